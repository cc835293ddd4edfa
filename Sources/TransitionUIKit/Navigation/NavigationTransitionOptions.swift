#if canImport(UIKit)
import TransitionCore
import UIKit

/// How a navigation controller's transitions behave; the defaults are those of the system.
public struct NavigationTransitionOptions: Sendable, Equatable {
    /// Where a swipe back may begin. At the leading edge it has precedence over all content, even if it may begin
    /// anywhere.
    public var swipeBack: SwipeOrigin
    /// Whether a swipe back may begin on a screen without a Back button: one that hides the button, has left items in its
    /// place, or has no navigation bar. By default it may not, like the system's own swipe.
    ///
    /// A screen with a `backAction` is never popped by a swipe, whatever this says: a swipe that would go back performs
    /// the action, and the screens stay where they are.
    public var allowsSwipeWithoutBackButton: Bool
    /// When a swipe finishes after its finger was lifted.
    public var release: ReleaseDecision
    /// When a cross-fade replaces the animator.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - swipeBack: Where a swipe back may begin; by default where the system's own may.
    ///   - allowsSwipeWithoutBackButton: Whether a swipe back may begin on a screen without a Back button; false by
    ///     default, as with the system's own.
    ///   - release: When a swipe finishes after its finger was lifted; half-way or with a flick by default.
    ///   - motion: When a cross-fade replaces the animator; by default as the system's settings say.
    public init(
        swipeBack: SwipeOrigin = .systemDefault,
        allowsSwipeWithoutBackButton: Bool = false,
        release: ReleaseDecision = ReleaseDecision(),
        motion: MotionPolicy = .system
    ) {
        self.swipeBack = swipeBack
        self.allowsSwipeWithoutBackButton = allowsSwipeWithoutBackButton
        self.release = release
        self.motion = motion
    }
}
#endif
