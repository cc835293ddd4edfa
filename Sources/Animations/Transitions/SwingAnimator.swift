import TransitionCore

/// The new screen hangs from the upper edge and swings in like a signboard.
public struct SwingAnimator: TransitionAnimator {
    /// A signboard.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "swing", title: "Swing", tags: [.bounce, .hinge, .threeD],
            summary: "The new screen swings in like a signboard hung from the upper edge, and comes to rest.")
    }
    public var duration: Double { 0.8 }
    public var timing: Timing { .spring(response: 0.5, dampingRatio: 0.5) }
    /// True: the old screen stays behind the board.
    public var allowsOvershoot: Bool { true }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The board comes down while it swings, and stays where it hangs when the spring in `timing` carries it beyond.
        let down = Motion.curve { progress in
            let degrees = 68 * (1 - progress)
            return .hinged(on: .top, degrees: degrees).shade(0.35 * abs(degrees) / 68)
        }
        return Choreography(
            foreground: [
                down, .from(.scale(0.6).anchor(.top).offset(y: -0.1), until: 0.95),
                .from(.cornerRadius(36), easing: .easeIn), .passingShadow(opacity: 0.5, radius: 30),
            ],
            background: .to(.shade(0.55)),
            eyeDistance: max(2 * scene.height, 1))
    }
}

extension TransitionAnimator where Self == SwingAnimator {
    /// The new screen swings in like a signboard hung from the upper edge, and comes to rest.
    public static var swing: Self { Self() }
}
