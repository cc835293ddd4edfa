#if canImport(UIKit)
import UIKit

/// How a navigation controller's transitions behave; the defaults are the system's habits.
public struct NavigationTransitionOptions: Sendable, Equatable {
    /// Where a swipe back may begin. At the leading edge it goes before all content, also where it may begin anywhere.
    public var swipeBack: SwipeOrigin
    /// When a swipe that is let go of finishes.
    public var release: ReleaseDecision
    /// When a cross-fade takes the animator's place.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - swipeBack: Where a swipe back may begin; where the system's own may by default.
    ///   - release: When a swipe that is let go of finishes; half-way or a flick by default.
    ///   - motion: When a cross-fade takes the animator's place; as the system's settings say by default.
    public init(
        swipeBack: SwipeOrigin = .systemDefault,
        release: ReleaseDecision = ReleaseDecision(),
        motion: MotionPolicy = .system
    ) {
        self.swipeBack = swipeBack
        self.release = release
        self.motion = motion
    }
}
#endif
