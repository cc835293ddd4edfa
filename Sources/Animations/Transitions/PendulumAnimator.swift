import TransitionCore

/// The new screen swings in on a long thread from above and comes to rest over the old one.
public struct PendulumAnimator: TransitionAnimator {
    /// The side from which the screen swings in.
    public var edge: TransitionEdge

    /// A pendulum that swings in from the leading or the trailing side; any other edge counts as trailing.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "pendulum", title: "Pendulum", tags: [.bounce, .rotation],
            summary: "The new screen swings in on a thread from above, a little too far, and comes to rest.")
    }
    public var duration: Double { 0.8 }
    public var timing: Timing { .spring(response: 0.5, dampingRatio: 0.65) }
    /// True: the old screen stays behind the new one.
    public var allowsOvershoot: Bool { true }
    public var settings: [AnimatorSetting] { [.edge("from", edge, among: [.trailing, .leading]) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let side: Double = edge == .leading ? 1 : -1
        // With so long a thread, the screen is just out of sight when it has swung aside by 58 degrees.
        let anchor = scene.height > 0 ? -0.92 * scene.width / scene.height : 0
        return Choreography(
            // The motion leads straight to rest; the spring in `timing` carries it too far and back.
            foreground: [
                .curve { .rotation(degrees: side * 58 * (1 - $0)).anchor(x: 0.5, y: anchor) },
                .from(.cornerRadius(40), easing: .easeIn), .passingShadow(opacity: 0.45, radius: 30),
            ],
            background: .to(.shade(0.5)))
    }
}

extension TransitionAnimator where Self == PendulumAnimator {
    /// The new screen swings in from the trailing side.
    public static var pendulum: Self { Self() }
    /// The new screen swings in from the leading or the trailing side.
    public static func pendulum(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
