#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The behaviour of a navigation controller's transitions. By default it is the same as that of the system's
/// transitions.
public struct NavigationTransitionOptions: Sendable, Equatable {
    /// Where a swipe back may begin. A swipe from the leading edge has precedence over all content, even if swipes may
    /// begin anywhere.
    public var swipe: SwipeOrigin
    /// Whether a swipe back may begin on a screen without a Back button: one that hides the button, replaces it with
    /// left bar button items, or has no navigation bar. The default is false, like the system's own swipe.
    ///
    /// On a screen with a `backAction`, a swipe performs the action and moves no screens, whatever the value of this
    /// property.
    public var allowsSwipeWithoutBackButton: Bool
    /// Decides whether a released swipe finishes.
    public var release: ReleaseRule
    /// Decides when a cross-fade replaces the animator.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - swipe: Where a swipe back may begin; by default in the area of the system's own swipe.
    ///   - allowsSwipeWithoutBackButton: Whether a swipe back may begin on a screen without a Back button; false by
    ///     default, like the system's own swipe.
    ///   - release: Decides whether a released swipe finishes; by default from half-way on, or after a flick.
    ///   - motion: Decides when a cross-fade replaces the animator; by default according to the system's settings.
    public init(
        swipe: SwipeOrigin = .systemDefault,
        allowsSwipeWithoutBackButton: Bool = false,
        release: ReleaseRule = ReleaseRule(),
        motion: MotionPolicy = .system
    ) {
        self.swipe = swipe
        self.allowsSwipeWithoutBackButton = allowsSwipeWithoutBackButton
        self.release = release
        self.motion = motion
    }
}
#endif
