#if canImport(UIKit)
import UIKit

/// A swipe that has asked UIKit for a change which UIKit may begin a turn later, or not at all.
@MainActor
final class PendingSwipe {
    /// How the finger was lifted, if it was.
    private(set) var earlyRelease: (finishes: Bool, velocity: Double)?

    /// The finger is up. If UIKit has not begun within two turns it never will.
    func release(finishes: Bool, velocity: Double, giveUp: @escaping @MainActor @Sendable () -> Void) {
        earlyRelease = (finishes, velocity)
        MainQueue.inNextTurn { MainQueue.inNextTurn(giveUp) }
    }
}
#endif
