import Foundation

extension TransitionAnimator {
    /// Run backwards with the parts exchanged: a cover becomes an uncover. Twice reversed is the same again.
    public var reversed: AdjustedAnimator { AdjustedAnimator(self, change: .reversed) }

    /// Mirrored left-right. Twice mirrored is the same again.
    public var mirrored: AdjustedAnimator { AdjustedAnimator(self, change: .mirrored) }

    /// The same in another time, in seconds. One that is not above 0 makes the change happen at once.
    public func duration(_ seconds: TimeInterval) -> AdjustedAnimator { adjusted { $0.duration = seconds } }

    /// The same with another timing, in the same time.
    public func timing(_ timing: Timing) -> AdjustedAnimator { adjusted { $0.timing = timing } }

    /// The same for the whole window of a navigation controller, its bars and those around it included: all of it moves as
    /// one picture, both ways, so that bars which differ from screen to screen do not tear. A swipe back moves the screen
    /// over a picture of the one below.
    ///
    /// Where that cannot be (no picture of the screen below, after a rotation for one, or a navigation controller that does
    /// not fill its window) the screens move in their container.
    public var wholeWindow: AdjustedAnimator {
        adjusted {
            $0.movesWholeWindow = true
            $0.info.containers = [.navigation]
        }
    }

    /// The same under another name and description, as a registry needs it.
    public func described(as info: AnimatorInfo) -> AdjustedAnimator { adjusted { $0.info = info } }

    private func adjusted(_ change: (inout AdjustedAnimator) -> Void) -> AdjustedAnimator {
        var animator = AdjustedAnimator(self)
        change(&animator)
        return animator
    }
}
