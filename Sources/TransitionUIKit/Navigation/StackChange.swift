#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A change of a navigation stack, with the information to undo it after a cancellation. UIKit restores the stack after
/// a cancelled push or pop. After a cancelled `setViewControllers`, it leaves both the old and the new top screen on
/// the stack.
@MainActor
struct StackChange {
    /// The stack before the change.
    let before: [UIViewController]
    /// The stack after the change.
    let after: [UIViewController]
    let from: UIViewController
    let to: UIViewController
    let isPop: Bool

    /// Restores the old stack if the current stack is what UIKit leaves after a cancelled change. If the app has
    /// changed the stack, this method does nothing.
    func undo(on navigationController: UINavigationController) {
        let now = navigationController.viewControllers
        guard before.last === from, !Self.same(now, before) else { return }
        guard Self.same(now, after + [from]) || Self.same(now, before + [to]) else { return }
        // UIKit does not report changes below the top screen, so ``before`` may be outdated. Only the screen that did
        // not arrive may be removed.
        guard now.allSatisfy({ screen in (!isPop && screen === to) || before.contains { $0 === screen } }) else {
            return
        }
        navigationController.setViewControllers(before, animated: false)
    }

    /// Whether the change only adds screens, so that a pop can restore the old stack.
    var onlyAdds: Bool { !isPop && after.count > before.count && Self.same(Array(after.prefix(before.count)), before) }

    /// Pops a push that has finished, unless the stack has changed again. UIKit and its delegate treat it as a pop.
    func takeBack(on navigationController: UINavigationController) {
        guard Self.same(navigationController.viewControllers, after), before.last === from else { return }
        UIView.performWithoutAnimation {
            navigationController.popToViewController(from, animated: false)
            // Lays out before the pushed screen becomes visible, because UIKit has already placed it.
            navigationController.view.layoutIfNeeded()
        }
    }

    private static func same(_ one: [UIViewController], _ other: [UIViewController]) -> Bool {
        one.elementsEqual(other, by: ===)
    }
}
#endif
