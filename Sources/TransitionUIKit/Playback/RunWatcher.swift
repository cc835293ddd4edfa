#if canImport(UIKit)
import TransitionCore

/// A turn in the life of a run: there are a few of them, and never one a frame.
package enum RunStep: Equatable {
    /// There are layers to move.
    case begin
    /// Somebody leads it from here on.
    case hold
    /// Nobody leads it any more, and it plays what is left.
    case letGo(finishing: Bool)
    /// It is over, and nobody else knows yet.
    case end
    /// It is over, and UIKit and the app know.
    case reportEnd(cancelled: Bool)
}

/// Hears what becomes of a run.
@MainActor
protocol RunWatcher: AnyObject {
    /// A run has come to a step.
    func run(_ run: ScrubbableRun, did step: RunStep)
}
#endif
