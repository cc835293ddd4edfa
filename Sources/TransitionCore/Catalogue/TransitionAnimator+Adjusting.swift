import Foundation

// The code of the combinators is in the apps that use them, and in no others.
extension TransitionAnimator {
    /// The animator in reverse, with the two screens' roles exchanged: a cover becomes an uncover. Reversing twice
    /// restores the original.
    @_alwaysEmitIntoClient
    public var reversed: some TransitionAnimator { CatalogueAnimator.adjusting(self, turns: (false, true)) }

    /// The animator mirrored left to right. Mirroring twice restores the original.
    @_alwaysEmitIntoClient
    public var mirrored: some TransitionAnimator { CatalogueAnimator.adjusting(self, turns: (true, false)) }

    /// Returns the animator with another duration, in seconds. If the duration is not positive and finite, the change
    /// happens without animation.
    @_alwaysEmitIntoClient
    public func duration(_ seconds: TimeInterval) -> some TransitionAnimator {
        CatalogueAnimator.adjusting(self, duration: seconds)
    }

    /// Returns the animator with another timing and the same duration.
    @_alwaysEmitIntoClient
    public func timing(_ timing: Timing) -> some TransitionAnimator {
        CatalogueAnimator.adjusting(self, timing: timing)
    }

    /// The animator, applied to the whole window of a navigation controller, including all bars. The window moves as
    /// one picture, forward and backward, so bars move together with their screens. During a swipe back, the window
    /// moves over a picture of the screen below.
    ///
    /// The screens move in their container instead if there is no picture of the screen below (for example after a
    /// rotation), or if the navigation controller does not fill its window.
    @_alwaysEmitIntoClient
    public var wholeWindow: some TransitionAnimator {
        var info = info
        info.containers = [.navigation]
        return CatalogueAnimator.adjusting(self, info: info, movesWholeWindow: true)
    }

    /// The animator without flying elements: views with an id stay in their screens.
    @_alwaysEmitIntoClient
    public var withoutElements: some TransitionAnimator {
        CatalogueAnimator.adjusting(self, carriesElements: false)
    }

    /// Returns the animator with another name and description, for example for a registry.
    @_alwaysEmitIntoClient
    public func info(_ info: AnimatorInfo) -> some TransitionAnimator {
        CatalogueAnimator.adjusting(self, info: info)
    }
}
