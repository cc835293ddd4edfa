import TransitionCore

/// The new screen comes spinning out of the distance, as headlines do in old films.
public struct NewspaperAnimator: TransitionAnimator {
    /// How often it turns about itself on its way.
    public let turns: Double

    /// A spin of so many turns, 0 to 6.
    public init(turns: Double = 2) { self.turns = turns.isFinite ? min(max(turns, 0), 6) : 2 }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "newspaper",
            title: "Newspaper",
            summary: "The new screen comes spinning out of the distance, as headlines do in old films.",
            tags: ["rotation", "zoom", "film"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.8 }
    /// Fast at first, slow at the end.
    public var timing: Timing { .curve(0.2, 0.4, 0.25, 1) }

    /// The way in. Turns and growth end together, the last turn slowest.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let start = Pose.rotation(degrees: -360 * turns).scale(0.02)
        return Choreography(
            foreground: [
                .from(start.shadow(opacity: 0.5, radius: 24)),
                .keyframes([.at(0, .opacity(0)), .at(0.12, .rest)]),
            ],
            background: .to(.shade(0.7).scale(0.94)),
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == NewspaperAnimator {
    /// The new screen comes spinning out of the distance, as headlines do in old films.
    public static var newspaper: NewspaperAnimator { NewspaperAnimator() }

    /// The new screen comes spinning out of the distance with so many turns.
    public static func newspaper(turns: Double) -> NewspaperAnimator { NewspaperAnimator(turns: turns) }
}
