#if canImport(UIKit)
import UIKit

/// The system's own swipe back recognisers, switched off while ours is on: two for one edge would fight.
@MainActor
final class SystemPopGestures {
    private var disabled: [Weak<UIGestureRecognizer>] = []
    private var watches: [GestureAction] = []

    /// Switches off those that are on. One that is recognising just now stays: switching it off would freeze the
    /// stack half-way.
    func disable(of navigationController: UINavigationController) {
        for recognizer in Self.all(of: navigationController)
        where recognizer.isEnabled && !Self.isAtWork(recognizer) {
            recognizer.isEnabled = false
            disabled.append(Weak(recognizer))
        }
    }

    /// Switches on again what was switched off.
    func restore() {
        let recognizers = disabled
        disabled = []
        for recognizer in recognizers { recognizer.object?.isEnabled = true }
    }

    /// Calls whenever a finger that swipes back by one of them is lifted or lost.
    func watch(of navigationController: UINavigationController, _ isOver: @escaping @MainActor () -> Void) {
        unwatch()
        watches = Self.all(of: navigationController).map { recognizer in
            GestureAction(on: recognizer) { [weak recognizer] in
                if let recognizer, !Self.isAtWork(recognizer) { isOver() }
            }
        }
    }

    /// Watches them no more.
    func unwatch() {
        for watch in watches { watch.remove() }
        watches = []
    }

    private static func isAtWork(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.state == .began || recognizer.state == .changed
    }

    private static func all(of navigationController: UINavigationController) -> [UIGestureRecognizer] {
        var recognizers = [navigationController.interactivePopGestureRecognizer]
        if #available(iOS 26.0, *) {
            recognizers.append(navigationController.interactiveContentPopGestureRecognizer)
        }
        return recognizers.compactMap { $0 }
    }
}
#endif
