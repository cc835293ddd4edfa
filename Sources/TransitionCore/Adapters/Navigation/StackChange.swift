#if canImport(UIKit)
import UIKit

/// A change of a navigation stack, remembered for the case that it is cancelled: UIKit takes a cancelled push or pop
/// back, but after a cancelled `setViewControllers` both the old and the new top stay on the stack.
@MainActor
struct StackChange {
    /// The stack that the change began with.
    let before: [UIViewController]
    /// The stack that it was to lead to.
    let after: [UIViewController]
    let from: UIViewController
    let to: UIViewController
    let isPop: Bool

    /// Puts the old stack back if what is there is UIKit's leftover. What the app has changed meanwhile stays.
    func undo(on navigationController: UINavigationController) {
        let now = navigationController.viewControllers
        guard before.last === from, !Self.same(now, before) else { return }
        guard Self.same(now, after + [from]) || Self.same(now, before + [to]) else { return }
        // Nobody tells of a change below the top, so what is remembered may be out of date. No screen but the one that
        // did not come may get lost.
        guard now.allSatisfy({ screen in (!isPop && screen === to) || before.contains { $0 === screen } }) else {
            return
        }
        navigationController.setViewControllers(before, animated: false)
    }

    private static func same(_ one: [UIViewController], _ other: [UIViewController]) -> Bool {
        one.elementsEqual(other, by: ===)
    }
}
#endif
