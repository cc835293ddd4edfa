import TransitionCore

/// The new screen drops in aslant from above, a little too deep, and springs back to its place.
public struct DropAnimator: TransitionAnimator {
    /// A drop from above.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "drop", title: "Drop", tags: [.bounce, .fall, .vertical],
            summary: "The new screen drops in aslant from above, a little too deep, and springs back to its place.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .spring(response: 0.5, dampingRatio: 0.6) }
    /// True: the old screen stays behind the new one.
    public var allowsOvershoot: Bool { true }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The motion leads straight down; the spring in `timing` carries it too far and back. A wide screen leans less,
        // so that its corners are out of sight too.
        let lean = 13 * min(1, scene.height / max(scene.width, 1))
        let height = 1.04 + 0.12 * min(1, scene.width / max(scene.height, 1))
        return Choreography(
            foreground: [
                .from(.rotation(degrees: -lean)), .from(.offset(y: -height)), .from(.cornerRadius(40), easing: .easeIn),
                .passingShadow(opacity: 0.5, radius: 30),
            ],
            background: .to(.shade(0.5)))
    }
}

extension TransitionAnimator where Self == DropAnimator {
    /// The new screen drops in aslant from above, a little too deep, and springs back.
    public static var drop: Self { Self() }
}
