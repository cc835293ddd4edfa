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
    public var duration: Double { 0.8 }
    /// A spring that swings.
    public var timing: Timing { .spring(response: 0.5, dampingRatio: 0.5) }
    /// Yes: the old screen stays behind the board.
    public var allowsOvershoot: Bool { true }

    /// The way in: the board comes down. That it swings through, away from the viewer, and back is the timing's.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [
                .curve { progress in
                    let degrees = 90 * (1 - progress)
                    return Pose.hinged(on: .top, degrees: degrees).shade(0.45 * abs(degrees) / 90)
                },
                .passingShadow(opacity: 0.4, radius: 24),
            ],
            background: .to(.shade(0.6)),
            eyeDistance: 2 * max(scene.width, scene.height)
        )
    }
}

extension TransitionAnimator where Self == SwingAnimator {
    /// The new screen swings in like a signboard hung from the upper edge, and comes to rest.
    public static var swing: SwingAnimator { SwingAnimator() }
}
