#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// One change of a container's child: it moves controllers and views in and out, and calls them in UIKit's order.
///
/// A container that forwards appearance callbacks automatically calls none itself: its children appear and disappear
/// as their views join and leave the window. For a container that forwards by hand this change makes the calls (F244).
@MainActor
final class ChildChange {
    let from: UIViewController?
    let to: UIViewController
    let view: UIView
    let step: TabStep
    let isSwipe: Bool
    private weak var container: UIViewController?
    private var requests: [ChildRequest]
    /// The driver of the transition; nil for a change without animation.
    weak var driver: TransitionDriver?
    /// UIKit's page curl that plays the change; nil for most changes.
    weak var curl: PageCurl?
    /// Whether another change has come before the end.
    var isReplaced = false
    /// Whether the arriving controller was a child before the change.
    private var wasChild = false
    /// Whether the children's appearance callbacks are up to this change.
    private var callsChildren = false
    /// Whether the view clips its subviews only during the change.
    private var clips = false
    /// What the arriving view was like before the change.
    private var former: (frame: CGRect, mask: UIView.AutoresizingMask)?

    init(_ request: ChildRequest, from: UIViewController?, in container: UIViewController, step: TabStep) {
        self.from = from
        to = request.child
        view = request.view
        self.step = step
        isSwipe = request.isSwipe
        self.container = container
        requests = [request]
    }

    /// Another request for the same child waits for the end of this change.
    func add(_ request: ChildRequest) { requests.append(request) }

    func conclude(_ outcome: ChildTransitionOutcome) {
        let requests = requests
        self.requests = []
        for request in requests { request.conclude(isReplaced ? .replaced : outcome) }
    }

    // MARK: Begin

    /// Adds the child and its view.
    func begin(animated: Bool) {
        addChild(animated: animated)
        if animated, !view.clipsToBounds, view.layer.shadowOpacity == 0 {
            view.clipsToBounds = true
            clips = true
        }
        UIView.performWithoutAnimation { addView() }
    }

    /// Adds the child, and replaces the views at once. UIKit curls from the one content of the view to the other.
    func begin(_ curl: PageCurl, onEnd: @escaping @MainActor () -> Void) {
        self.curl = curl
        addChild(animated: true)
        curl.play(
            in: view,
            change: {
                UIView.performWithoutAnimation {
                    self.addView()
                    self.remove(self.from)
                }
            }, onEnd: onEnd)
    }

    private func addChild(animated: Bool) {
        guard let container else { return }
        from?.willMove(toParent: nil)
        wasChild = to.parent === container
        if !wasChild { container.addChild(to) }
        callsChildren = view.window != nil && !container.shouldAutomaticallyForwardAppearanceMethods
        if to.isViewLoaded, let arriving = to.view { former = (arriving.frame, arriving.autoresizingMask) }
        to.loadViewIfNeeded()
        if callsChildren {
            from?.beginAppearanceTransition(false, animated: animated)
            to.beginAppearanceTransition(true, animated: animated)
        }
    }

    private func addView() {
        guard let arriving = to.viewIfLoaded else { return }
        arriving.translatesAutoresizingMaskIntoConstraints = true
        arriving.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if arriving.transform.isIdentity { arriving.frame = view.bounds }
        if let leaving = from?.viewIfLoaded, leaving.superview === view {
            view.insertSubview(arriving, aboveSubview: leaving)
        } else {
            view.addSubview(arriving)
        }
    }

    // MARK: End

    /// Removes the child that has left, or brings everything back. Also if the container was freed.
    func end(completed: Bool, animated: Bool) {
        if clips { view.clipsToBounds = false }
        if completed { finish() } else { cancel(animated: animated) }
    }

    private func finish() {
        remove(from)
        if callsChildren {
            from?.endAppearanceTransition()
            to.endAppearanceTransition()
        }
        if let from, from.parent === container { from.removeFromParent() }
        if !wasChild, let container, to.parent === container { to.didMove(toParent: container) }
        announce()
    }

    private func cancel(animated: Bool) {
        let leaves = !wasChild && to.parent === container
        if leaves { to.willMove(toParent: nil) }
        if callsChildren { to.beginAppearanceTransition(false, animated: animated) }
        remove(to)
        if let former, let arriving = to.viewIfLoaded, arriving.superview == nil {
            arriving.autoresizingMask = former.mask
            if arriving.transform.isIdentity { arriving.frame = former.frame }
        }
        if callsChildren {
            to.endAppearanceTransition()
            from?.beginAppearanceTransition(true, animated: animated)
            from?.endAppearanceTransition()
        }
        if leaves { to.removeFromParent() }
        guard let from, let container, from.parent === container else { return }
        // It was called before that it leaves.
        from.willMove(toParent: container)
        from.didMove(toParent: container)
    }

    private func remove(_ controller: UIViewController?) {
        if let view = controller?.viewIfLoaded, view.superview === self.view { view.removeFromSuperview() }
    }

    /// Moves VoiceOver to the child that replaces another one. UIKit does this only for its own containers (F124).
    private func announce() {
        guard from != nil, let window = view.window, let shown = to.viewIfLoaded, shown.superview === view else {
            return
        }
        let (size, all) = (view.bounds.size, window.bounds.size)
        let isMost = size.width * size.height * 2 >= all.width * all.height
        UIAccessibility.post(notification: isMost ? .screenChanged : .layoutChanged, argument: shown)
    }
}
#endif
