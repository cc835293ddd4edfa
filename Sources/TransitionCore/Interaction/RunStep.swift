/// A step in the life of a run.
package enum RunStep: Equatable {
    /// The layers exist, and the run begins.
    case begin
    /// The fraction that the layers show, 0 to 1: once a frame while the run plays, and at every movement of a finger.
    case progress(Double)
    /// A finger or the app's code holds the run.
    case hold
    /// The run was released and plays to one of its ends.
    case letGo(finishing: Bool)
    /// The run has ended; UIKit and the app have not been notified.
    case end
    /// The run has ended, and UIKit and the app have been notified.
    case reportEnd(cancelled: Bool)
}
