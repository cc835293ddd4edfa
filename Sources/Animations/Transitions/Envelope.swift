import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen opens like an envelope, four flaps that turn outwards from the middle.
    @_alwaysEmitIntoClient
    public static var envelope: Self {
        Self(
            "envelope", tags: [.hinge, .paper, .pieces, .threeD], duration: 0.8, timing: .easeInOut,
            "The old screen opens like an envelope, four flaps that turn outwards from the middle."
        ) { scene in
            // Each flap reaches up to two points beyond its creases, because the background would shine through at a
            // crease.
            let over = SIMD2(2 / max(scene.width, 200), 2 / max(scene.height, 200))
            let distance = 2 * scene.longerSide
            // The flaps from the lowest to the uppermost one in the drawing order. The uppermost flap opens first, and
            // the two at the sides open together.
            let flaps: [(edge: TransitionEdge, opens: ClosedRange<Double>, shade: Double)] = [
                (.bottom, 0.62...1, 0.45), (.trailing, 0.34...0.72, 0.55), (.leading, 0.34...0.72, 0.55),
                (.top, 0...0.44, 0.45),
            ]
            let pieces = flaps.map { edge, opens, shade in
                let along: SIMD2<Double> = edge.isHorizontal ? [0, 0.5] : [0.5, 0]
                let (hinge, reach) = (SIMD2(0.5 + edge.x / 2, 0.5 + edge.y / 2), SIMD2(-edge.x, -edge.y) * over)
                let shape = Pose.clip(
                    .polygon([
                        hinge - along, hinge - along + reach, SIMD2(0.5, 0.5) + reach, hinge + along + reach,
                        hinge + along,
                    ]))
                // At the end the flap stands on edge, as the viewer sees it.
                let degrees = atan2(distance, scene.extent(toward: edge) / 2) * 180 / .pi + 1
                return Piece(
                    .full,
                    .from(
                        shape, to: .hinged(on: edge, degrees: degrees).clip(shape.clip), after: opens.lowerBound,
                        until: opens.upperBound, easing: .curve(0.4, 0, 0.7, 0.9)),
                    // The shade appears as soon as the flap rises, so that the flap contrasts with those that are still
                    // shut.
                    .to(.shade(shade), after: opens.lowerBound, until: opens.lowerBound + 0.16))
            }
            return Choreography(
                foreground: .from(.scale(1.06).shade(0.5)), background: .pieces(pieces), front: .background,
                eyeDistance: distance)
        }
    }
}
