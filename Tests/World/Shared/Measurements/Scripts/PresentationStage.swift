import UIKit

/// A screen, and one to present on it with an animator that a measurement scripts.
@MainActor
public struct PresentationStage {
    public let root: Screen
    public let detail: Screen
    public let animator = ScriptedAnimator()
    public let delegate: ScriptedModalDelegate

    public init(_ trial: Trial, _ style: UIModalPresentationStyle, log: Log? = nil) async throws {
        root = Screen("root", log: log)
        detail = Screen("detail", log: log)
        delegate = ScriptedModalDelegate(animator)
        detail.modalPresentationStyle = style
        detail.transitioningDelegate = delegate
        try await trial.show(root)
        _ = log?.take()
    }
}
