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
        // The motion only leads down; the spring in `timing` carries the board beyond, away from the viewer, and back.
        let down = Motion.curve { progress in
            let degrees = 90 * (1 - progress)
            return .hinged(on: .top, degrees: degrees).shade(0.45 * abs(degrees) / 90)
        }
        return Choreography(
            foreground: [down, .passingShadow(opacity: 0.4, radius: 24)],
            background: .to(.shade(0.6)),
            eyeDistance: 2 * scene.longerSide)
    }
}

extension TransitionAnimator where Self == SwingAnimator {
    /// The new screen swings in like a signboard hung from the upper edge, and comes to rest.
    public static var swing: Self { Self() }
}
