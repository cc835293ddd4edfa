import Foundation
import TransitionCore

/// The new screen hangs from the upper edge and swings in like a signboard.
public struct SwingAnimator: TransitionAnimator {
    /// The transition with its default settings.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "swing",
            title: "Swing",
            summary: "The new screen swings in like a signboard hung from the upper edge, and comes to rest.",
            tags: ["3D", "hinge", "bounce"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.9 }
    /// Evenly: the swing has its own time.
    public var timing: Timing { .linear }

    /// The way in. The swing goes through, away from the viewer, and dies down to nothing at 1.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .init([
                .curve { progress in
                    let left = 1 - min(max(progress, 0), 1)
                    let angle = 90 * left * left * cos((1 - left) * 1.5 * .pi)
                    return Pose.hinged(on: .top, degrees: angle).shade(0.45 * abs(angle) / 90)
                },
                .passingShadow(opacity: 0.4, radius: 24),
            ]),
            background: .init([.to(.shade(0.6))]),
            eyeDistance: 2 * max(scene.width, scene.height)
        )
    }
}

extension TransitionAnimator where Self == SwingAnimator {
    /// The new screen swings in like a signboard hung from the upper edge, and comes to rest.
    public static var swing: SwingAnimator { SwingAnimator() }
}
