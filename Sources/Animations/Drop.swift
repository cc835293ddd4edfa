import TransitionCore

/// The new screen drops in from above and bounces before it lies still.
public struct Drop: TransitionAnimator {
    /// The transition.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "drop",
            title: "Drop",
            summary:
                "The new screen drops in from above, bounces twice and lies still.",
            tags: ["bounce", "vertical", "gravity"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.85 }
    /// Evenly: the fall has its own time.
    public var timing: Timing { .linear }

    /// The way in. The old screen gives a little where it is hit.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .init([
                .curve { .offset(y: -Drop.height(at: $0)) },
                .passingShadow(opacity: 0.4, radius: 22),
            ]),
            background: .init([
                .keyframes([.at(0, .rest, easing: .easeIn), .at(Drop.impact, .shade(0.45)), .at(1, .shade(0.5))])
            ])
        )
    }

    /// When it first hits the ground.
    private static let impact = 0.45

    /// Fractions of the container above the ground: a fall and two bounces, each a parabola.
    private static func height(at progress: Double) -> Double {
        let time = min(max(progress, 0), 1)
        if time < impact { return 1 - time * time / (impact * impact) }
        // Where each bounce begins and ends, and how high it goes.
        let bounces = [(impact, 0.8, 0.11), (0.8, 1, 0.025)]
        guard let (start, end, top) = bounces.first(where: { time < $0.1 }) else { return 0 }
        return 4 * top * (time - start) * (end - time) / ((end - start) * (end - start))
    }
}

extension TransitionAnimator where Self == Drop {
    /// The new screen drops in from above, bounces twice and lies still.
    public static var drop: Drop { Drop() }
}
