import Foundation
import TransitionCore

/// The old screen is a blind, whose wide slats turn on edge one after the other and let in the new one behind them.
public struct BlindsAnimator: TransitionAnimator {
    /// The number of slats.
    public let slats: Int
    /// The edge whose slat turns first.
    public var edge: TransitionEdge

    /// A blind of 3 to 16 slats, of which the one at an edge turns first.
    public init(slats: Int = 8, from edge: TransitionEdge = .top) {
        self.slats = min(max(slats, 3), 16)
        self.edge = edge
    }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "blinds", title: "Blinds", tags: [.pieces, .stagger, .strips, .threeD],
            summary: "The old screen is a blind: its slats turn on edge one after the other and let in the new one.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] {
        [
            .count("slats", slats, in: 3...16) { Self(slats: $0, from: edge) },
            .edge("from", edge) { Self(slats: slats, from: $0) },
        ]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let (eye, span) = (max(0.9 * scene.longerSide, 1), 0.36)
        let axis: Pose.Axis = edge.isHorizontal ? .y : .x
        let slats = Tiling(strips: slats, toward: edge, in: scene).tiles.map { slat in
            // Slats lap over one another, so that no thin gap is seen between them when one begins to turn.
            let slat = slat.lapping(by: 6, in: scene)
            let start = (1 - span) * pow(edge.isStart ? slat.order : 1 - slat.order, 1.25)
            let edgeOn = slat.degreesOnEdge(about: axis, eyeDistance: eye, in: scene)
            // They start gently.
            let way: @Sendable (Double) -> Double = { progress in
                let way = min(max((progress - start) / span, 0), 1)
                return way * way * (2 - way)
            }
            // They are seen against the light from behind. On edge nothing is left of them.
            let turning = Motion.curve { progress in
                let way = way(progress)
                return .rotation(degrees: edgeOn * way, axis: axis).shade(0.45 * way).opacity(min(5 * (1 - way), 1))
            }
            // A narrow plate behind the slat, which hides it, throws the slat's shadow on the new screen.
            let (across, down) = edge.isHorizontal ? (0.6, 1.0) : (1.0, 0.6)
            let plate = UnitRect(around: slat.center, size: SIMD2(across * slat.rect.width, down * slat.rect.height))
            let shadow = Motion.curve { progress in
                let way = way(progress)
                return .shade(1).opacity(min(5 * way, 1) * min(max(2 - 2.6 * way, 0), 1))
                    .shadow(opacity: 0.75, radius: 30, dx: edge.isHorizontal ? 16 : 0, dy: edge.isHorizontal ? 0 : 16)
            }
            return (start: start, turning: Piece(slat.rect, turning), shadow: Piece(plate, shadow))
        }
        // A slat that turns is in front of those that wait.
        return Choreography(
            foreground: Choreography.Track(
                [.from(.shade(0.3))], pieces: slats.map(\.shadow), showsScreen: true),
            background: .pieces(slats.sorted { $0.start > $1.start }.map(\.turning)), front: .background,
            eyeDistance: eye)
    }
}

extension TransitionAnimator where Self == BlindsAnimator {
    /// Eight level slats turn on edge one after the other, from the top down.
    public static var blinds: Self { Self() }
    /// The given number of slats turn on edge, the one at an edge of the container first.
    public static func blinds(slats: Int = 8, from edge: TransitionEdge = .top) -> Self {
        Self(slats: slats, from: edge)
    }
}
