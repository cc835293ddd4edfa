import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is folded over its diagonal like a napkin, with the new one on its back.
    @_alwaysEmitIntoClient
    public static var napkin: Self {
        Self(
            "napkin", tags: [.hinge, .paper, .pieces, .show, .threeD], duration: 0.6,
            timing: .curve(0.3, 0.25, 0.35, 1),
            "The old screen is folded over its diagonal like a napkin, with the new one on its back."
        ) { scene in
            // The lower half reaches up to two points beyond the crease, because the background would shine through at
            // the crease.
            let (x, y) = (2 / max(scene.width, 200), 2 / max(scene.height, 200))
            let upper: Polygon = [[0, 0], [1, 0], [0, 1]]
            let lower: Polygon = [[1, 1], [0, 1], [1, 0]]
            let wideUpper: Polygon = [[0, 0], [1, 0], [1, y], [x, 1], [0, 1]]
            let wideLower: Polygon = [[1, 1], [0, 1], [0, 1 - y], [1 - x, 0], [1, 0]]
            let crease = Pose.Axis(x: scene.width, y: -scene.height, z: 0)
            func half(_ shape: Polygon, from start: Pose, to end: Pose, _ first: Double, _ last: Double) -> Piece {
                let clip = Clip.polygon(shape)
                return Piece(.full, .from(start.clip(clip), to: end.clip(clip), after: first, until: last))
            }
            @Sendable func lifted(_ degrees: Double) -> Pose { .rotation(degrees: degrees, axis: crease) }
            // The distance of the corners from the crease, in points.
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let diagonal = (size * size).sum().squareRoot()
            let deep = size.x * size.y / diagonal
            /// The part of one half up to a distance from the crease. It ends on the sides that meet in the corner.
            @Sendable func band(_ side: Double, _ distance: Double) -> Clip {
                let way = min(max(distance / deep, 0), 1)
                return .polygon(
                    side > 0
                        ? [[1, 0], [0, 1], [way, 1], [1, way]] : [[0, 1], [1, 0], [1 - way, 0], [0, 1 - way]])
            }
            /// The shadow of the lifted corner on the half below it, soft at its end.
            func shadow(
                on side: Double, _ angle: @escaping @Sendable (Double) -> Double,
                strength: @escaping @Sendable (Double) -> Double
            ) -> [Piece] {
                [8.0, 16, 25, 35, 46, 58, 72, 88].map { points in
                    Piece(
                        .full,
                        .curve { progress in
                            let lift = angle(progress)
                            return .shade(1).opacity(0.05 * min(max(strength(progress), 0), 1))
                                .clip(band(side, deep * cos(lift) + points * sin(lift)))
                        })
                }
            }
            /// The curve of the lifted corner: darker near the crease.
            func bend(_ side: Double, _ angle: @escaping @Sendable (Double) -> Double, sign: Double) -> [Piece] {
                [0.08, 0.16, 0.25, 0.35, 0.46, 0.58, 0.72, 0.86].map { part in
                    Piece(
                        .full,
                        .curve { progress in
                            let lift = angle(progress)
                            return lifted(sign * lift * 180 / .pi).shade(1).opacity(0.032 * sin(lift))
                                .clip(band(side, part * deep))
                        })
                }
            }
            @Sendable func lifting(_ progress: Double) -> Double { min(progress / 0.5, 1) * .pi / 2 }
            @Sendable func landing(_ progress: Double) -> Double { min((1 - progress) / 0.5, 1) * .pi / 2 }
            let folded = half(lower, from: .rest, to: lifted(90).shade(0.3), 0, 0.5)
            let laid = half(upper, from: lifted(-90).shade(0.3), to: .rest, 0.5, 1)
            var old = [half(wideUpper, from: .rest, to: .rest, 0, 1)]
            old += shadow(on: -1, landing) { min(4 * $0 - 1, 4 - 4 * $0) } + [folded] + bend(1, lifting, sign: 1)
            var new = [half(wideLower, from: .rest, to: .rest, 0, 1)]
            new += shadow(on: 1, lifting) { min(4 * $0, 3 - 4 * $0) } + [laid] + bend(-1, landing, sign: -1)
            return Choreography(
                foreground: .pieces(new), background: .pieces(old),
                // Half-way the lifted corner is perpendicular to the screen, and the other side comes to the front.
                front: .switchingHalfway, eyeDistance: 2 * scene.longerSide)
        }
    }
}
