#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionPlayback
import TransitionUIKit
import UIKit

/// The root that a window is about to lose, with everything that is presented over it.
///
/// A window that gets another root leaves presentations where they are, and keeps their controllers (F253). So they are
/// dismissed before. UIKit may complete that later, and then puts the old root's view back (F254); and it refuses while
/// it animates a presentation.
@MainActor
final class OldRoot {
    /// The longest time that UIKit may need to end what is on the way, in seconds.
    private static let longestWait = 3.0

    private let controller: UIViewController
    private weak var window: UIWindow?
    /// What is presented over the root and over its children, each screen before those above it.
    private let presented: [Presented]

    init?(of window: UIWindow) {
        guard let controller = window.rootViewController else { return nil }
        self.controller = controller
        self.window = window
        presented = Self.presented(over: controller)
    }

    private static func presented(over controller: UIViewController) -> [Presented] {
        var found: [Presented] = []
        // A child returns what a controller around it presents.
        if let next = controller.presentedViewController, next.presentingViewController === controller {
            found = [Presented(next)] + presented(over: next)
        }
        return found + controller.children.flatMap(presented)
    }

    /// Takes the keyboard from the root and from all that is presented over it.
    func resignResponder() {
        for controller in [controller] + presented.map(\.controller) { _ = KeyboardHold(leaving: controller) }
    }

    /// Dismisses what is presented over the root, as far as UIKit can do so now.
    func dismissPresented() {
        // Those above a screen go with it.
        for screen in presented where !screen.isOnTheWay {
            screen.controller.presentingViewController?.dismiss(animated: false)
        }
    }

    /// Removes what UIKit has left in the window, now and until nothing is on the way.
    func clear() {
        guard !removeRemains() else { return }
        let end = CACurrentMediaTime() + Self.longestWait
        TurnWatch.begin(.afterLayout) {
            if self.removeRemains() { return false }
            guard CACurrentMediaTime() >= end else { return true }
            for screen in self.presented { screen.presentation?.containerView?.removeFromSuperview() }
            return false
        }
    }

    /// - Returns: Whether nothing is left.
    private func removeRemains() -> Bool {
        // The app may have made it the root again.
        guard let window, window.rootViewController !== controller else { return true }
        dismissPresented()
        if let view = controller.viewIfLoaded, view.window === window, controller.parent == nil,
            controller.presentingViewController == nil
        {
            view.removeFromSuperview()
        }
        let left = presented.filter { $0.controller.presentingViewController != nil }
        for screen in left { screen.presentation?.containerView?.isHidden = true }
        return left.isEmpty
    }
}

/// A presented screen, and its presentation, which a screen that was dismissed does not have any more.
@MainActor
private struct Presented {
    let controller: UIViewController
    let presentation: UIPresentationController?

    init(_ controller: UIViewController) {
        self.controller = controller
        presentation = controller.presentationController
    }

    /// Whether the presentation has not begun, or is on its way, or the dismissal is.
    var isOnTheWay: Bool {
        guard presentation?.containerView != nil else { return true }
        guard let coordinator = controller.transitionCoordinator else { return false }
        return [.from, .to].contains { coordinator.viewController(forKey: $0) === controller }
    }
}
#endif
