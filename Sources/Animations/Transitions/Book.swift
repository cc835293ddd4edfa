import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Half of the old screen turns over like a leaf, with half of the new one on its back.
    @_alwaysEmitIntoClient
    public static var book: Self { book(from: .trailing) }

    /// The half at an edge turns over like a leaf.
    ///
    /// - Parameter edge: The edge that turns over.
    @_alwaysEmitIntoClient
    public static func book(from edge: TransitionEdge) -> Self {
        Self(
            "book", tags: [.hinge, .paper, .pieces, .show, .threeD], duration: 0.6, timing: .curve(0.3, 0.2, 0.35, 1),
            "Half of the old screen turns over like a leaf, with half of the new one on its back.",
            settings: [.edge("from", edge) { .book(from: $0) }]
        ) { scene in
            let strips = edge.isHorizontal ? Parts.columns(20, in: scene) : Parts.rows(20, in: scene)
            let (turned, covered) =
                edge.isStart ? (strips.prefix(10), strips.suffix(10)) : (strips.suffix(10), strips.prefix(10))
            let length = scene.extent(toward: edge) / 2
            // Both pages are darker beside the spine while the leaf turns.
            @Sendable func groove(_ progress: Double, _ away: Double) -> Double {
                0.12 * sin(.pi * min(max(progress, 0), 1)) * pow(max(1 - 1.5 * away, 0), 2)
            }
            /// Returns the strips of a leaf that lies at a side. `turned` returns its part of a half turn.
            func leaf(
                _ strips: ArraySlice<UnitRect>, at side: TransitionEdge, turned: @escaping @Sendable (Double) -> Double
            ) -> [Piece] {
                // The leaf bends as it turns: its free edge is ahead.
                @Sendable func place(_ progress: Double, _ along: Double) -> Bend.Place {
                    let turned = min(max(turned(progress), 0), 0.5)
                    let bend = 0.7 * sin(2 * .pi * turned)
                    return Bend.Place(
                        along: along * length, onArcFrom: .pi * turned - 0.5 * bend,
                        curvature: length > 0 ? bend / length : 0)
                }
                return strips.map { rect in
                    let (from, to) = reach(of: rect, to: side)
                    return Piece(
                        rect,
                        .curve { progress in
                            let (near, far) = (place(progress, from), place(progress, to))
                            let (along, rise) = (far.along - near.along, far.depth - near.depth)
                            let stretch = (along * along + rise * rise).squareRoot() / max((to - from) * length, 1e-6)
                            let (moved, angle) = (near.along - from * length, atan2(rise, along))
                            return Pose.hinged(on: side.opposite, degrees: angle * 180 / .pi)
                                .scale(x: side.isHorizontal ? stretch : 1, y: side.isHorizontal ? 1 : stretch)
                                .offset(dx: side.x * moved, dy: side.y * moved, depth: near.depth)
                                .shade(0.3 * (1 - cos(angle)) * min(max(3 * from, 0), 1) + groove(progress, from))
                        })
                }
            }
            /// Returns the page under a leaf. It is darkest at the spine, where the leaf is close to it.
            func page(
                _ strips: ArraySlice<UnitRect>, at side: TransitionEdge, turned: @escaping @Sendable (Double) -> Double
            ) -> [Piece] {
                strips.map { rect in
                    let near = 1 - reach(of: rect, to: side).0
                    return Piece(
                        rect,
                        .curve { progress in
                            let closed = cos(.pi * min(max(turned(progress), 0), 0.5))
                            return .shade(closed * (0.1 + 0.3 * near * near) + groove(progress, 1 - near))
                        })
                }
            }
            // The light along the leaf's free edge, on dark screens.
            let halves = Tiling(strips: 2, toward: edge, in: scene).tiles.map(\.rect)
            let (first, second) = edge.isStart ? (halves[0], halves[1]) : (halves[1], halves[0])
            let laid = Piece.lightEdge(of: second, hingedOn: edge, in: scene) { .from($0(90), after: 0.5) }
            let lifted = Piece.lightEdge(of: first, hingedOn: edge.opposite, in: scene) { .to($0(90), until: 0.5) }
            return Choreography(
                foreground: .pieces(
                    page(turned, at: edge) { $0 } + leaf(covered, at: edge.opposite) { 1 - $0 } + laid),
                background: .pieces(
                    page(covered, at: edge.opposite) { 1 - $0 } + leaf(turned, at: edge) { $0 } + lifted),
                // Half-way the leaf stands on edge, and the other side comes to the front.
                front: .switchingHalfway, eyeDistance: 2 * scene.longerSide)
        }
    }
}

/// Returns the distances of a strip's edges from the middle of the screen, as fractions of the half at a side.
@_alwaysEmitIntoClient
func reach(of strip: UnitRect, to side: TransitionEdge) -> (Double, Double) {
    let (start, end) =
        side.isHorizontal ? (strip.x, strip.x + strip.width) : (strip.y, strip.y + strip.height)
    return side.isStart ? (1 - 2 * end, 1 - 2 * start) : (2 * start - 1, 2 * end - 1)
}
