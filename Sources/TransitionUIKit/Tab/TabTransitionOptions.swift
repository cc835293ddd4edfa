#if canImport(UIKit)
import TransitionCore
import UIKit

/// How a tab bar controller's transitions behave.
public struct TabTransitionOptions: Sendable, Equatable {
    /// What happens after a tap on the bar or a selection in code.
    public enum Taps: Sendable, Equatable {
        /// The animator plays.
        case animated
        /// The tab is shown at once, without the system's cross-fade from iOS 18 on; only swipes play the animator. A
        /// change for which a rule returns nil is left to UIKit in both cases.
        case immediate
    }

    /// What happens after a tap on the bar or a selection in code.
    public var taps: Taps
    /// Where a swipe between tabs may begin. `.off` leaves taps and selections in code. A finger may then still take hold
    /// of a change that plays, but goes on to no other tab.
    public var swipe: SwipeOrigin
    /// Whether a swipe goes on from the last tab to the first, and from the first to the last.
    public var wraps: Bool
    /// The number of fingers of a swipe; at least 1. Swipes from the edges use one finger.
    public var touches: ClosedRange<Int>
    /// When a swipe finishes after its finger was lifted.
    public var release: ReleaseDecision
    /// When a cross-fade replaces the animator.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - taps: What happens after a tap on the bar or a selection in code; the animator plays by default.
    ///   - swipe: Where a swipe between tabs may begin; nowhere by default, as the system has no such swipe.
    ///   - wraps: Whether a swipe goes on from the last tab to the first, and from the first to the last; not by
    ///     default.
    ///   - touches: The number of fingers of a swipe; one by default.
    ///   - release: When a swipe finishes after its finger was lifted; from 40 % on or with a flick by default.
    ///   - motion: When a cross-fade replaces the animator; by default as the system's settings say.
    public init(
        taps: Taps = .animated,
        swipe: SwipeOrigin = .off,
        wraps: Bool = false,
        touches: ClosedRange<Int> = 1...1,
        release: ReleaseDecision = ReleaseDecision(threshold: 0.4),
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
