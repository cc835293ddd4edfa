import UIKit

/// A tab bar controller with three tabs, whose delegate hands out what a measurement wants.
@MainActor
public struct TabStage {
    public let screens: [Screen]
    public let tabs = UITabBarController(nibName: nil, bundle: nil)
    /// nil if there is no animator to hand out.
    public let delegate: ScriptedTabDelegate?

    public init(_ trial: Trial, _ animator: (any UIViewControllerAnimatedTransitioning)?, log: Log? = nil) async throws
    {
        screens = ["a", "b", "c"].map { Screen($0, log: log) }
        delegate = animator.map { ScriptedTabDelegate($0) }
        tabs.viewControllers = screens
        tabs.delegate = delegate
        try await trial.show(tabs)
        _ = log?.take()
    }
}
