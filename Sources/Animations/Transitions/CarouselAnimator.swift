import Foundation
import TransitionCore

/// The screens stand on a turntable that turns by half.
public struct CarouselAnimator: TransitionAnimator {
    /// The edge that the new screen passes.
    public var edge: TransitionEdge

    /// A turntable that brings the new screen round past an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "carousel",
            title: "Carousel",
            summary: "The screens stand on a turntable that brings the new one round to the front.",
            tags: ["3D", "rotation"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.7 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. At both ends one screen hides behind the other.
    public func choreography(in scene: TransitionScene) -> Choreography {
        // So narrow that the two nearly touch half-way, and little is seen between them.
        let radius = 0.36 * (edge.isHorizontal ? scene.width : scene.height)
        let axis: Pose.Axis = edge.isHorizontal ? .y : .x
        let (x, y) = (edge.x, edge.y)
        // From the side a screen is seen turned, but not on edge.
        let yaw = 50 * (edge.isHorizontal ? x : -y)
        /// `turn` is 0 at the front and pi at the back, positive on the edge's side.
        @Sendable func seat(_ turn: Double) -> Pose {
            let away = (1 - cos(turn)) / 2
            return .offset(dx: radius * sin(turn) * x, dy: radius * sin(turn) * y, depth: -2 * radius * away)
                .rotation(degrees: yaw * sin(turn), axis: axis)
                .shade(0.65 * away)
        }
        return Choreography(
            foreground: .curve { seat(.pi * (1 - $0)) },
            background: .curve { seat(-.pi * $0) },
            front: .switchingHalfway,
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == CarouselAnimator {
    /// The screens stand on a turntable that brings the new one round to the front.
    public static var carousel: CarouselAnimator { CarouselAnimator() }

    /// A turntable brings the new screen round past an edge.
    public static func carousel(from edge: TransitionEdge) -> CarouselAnimator { CarouselAnimator(from: edge) }
}
