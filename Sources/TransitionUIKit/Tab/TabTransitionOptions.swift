#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The behaviour of a tab bar controller's transitions.
public struct TabTransitionOptions: Sendable, Equatable {
    /// The behaviour of taps on the bar and selections in code.
    public enum Taps: Sendable, Equatable {
        /// The animator plays.
        case animated
        /// The tab appears immediately, without the system's cross-fade since iOS 18. Only swipes play the animator. If
        /// the rule returns nil for a change, UIKit makes this change, as with ``animated``.
        case immediate
    }

    /// The behaviour of taps on the bar and selections in code.
    public var taps: Taps
    /// Where a swipe between tabs may begin. With `.off` tabs change only by taps and in code. A finger can still grab
    /// a change that plays, but cannot continue to another tab.
    public var swipe: SwipeOrigin
    /// Whether a swipe continues from the last tab to the first, and from the first to the last.
    public var wraps: Bool
    /// The number of fingers of a swipe, at least 1. Swipes from the edges use one finger.
    public var touches: ClosedRange<Int>
    /// Decides whether a released swipe finishes.
    public var release: ReleaseRule
    /// Decides when a cross-fade replaces the animator.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - taps: The behaviour of taps on the bar and selections in code; by default the animator plays.
    ///   - swipe: Where a swipe between tabs may begin; nowhere by default, because the system has no such swipe.
    ///   - wraps: Whether a swipe continues from the last tab to the first, and from the first to the last; false by
    ///     default.
    ///   - touches: The number of fingers of a swipe; one by default.
    ///   - release: Decides whether a released swipe finishes; by default from 40 % on, or after a flick.
    ///   - motion: Decides when a cross-fade replaces the animator; by default according to the system's settings.
    public init(
        taps: Taps = .animated,
        swipe: SwipeOrigin = .off,
        wraps: Bool = false,
        touches: ClosedRange<Int> = 1...1,
        release: ReleaseRule = ReleaseRule(threshold: 0.4),
        motion: MotionPolicy = .system
    ) {
        self.taps = taps
        self.swipe = swipe
        self.wraps = wraps
        self.touches = touches
        self.release = release
        self.motion = motion
    }
}
#endif
