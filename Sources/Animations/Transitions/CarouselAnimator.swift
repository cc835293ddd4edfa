import Foundation
import TransitionCore

/// The screens stand on a turntable that turns by half.
public struct CarouselAnimator: TransitionAnimator {
    /// The edge that the new screen passes.
    public var edge: TransitionEdge

    /// A turntable that brings the new screen round past an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "carousel", title: "Carousel", tags: [.rotation, .threeD],
            summary: "The screens stand on a turntable that brings the new one round to the front.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The radius is so small that the two screens nearly touch half-way, and little is visible between them.
        let radius = 0.36 * scene.extent(toward: edge)
        /// `turn` is 0 at the front and pi at the back, positive on the edge's side.
        @Sendable func seat(_ turn: Double) -> Pose {
            let (aside, away) = (radius * sin(turn), (1 - cos(turn)) / 2)
            // From the side a screen is seen turned, but not on edge.
            return .facing(edge, degrees: 50 * sin(turn)).shade(0.65 * away)
                .offset(dx: aside * edge.x, dy: aside * edge.y, depth: -2 * radius * away)
        }
        return Choreography(
            foreground: .curve { seat(.pi * (1 - $0)) },
            background: .curve { seat(-.pi * $0) },
            front: .switchingHalfway, backdrop: .black)
    }
}

extension TransitionAnimator where Self == CarouselAnimator {
    /// The screens stand on a turntable that brings the new one round to the front.
    public static var carousel: Self { Self() }
    /// A turntable brings the new screen round past an edge.
    public static func carousel(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
