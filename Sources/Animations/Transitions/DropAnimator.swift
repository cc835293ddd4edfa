import TransitionCore

/// The new screen drops in from above, a little too deep, and springs back to its place.
public struct DropAnimator: TransitionAnimator {
    /// A drop from above.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "drop", title: "Drop", tags: [.bounce, .fall, .vertical],
            summary: "The new screen drops in from above, a little too deep, and springs back to its place.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .spring(response: 0.5, dampingRatio: 0.6) }
    /// True: the old screen stays behind the new one.
    public var allowsOvershoot: Bool { true }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The motion leads straight down; the spring in `timing` carries it too far and back.
        Choreography(
            foreground: [.from(.offset(toward: .top)), .passingShadow(opacity: 0.4, radius: 22)],
            background: .to(.shade(0.5)))
    }
}

extension TransitionAnimator where Self == DropAnimator {
    /// The new screen drops in from above, a little too deep, and springs back.
    public static var drop: Self { Self() }
}
