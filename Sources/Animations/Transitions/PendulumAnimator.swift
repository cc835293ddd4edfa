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
        // The thread is so long that the screen is out of sight when it has swung aside by 65 degrees, in a wide
        // container too.
        let thread = max(1.5 * scene.height, 1.3 * scene.width)
        let anchor = scene.height > 0 ? -thread / scene.height : 0
        return Choreography(
            // The motion leads straight to rest; the spring in `timing` carries it too far and back.
            foreground: .curve { progress in
                let left = 1 - progress
                return .rotation(degrees: side * 65 * left).anchor(x: 0.5, y: anchor)
                    .shadow(opacity: 0.3 * min(max(left, 0), 1))
            },
            background: .to(.shade(0.45)))
    }
}

extension TransitionAnimator where Self == PendulumAnimator {
    /// The new screen swings in from the trailing side.
    public static var pendulum: Self { Self() }
    /// The new screen swings in from the leading or the trailing side.
    public static func pendulum(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
