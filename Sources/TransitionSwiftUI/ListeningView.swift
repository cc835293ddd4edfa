#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// An invisible view that observes the changes of all containers around it.
final class ListeningView: UIView {
    /// Called with the progress and the outcome of each change around this view.
    var hear: TransitionObserver
    private var heard: [Weak<UIViewController>] = []

    init(_ hear: @escaping TransitionObserver) {
        self.hear = hear
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        look()
    }

    /// Finds the containers around the view. The view keeps observing them while it is outside its window, because
    /// UIKit removes a screen from the window before the change is over.
    func look() {
        guard window != nil else { return }
        let found = containers
        for old in heard.compactMap(\.object) where !found.contains(where: { $0 === old }) {
            TransitionFeed.known(on: old)?.unsubscribe(self)
        }
        heard = found.map { Weak($0) }
        for container in found {
            TransitionFeed.of(container).subscribe(self, events: { [weak self] in self?.hear($0) })
        }
    }

    /// The navigation controllers, the tab bar controllers and the presented screen around the view, the innermost
    /// first.
    private var containers: [UIViewController] {
        var responder: UIResponder? = self
        while let next = responder?.next, !(next is UIViewController) { responder = next }
        var controller = responder?.next as? UIViewController
        var found: [UIViewController] = []
        while let current = controller {
            let isPresented = current.parent == nil && current.presentingViewController != nil
            if isPresented || current is UINavigationController || current is UITabBarController {
                found.append(current)
            }
            controller = current.parent
        }
        return found
    }
}
#endif
