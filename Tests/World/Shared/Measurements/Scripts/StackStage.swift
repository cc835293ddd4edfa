import UIKit

/// A navigation controller with two screens, whose delegate hands out what a measurement wants.
@MainActor
public struct StackStage {
    public let root = Screen("root")
    public let top = Screen("top")
    public let navigation: UINavigationController
    public let delegate: ScriptedNavigationDelegate

    /// Shows both screens; then the delegate comes.
    public init(
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

    public func pop() { navigation.popViewController(animated: true) }
}
