import TransitionCore

/// The new screen drops in from above, a little too deep, and springs back to its place.
public struct DropAnimator: TransitionAnimator {
    /// The transition.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "drop",
            title: "Drop",
            summary: "The new screen drops in from above, a little too deep, and springs back to its place.",
            tags: ["bounce", "vertical", "gravity"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.7 }
    /// A spring that swings.
    public var timing: Timing { .spring(response: 0.5, dampingRatio: 0.6) }
    /// Yes: the old screen stays behind the new one.
    public var allowsOvershoot: Bool { true }

    /// The way in: straight down. Too deep and up again is the timing's.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [.from(.offset(toward: .top)), .passingShadow(opacity: 0.4, radius: 22)],
            background: .to(.shade(0.5))
        )
    }
}

extension TransitionAnimator where Self == DropAnimator {
    /// The new screen drops in from above, a little too deep, and springs back.
    public static var drop: DropAnimator { DropAnimator() }
}
