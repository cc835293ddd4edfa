import UIKit

/// A navigation controller with two screens, whose delegate hands out what a measurement wants.
@MainActor
struct StackStage {
    let root = Screen("root")
    let top = Screen("top")
    let navigation: UINavigationController
    let delegate: ScriptedNavigationDelegate

    /// Shows both screens; then the delegate comes.
    init(
        _ trial: Trial, _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) async throws {
        navigation = UINavigationController(rootViewController: root)
        delegate = ScriptedNavigationDelegate(animator)
        try await trial.show(navigation)
        navigation.pushViewController(top, animated: false)
        try await trial.settle()
        delegate.interaction = interaction
        navigation.delegate = delegate
    }

    func pop() { navigation.popViewController(animated: true) }
}
