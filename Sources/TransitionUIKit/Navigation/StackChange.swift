#if canImport(UIKit)
import TransitionCore
import UIKit

/// A change of a navigation stack, noted in case it is cancelled: UIKit restores the stack after a cancelled push or
/// pop, but after a cancelled `setViewControllers` both the old and the new top screen stay on it.
@MainActor
struct StackChange {
    /// The stack before the change.
    let before: [UIViewController]
    /// The stack that the change was to lead to.
    let after: [UIViewController]
    let from: UIViewController
    let to: UIViewController
    let isPop: Bool

    /// Restores the old stack if the present one is what UIKit leaves after a cancelled change. A stack that the app
    /// has changed in the meantime stays.
    func undo(on navigationController: UINavigationController) {
        let now = navigationController.viewControllers
        guard before.last === from, !Self.same(now, before) else { return }
        guard Self.same(now, after + [from]) || Self.same(now, before + [to]) else { return }
        // UIKit does not report changes below the top screen, so ``before`` may be out of date. No screen may get lost
        // except the one that did not arrive.
        guard now.allSatisfy({ screen in (!isPop && screen === to) || before.contains { $0 === screen } }) else {
            return
        }
        navigationController.setViewControllers(before, animated: false)
    }

    /// Whether the change only adds screens, so that the old stack can be had again.
    var onlyAdds: Bool { !isPop && after.count > before.count && Self.same(Array(after.prefix(before.count)), before) }

    /// Takes a push back that has finished, unless the stack has changed again. UIKit and its delegate hear of it as of
    /// a pop.
    func takeBack(on navigationController: UINavigationController) {
        guard Self.same(navigationController.viewControllers, after), before.last === from else { return }
        UIView.performWithoutAnimation {
            navigationController.popToViewController(from, animated: false)
            // Before the pushed screen is seen, which is in its place since UIKit has finished.
            navigationController.view.layoutIfNeeded()
        }
    }

    private static func same(_ one: [UIViewController], _ other: [UIViewController]) -> Bool {
        one.elementsEqual(other, by: ===)
    }
}
#endif
