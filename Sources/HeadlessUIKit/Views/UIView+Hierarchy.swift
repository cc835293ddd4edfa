import Foundation

extension UIView {
    func place(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot be added to itself or to a view in it")
        let isHere = view.parentView === self
        let announced = viewWindow
        if isHere {
            children.removeAll { $0 === view }
        } else {
            view.willMove(toSuperview: self)
            if view.currentWindow !== announced { view.tellWillMove(to: announced) }
            view.quitSuperview()
        }
        let place = max(0, min(index, children.count))
        // Layers that are not views' stay where they are; the view goes right after the view behind it.
        let behind = place > 0 ? children[place - 1].ownLayer : nil
        children.insert(view, at: place)
        view.parentView = self
        if let behind {
            ownLayer.insertSublayer(view.ownLayer, above: behind)
        } else if children.count > 1 {
            ownLayer.insertSublayer(view.ownLayer, below: children[1].ownLayer)
        } else if isHere {
            ownLayer.insertSublayer(view.ownLayer, at: 0)
        } else {
            ownLayer.addSublayer(view.ownLayer)
        }
        guard !isHere else { return }
        view.enter(viewWindow)
        // F132: this view may have left its window in a call that announced it.
        if announced != nil, viewWindow == nil { view.tellMissed() }
        view.didMoveToSuperview()
        didAddSubview(view)
        if view.tint == nil { view.tintChanged() }
        view.safeAreaCheck()
    }

    func place(_ view: UIView, nextTo sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        if view.parentView === self { children.removeAll { $0 === view } }
        let index = children.firstIndex { $0 === sibling }.map { $0 + offset } ?? children.count
        if view.parentView === self { children.insert(view, at: min(index, children.count)) }
        place(view, at: index)
    }

    func swapChildren(_ one: Int, _ other: Int) {
        guard one != other, children.indices.contains(one), children.indices.contains(other) else { return }
        let (low, high) = (children[min(one, other)], children[max(one, other)])
        place(high, at: min(one, other))
        place(low, at: max(one, other))
    }

    func leaveSuperview() {
        guard parentView != nil else { return }
        willMove(toSuperview: nil)
        if currentWindow != nil { tellWillMove(to: nil) }
        quitSuperview()
        enter(nil)
        didMoveToSuperview()
    }

    private func quitSuperview() {
        guard let parentView else { return }
        parentView.willRemoveSubview(self)
        parentView.children.removeAll { $0 === self }
        ownLayer.removeFromSuperlayer()
        self.parentView = nil
    }

    /// The window that subviews of this view are in.
    private var viewWindow: UIWindow? { self as? UIWindow ?? currentWindow }

    private func tellWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        owner?.ownedViewWillMove(to: window)
        for view in children { view.tellWillMove(to: window) }
    }

    private func tellMissed() {
        owner?.ownedViewDidMissWindow()
        for view in children { view.tellMissed() }
    }

    private func enter(_ window: UIWindow?) {
        guard currentWindow !== window else { return }
        currentWindow = window
        if window == nil, isFirstResponder, Headless.assumptions.removedViewsResign { resignFirstResponder() }
        didMoveToWindow()
        owner?.ownedViewDidMove(to: window)
        for view in children { view.enter(window) }
    }

    func tintChanged() {
        tintColorDidChange()
        for view in children where view.tint == nil { view.tintChanged() }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        guard !(recognizers ?? []).contains(where: { $0 === recognizer }) else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers = (recognizers ?? []) + [recognizer]
        recognizer.home = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers?.firstIndex(where: { $0 === recognizer }) else { return }
        recognizers?.remove(at: index)
        if recognizers?.isEmpty == true { recognizers = nil }
        recognizer.home = nil
    }

    /// The direction in which a view with the attribute runs in an environment.
    @discardableResult
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
