import Foundation

extension TransitionAnimator {
    /// Played backwards with the two screens' roles exchanged: a cover becomes an uncover. Twice reversed is the same
    /// again.
    public var reversed: AdjustedAnimator { adjusted { $0.isReversed.toggle() } }

    /// Mirrored left-right. Twice mirrored is the same again.
    public var mirrored: AdjustedAnimator { adjusted { $0.isMirrored.toggle() } }

    /// The same with another duration, in seconds. With a duration that is not above 0 the change happens at once.
    public func duration(_ seconds: TimeInterval) -> AdjustedAnimator { adjusted { $0.duration = seconds } }

    /// The same with another timing and the same duration.
    public func timing(_ timing: Timing) -> AdjustedAnimator { adjusted { $0.timing = timing } }

    /// The same for the whole window of a navigation controller, including its bars and those of containers around it:
    /// the window moves as one picture, forward and backward, so that bars which differ from screen to screen do not
    /// tear. A swipe back moves the screen over a picture of the one below.
    ///
    /// Where this is not possible, the screens move in their container: if there is no picture of the screen below (for
    /// example after a rotation), or if the navigation controller does not fill its window.
    public var wholeWindow: AdjustedAnimator {
        adjusted {
            $0.movesWholeWindow = true
            $0.info.containers = [.navigation]
        }
    }

    /// The same with another name and description, as needed for a registry.
    public func described(as info: AnimatorInfo) -> AdjustedAnimator { adjusted { $0.info = info } }

    private func adjusted(_ change: (inout AdjustedAnimator) -> Void) -> AdjustedAnimator {
        var animator = AdjustedAnimator(self)
        change(&animator)
        return animator
    }
}
