import Foundation
import TransitionCore

/// The old screen loses its hold, tips over and falls out of the container.
public struct FallAnimator: TransitionAnimator {
    /// A screen that falls.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "fall", title: "Fall", tags: [.fall, .rotation, .vertical],
            summary: "The old screen loses its hold, tips aside and falls out, and the new one is behind it.")
    }
    public var duration: Double { 0.7 }
    /// Linear: the acceleration is part of the motion itself.
    public var timing: Timing { .linear }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The screen falls so far that it is out of sight although it is turned, which makes it higher.
        let slope = scene.height > 0 ? scene.width / scene.height : 0
        let depth = 0.55 + 0.5 * (cos(24 * .pi / 180) + slope * sin(24 * .pi / 180))
        return Choreography(
            foreground: .from(.scale(0.9).shade(0.6), easing: .easeOut),
            background: [
                // The screen tips before it comes off, and then falls faster and faster.
                .curve { progress in
                    let time = min(max(progress, 0), 1)
                    return .offset(x: -0.06 * time, y: depth * time * time * time).rotation(degrees: -24 * time * time)
                },
                .passingShadow(opacity: 0.5, radius: 24),
            ],
            front: .background, backdrop: .black)
    }
}

extension TransitionAnimator where Self == FallAnimator {
    /// The old screen loses its hold, tips aside and falls out, and the new one is behind it.
    public static var fall: Self { Self() }
}
