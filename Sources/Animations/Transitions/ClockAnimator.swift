import Foundation
import TransitionCore

/// A hand sweeps once around the clock, and the new screen is behind it.
public struct ClockAnimator: TransitionAnimator {
    /// The animator.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "clock",
            title: "Clock",
            summary: "A hand sweeps once around the clock and leaves the new screen behind it.",
            tags: ["reveal", "clip", "polygon", "film"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.7 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in: from one eighth to the next, the hand's tip moves along the side of an octagon around the container.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let sweep = (0...8).map { eighth in
            Motion.Keyframe.at(Double(eighth) / 8, .clip(.polygon(sector(upTo: eighth, in: scene))))
        }
        return Choreography(foreground: .keyframes(sweep), background: .to(.shade(0.35)))
    }

    /// From twelve o'clock to the hand. The outline's points wait at the hand until it has passed their place.
    private func sector(upTo hand: Int, in scene: TransitionScene) -> Polygon {
        let middle = SIMD2(0.5, 0.5)
        let reach = Clip.reach(x: middle.x, y: middle.y, width: scene.width, height: scene.height)
        guard reach.isFinite, scene.width >= 1, scene.height >= 1 else { return Polygon([middle, middle, middle]) }
        // The middles of the octagon's sides, too, are outside of the container.
        let radius = SIMD2(reach / scene.width, reach / scene.height) * (1.02 / cos(.pi / 8))
        let rim = (0...8).map { eighth in
            let angle = Double(min(eighth, hand)) * .pi / 4
            return middle + SIMD2(sin(angle), -cos(angle)) * radius
        }
        return Polygon([middle] + rim)
    }
}

extension TransitionAnimator where Self == ClockAnimator {
    /// A hand sweeps once around the clock and leaves the new screen behind it.
    public static var clock: ClockAnimator { ClockAnimator() }
}
