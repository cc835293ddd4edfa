#if canImport(UIKit)
import UIKit

/// How a tab bar controller's transitions behave.
public struct TabTransitionOptions: Sendable, Equatable {
    /// What a tap on the bar, or a selection in code, does.
    public enum Taps: Sendable, Equatable {
        /// The animator plays.
        case animated
        /// The tab is there at once, without the cross-fade that the system has from iOS 18 on; only swipes play the
        /// animator. What a rule answers nil for is left to UIKit with taps of either kind.
        case immediate
    }

    /// What a tap on the bar, or a selection in code, does.
    public var taps: Taps
    /// Where a swipe between tabs may begin.
    public var swipe: SwipeOrigin
    /// Whether a swipe goes from the last tab to the first, and back.
    public var wraps: Bool
    /// How many fingers make a swipe; at least 1. Swipes from the edges are made with one.
    public var touches: ClosedRange<Int>
    /// When a swipe that is let go of finishes.
    public var release: ReleaseDecision
    /// When a cross-fade takes the animator's place.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - taps: What a tap on the bar, or a selection in code, does; it plays the animator by default.
    ///   - swipe: Where a swipe between tabs may begin; anywhere by default.
    ///   - wraps: Whether a swipe goes from the last tab to the first, and back; not by default.
    ///   - touches: How many fingers make a swipe; one by default.
    ///   - release: When a swipe that is let go of finishes; from 40 % on or with a flick by default.
    ///   - motion: When a cross-fade takes the animator's place; as the system's settings say by default.
    public init(
        taps: Taps = .animated,
        swipe: SwipeOrigin = .fromAnywhere,
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
