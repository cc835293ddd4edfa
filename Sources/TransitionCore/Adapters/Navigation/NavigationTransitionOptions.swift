#if canImport(UIKit)
import UIKit

/// How a navigation controller's transitions behave; the defaults are the system's habits.
public struct NavigationTransitionOptions: Sendable, Equatable {
    /// Where a swipe back may begin.
    public enum SwipeBack: Sendable, Equatable {
        /// Where the system's own may: at the leading edge before iOS 26, anywhere in the content from iOS 26.
        case system
        /// At the leading edge of the screen. In the windows of iPadOS 26 a drag there resizes the window instead.
        case fromEdge
        /// Anywhere in the content, which goes first: a scroll view that has more to show keeps the finger. At the
        /// leading edge the swipe goes first.
        case fromAnywhere
        /// Nowhere.
        case off
    }

    /// Where a swipe back may begin.
    public var swipeBack: SwipeBack
    /// When a swipe that is let go of finishes.
    public var release: ReleaseDecision
    /// When a cross-fade takes the animator's place.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - swipeBack: Where a swipe back may begin; where the system's own may by default.
    ///   - release: When a swipe that is let go of finishes; half-way or a flick by default.
    ///   - motion: When a cross-fade takes the animator's place; as the system's settings say by default.
    public init(
        swipeBack: SwipeBack = .system,
        release: ReleaseDecision = ReleaseDecision(),
        motion: MotionPolicy = .system
    ) {
        self.swipeBack = swipeBack
        self.release = release
        self.motion = motion
    }
}
#endif
