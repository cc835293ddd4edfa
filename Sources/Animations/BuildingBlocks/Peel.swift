import TransitionCore

/// A screen that is peeled off from a corner. The crease moves from that corner over the screen, and the part that it
/// has passed is turned over.
@usableFromInline struct Peel: Sendable {
    /// The container's size in points.
    @usableFromInline let size: SIMD2<Double>
    /// The corner that is lifted first, in points.
    @usableFromInline let corner: SIMD2<Double>
    /// The direction of the crease's movement.
    @usableFromInline let way: SIMD2<Double>
    /// The distance from the corner to the last point that the crease reaches, in points.
    @usableFromInline let length: Double

    @_alwaysEmitIntoClient
    init(from corner: TransitionCorner, in scene: TransitionScene) {
        size = SIMD2(max(scene.width, 1), max(scene.height, 1))
        let side = SIMD2(corner.x, corner.y)
        self.corner = (side + 1) / 2 * size
        way = SIMD2(-0.82, -0.57) * side
        length = (size * SIMD2(0.82, 0.57)).sum()
    }

    /// Returns a point of the crease at a progress, in points.
    @_alwaysEmitIntoClient
    func crease(_ progress: Double) -> SIMD2<Double> { corner + way * length * 1.01 * progress }

    /// Returns the part that the crease has not yet reached.
    @_alwaysEmitIntoClient
    func kept(_ progress: Double) -> Pose {
        let (middle, far) = (crease(progress), 2 * size.sum())
        let along = SIMD2(-way.y, way.x) * far
        let outline = [middle + along, middle - along, middle - along + way * far, middle + along + way * far]
        return .clip(.polygon(Polygon(outline.map { $0 / size })))
    }

    /// Returns the outline of the part that the crease has passed, in points: at most `reach` from the crease. It
    /// always has seven points; some may coincide.
    @_alwaysEmitIntoClient
    func passed(_ progress: Double, within reach: Double = .infinity) -> [SIMD2<Double>] {
        let middle = crease(progress)
        var outline = [SIMD2(0, 0), SIMD2(size.x, 0), size, SIMD2(0, size.y)]
        outline = Self.cut(outline) { -(($0 - middle) * way).sum() }
        if reach.isFinite { outline = Self.cut(outline) { (($0 - middle) * way).sum() + reach } }
        let last = outline.last ?? corner
        return outline + Array(repeating: last, count: max(7 - outline.count, 0))
    }

    /// Returns the outline where a function is at least 0.
    @_alwaysEmitIntoClient
    static func cut(_ outline: [SIMD2<Double>], _ inside: (SIMD2<Double>) -> Double) -> [SIMD2<Double>] {
        var result: [SIMD2<Double>] = []
        for (index, point) in outline.enumerated() {
            let next = outline[(index + 1) % outline.count]
            let (here, there) = (inside(point), inside(next))
            if here >= 0 { result.append(point) }
            if here * there < 0 { result.append(point + (next - point) * (here / (here - there))) }
        }
        return result
    }

    /// Returns the outline of the flap as it lies on the screen, moved forward by some points.
    @_alwaysEmitIntoClient
    func flap(_ progress: Double, ahead: Double) -> Clip {
        let middle = crease(progress)
        return .polygon(
            Polygon(
                passed(progress).map { point in
                    let beyond = ((point - middle) * way).sum()
                    return (point + way * (ahead - 2 * beyond)) / size
                }))
    }

    /// Returns the turn of a part of the screen about the crease. The flap does not lie quite flat.
    @_alwaysEmitIntoClient
    func turn(_ progress: Double, of part: UnitRect = .full) -> Pose {
        let middle = crease(progress) / size
        return .rotation(degrees: -171, axis: Pose.Axis(x: -way.y, y: way.x, z: 0))
            .anchor(x: (middle.x - part.x) / part.width, y: (middle.y - part.y) / part.height)
    }

    /// Returns the pieces of the old screen: what is kept, the shadow on it, and the flap with its blank back.
    @_alwaysEmitIntoClient
    func pieces(in scene: TransitionScene) -> [Piece] {
        let peel = self
        @Sendable func passed(_ progress: Double, _ reach: Double = .infinity) -> Clip {
            .polygon(Polygon(peel.passed(progress, within: reach).map { $0 / peel.size }))
        }
        let shadow: [Piece] = [8.0, 18, 30, 44].map { ahead in
            Piece(.full, .curve { .shade(1).opacity(0.08 * min(12 * $0, 1)).clip(peel.flap($0, ahead: ahead)) })
        }
        // The blank back: a strip at the side of the screen, stretched. Only its middle 60 % are visible.
        let strips = [UnitRect(x: 0, y: 0, width: 10 / max(scene.width, 60), height: 1)].filter { _ in scene.width >= 60
        }
        let back: [Piece] = strips.map { strip in
            let stretched = Pose.offset(x: 0.5 - strip.center.x).scale(x: 1 / strip.width / 0.6)
            let outline = Motion.curve { progress in
                let points = peel.passed(progress).map { $0 / peel.size }
                return stretched.clip(.polygon(Polygon(points.map { SIMD2(0.2 + 0.6 * $0.x, $0.y) })))
            }
            return Piece(strip, outline, .curve { peel.turn($0, of: strip) })
        }
        let shine = strips.isEmpty ? 1 : 0.1
        let print = Piece(.full, .curve { .opacity(shine).clip(passed($0)) }, .curve { peel.turn($0) })
        let bend: [Piece] = [16.0, 34, 58].map { reach in
            Piece(.full, .curve { .shade(1).opacity(0.07).clip(passed($0, reach)) }, .curve { peel.turn($0) })
        }
        return [Piece(.full, .curve { peel.kept($0) })] + shadow + back + [print] + bend
    }
}
