#if canImport(UIKit)
import TransitionCore

/// A step in the life of a run. There are only a few of them, never one per frame.
package enum RunStep: Equatable {
    /// The layers exist, and the run begins.
    case begin
    /// A finger or the app's code holds the run.
    case hold
    /// The run was released and plays to one of its ends.
    case letGo(finishing: Bool)
    /// The run has ended; UIKit and the app have not been notified.
    case end
    /// The run has ended, and UIKit and the app have been notified.
    case reportEnd(cancelled: Bool)
}

/// Observes the steps of a run.
@MainActor
protocol RunWatcher: AnyObject {
    /// Called when a run has reached a step.
    func run(_ run: ScrubbableRun, did step: RunStep)
}
#endif
