#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit

/// The state and the reversal of a screen's transition, for a presentation that follows the app's state.
extension ContainerSession {
    /// The state of the screen's transition.
    enum ScreenMotion: Equatable {
        /// No transition.
        case resting
        /// UIKit has requested an animator and has not begun the transition.
        case waiting
        /// A finger or the app's code holds the transition.
        case held
        /// The transition plays: forward for a presentation, backward for a dismissal.
        case playing(TransitionDirection)
    }

    /// The state of the screen's transition.
    var motion: ScreenMotion {
        guard let current, !current.run.isOver else { return .resting }
        if current.isWaiting { return .waiting }
        return current.run.isHeld ? .held : .playing(current.direction)
    }

    /// Reverses the transition that plays, as a finger would.
    ///
    /// - Returns: Whether the screen moves in the requested direction.
    func turn(towardsPresented: Bool) -> Bool {
        guard let current, current.isGrabbable else { return false }
        let finishes = (current.direction == .forward) == towardsPresented
        if current.run.isFinishing == finishes { return true }
        guard current.grab() != nil else { return false }
        current.release(finishes: finishes, velocity: 0)
        return true
    }
}
#endif
