import Foundation
import TransitionCore

/// A bar with two faces at right angles to each other: one shows its part of the old screen, the other that of the new
/// one. The bar turns by 90 degrees in its place, so that the new face replaces the old one.
///
/// Both faces meet in a ridge, which moves from one side of the place to the other. Their outer sides stay on the sides
/// of the place, so that there is never a gap beside a bar.
@usableFromInline struct TurningBar: Sendable {
    /// The part of the screen on the bar.
    @usableFromInline let rect: UnitRect
    /// The side of the place where the new face appears.
    @usableFromInline let edge: TransitionEdge
    /// The progress at which the turn starts, and the length of the turn as a fraction of the progress.
    @usableFromInline let (start, span): (Double, Double)
    /// The screen's extent across the bar, in points.
    @usableFromInline let length: Double
    /// The eye's distance, in points.
    @usableFromInline let eye: Double

    @_alwaysEmitIntoClient
    init(rect: UnitRect, from edge: TransitionEdge, start: Double, span: Double, length: Double, eye: Double) {
        (self.rect, self.edge, self.start, self.span, self.length, self.eye) = (rect, edge, start, span, length, eye)
    }

    /// The face with the old screen.
    @_alwaysEmitIntoClient
    var old: Piece {
        Piece(
            rect,
            .curve { progress in
                let turned = turned(progress)
                return face(isNew: false, turned).shade(0.4 * sin(turned))
            }, .to(.opacity(0), after: start + 0.96 * span, until: start + span))
    }

    /// The face with the new screen.
    @_alwaysEmitIntoClient
    var new: Piece {
        Piece(
            rect,
            .curve { progress in
                let turned = turned(progress)
                return face(isNew: true, turned).shade(0.25 * cos(turned))
            }, .from(.opacity(0), after: start, until: start + 0.04 * span))
    }

    /// The angle that the bar has turned by at a progress, in radians.
    @_alwaysEmitIntoClient
    func turned(_ progress: Double) -> Double { min(max((progress - start) / span, 0), 1) * .pi / 2 }

    @_alwaysEmitIntoClient
    func face(isNew: Bool, _ turned: Double) -> Pose {
        let first = (edge.isHorizontal ? rect.x : rect.y) * length
        let size = (edge.isHorizontal ? rect.width : rect.height) * length
        // The ridge is on a circle over the place. Its projection is where an eye in front of the bar would see it.
        let passed = edge.isStart ? pow(sin(turned), 2) : pow(cos(turned), 2)
        let depth = size * sin(turned) * cos(turned)
        // It stays over its own place, also beside the edges of the screen, where the eye sees it most from the side.
        let seen = length / 2 + (first + size * passed - length / 2) * (eye - depth) / eye
        let ridge = min(max(seen, first), first + size)
        let isFirst = isNew == edge.isStart
        let (from, to) = isFirst ? (first, ridge) : (ridge, first + size)
        let (low, high) = isFirst ? (0, depth) : (depth, 0)
        // Not less than nothing by rounding, so that a face without a width does not show its back.
        let across = max(to - from, 1e-6)
        let angle = atan2(high - low, across) * 180 / .pi
        let long = size > 0 ? max((across * across + depth * depth).squareRoot() / size, 0.001) : 1
        return edge.isHorizontal
            ? .offset(dx: from - first, depth: low).rotation(degrees: -angle, axis: .y).anchor(.leading).scale(x: long)
            : .offset(dy: from - first, depth: low).rotation(degrees: angle, axis: .x).anchor(.top).scale(y: long)
    }
}
