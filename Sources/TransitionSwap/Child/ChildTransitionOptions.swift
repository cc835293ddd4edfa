#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit

/// The behaviour of a row of children.
public struct ChildTransitionOptions: Sendable, Equatable {
    /// Where a swipe from one child to the next may begin. With `.off` children change only in code. A finger can still
    /// grab a change that plays, but cannot continue to another child.
    public var swipe: SwipeOrigin
    /// Whether a swipe continues from the last child to the first, and from the first to the last.
    public var wraps: Bool
    /// The number of fingers of a swipe, at least 1. Swipes from the edges use one finger.
    public var touches: ClosedRange<Int>
    /// Decides whether a released swipe finishes.
    public var release: ReleaseRule
    /// Decides when a cross-fade replaces the animator.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - swipe: Where a swipe from one child to the next may begin; nowhere by default.
    ///   - wraps: Whether a swipe continues from the last child to the first, and from the first to the last; false by
    ///     default.
    ///   - touches: The number of fingers of a swipe; one by default.
    ///   - release: Decides whether a released swipe finishes; by default from 40 % on, or after a flick.
    ///   - motion: Decides when a cross-fade replaces the animator; by default according to the system's settings.
    public init(
        swipe: SwipeOrigin = .off,
        wraps: Bool = false,
        touches: ClosedRange<Int> = 1...1,
        release: ReleaseRule = ReleaseRule(threshold: 0.4),
        motion: MotionPolicy = .system
    ) {
        self.swipe = swipe
        self.wraps = wraps
        self.touches = touches
        self.release = release
        self.motion = motion
    }
}
#endif
