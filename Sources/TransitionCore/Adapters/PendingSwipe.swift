#if canImport(UIKit)
    import UIKit

    /// A swipe that has asked UIKit for a change which UIKit may begin a turn later, or not at all.
    @MainActor
    final class PendingSwipe {
        /// How the finger was lifted, if it was.
        private(set) var earlyRelease: (finishes: Bool, velocity: Double)?
        private var ticker: FrameTicker?

        /// The finger is up. If UIKit has not begun by the frame after the next it never will.
        func release(finishes: Bool, velocity: Double, giveUp: @escaping @MainActor () -> Void) {
            earlyRelease = (finishes, velocity)
            var frames = 0
            ticker = FrameTicker {
                frames += 1
                if frames == 2 { giveUp() }
                return frames < 2
            }
        }
    }
#endif
