import Foundation
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
        // The thread is longer than the screen is wide, so that most of an edge comes into sight early. At this angle
        // the screen is just out of sight.
        let thread = 1.7
        let aside = 2 * atan(0.5 / thread) * 180 / .pi
        let anchor = scene.height > 0 ? -thread * scene.width / scene.height : 0
        return Choreography(
            // The motion leads straight to rest, slower and slower; the spring in `timing` carries it too far and back.
            foreground: [
                .curve { progress in
                    let left = 1 - progress
                    return .rotation(degrees: side * aside * left * (0.3 + 0.7 * left)).anchor(x: 0.5, y: anchor)
                },
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
