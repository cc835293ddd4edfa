import Foundation

extension TransitionAnimator {
    /// The animator in reverse, with the two screens' roles exchanged: a cover becomes an uncover. Reversing twice
    /// restores the original.
    public var reversed: some TransitionAnimator { adjusted { $0.isReversed.toggle() } }

    /// The animator mirrored left to right. Mirroring twice restores the original.
    public var mirrored: some TransitionAnimator { adjusted { $0.isMirrored.toggle() } }

    /// Returns the animator with another duration, in seconds. If the duration is not positive and finite, the change
    /// happens without animation.
    public func duration(_ seconds: TimeInterval) -> some TransitionAnimator { adjusted { $0.duration = seconds } }

    /// Returns the animator with another timing and the same duration.
    public func timing(_ timing: Timing) -> some TransitionAnimator { adjusted { $0.timing = timing } }

    /// The animator, applied to the whole window of a navigation controller, including all bars. The window moves as
    /// one picture, forward and backward, so bars move together with their screens. During a swipe back, the window
    /// moves over a picture of the screen below.
    ///
    /// The screens move in their container instead if there is no picture of the screen below (for example after a
    /// rotation), or if the navigation controller does not fill its window.
    public var wholeWindow: some TransitionAnimator {
        adjusted {
            $0.movesWholeWindow = true
            $0.info.containers = [.navigation]
        }
    }

    /// The animator without flying elements: views with an id stay in their screens.
    public var withoutElements: some TransitionAnimator { adjusted { $0.carriesElements = false } }

    /// Returns the animator with another name and description, for example for a registry.
    public func info(_ info: AnimatorInfo) -> some TransitionAnimator { adjusted { $0.info = info } }

    private func adjusted(_ change: (inout AdjustedAnimator) -> Void) -> AdjustedAnimator {
        var animator = AdjustedAnimator(self)
        change(&animator)
        return animator
    }
}
