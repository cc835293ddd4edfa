import TransitionCore

/// A hand sweeps once around the clock, and the new screen is behind it.
public struct ClockAnimator: TransitionAnimator {
    /// A clock whose hand goes once around.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "clock", title: "Clock", tags: [.clip, .film, .reveal],
            summary: "A hand sweeps once around the clock and leaves the new screen behind it.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let middle = SIMD2(0.5, 0.5)
        guard let octagon = RegularPolygon(around: middle, corners: 8, in: scene) else {
            return FadeAnimator().choreography(in: scene)
        }
        // From one eighth to the next, the tip of the hand moves along a side of an octagon around the container. The
        // points of the outline stay at the hand until it has passed their final places.
        let sweep = (0...8).map { hand in
            let rim = (0...8).map { octagon.corner(min($0, hand), size: 1.02) }
            return Motion.Keyframe.at(Double(hand) / 8, .clip(.polygon(Polygon([middle] + rim))))
        }
        return Choreography(foreground: .keyframes(sweep), background: .to(.shade(0.35)))
    }
}

extension TransitionAnimator where Self == ClockAnimator {
    /// A hand sweeps once around the clock and leaves the new screen behind it.
    public static var clock: Self { Self() }
}
