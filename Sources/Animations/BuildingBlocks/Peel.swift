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

    /// Returns the part that the crease has not yet reached, except where the flap lies on it.
    @_alwaysEmitIntoClient
    func kept(_ progress: Double) -> Clip {
        let (middle, far) = (crease(progress), 2 * size.sum())
        let along = SIMD2(-way.y, way.x) * far
        let outline =
            [middle + along + way * far, middle - along + way * far, middle - along] + flap(progress) + [middle + along]
        return .polygon(Polygon(outline.map { $0 / size }))
    }

    /// Returns the part that the crease has passed, where the new screen is seen.
    @_alwaysEmitIntoClient
    func uncovered(_ progress: Double) -> Clip {
        let (middle, far) = (crease(progress), 2 * size.sum())
        let along = SIMD2(-way.y, way.x) * far
        let outline = [middle + along, middle - along, middle - along - way * far, middle + along - way * far]
        return .polygon(Polygon(outline.map { $0 / size }))
    }

    /// Returns the outline of the flap as it lies on the screen, in points: the part that the crease has passed, turned
    /// over. It begins and ends at the crease. It always has five points, and some may coincide, so that none jumps
    /// when the crease passes a corner.
    @_alwaysEmitIntoClient
    func flap(_ progress: Double) -> [SIMD2<Double>] {
        let (middle, across, last) = (crease(progress), SIMD2(-way.y, way.x), size - corner)
        func beyond(_ point: SIMD2<Double>) -> Double { ((point - middle) * way).sum() }
        // The place of the crease on the way along the container's edges, from the last corner over `next` to the first.
        func end(_ next: SIMD2<Double>) -> SIMD2<Double> {
            let (from, to) = beyond(next) > 0 ? (next, corner) : (last, next)
            let (here, there) = (beyond(from), beyond(to))
            return here > 0 && here > there ? from + (to - from) * (here / (here - there)) : from
        }
        let beside = [SIMD2(corner.x, last.y), SIMD2(last.x, corner.y)]
            .sorted { ($0 * across).sum() < ($1 * across).sum() }
        let ends = beside.map(end)
        let outline = [
            ends[0], beyond(beside[0]) > 0 ? ends[0] : beside[0], corner, beyond(beside[1]) > 0 ? ends[1] : beside[1],
            ends[1],
        ]
        return outline.map { $0 - way * 2 * beyond($0) }
    }

    /// Returns the shadow that the flap casts ahead, and the shade of the bent paper along the crease. On dark screens
    /// both are light: a line along the flap's edge, and a sheen at the crease.
    @_alwaysEmitIntoClient
    func shades(isDark: Bool) -> [Piece] {
        let peel = self
        func shade(_ strength: Double, _ outline: @escaping @Sendable (Double) -> [SIMD2<Double>]) -> Piece {
            let shade = Piece(
                .full,
                .curve { progress in
                    .shade(isDark ? 0 : 1).opacity(strength * min(12 * progress, 1))
                        .clip(.polygon(Polygon(outline(progress).map { $0 / peel.size })))
                })
            return isDark ? shade.white() : shade
        }
        let shadow = (isDark ? [1.2] : [6.0, 14, 26, 42]).map { ahead in
            shade(isDark ? 0.3 : 0.08) { progress in
                let flap = peel.flap(progress)
                return flap.map { $0 + peel.way * ahead } + flap.reversed()
            }
        }
        let bend = (isDark ? [5.0, 10, 16, 23, 31] : [10, 24]).map { reach in
            shade(isDark ? 0.04 : 0.06) { progress in
                let flap = peel.flap(progress)
                // It keeps away from the pointed ends of the flap.
                let along = flap[4] - flap[0]
                let inset = along * min(2 * reach / max((along * along).sum().squareRoot(), 1), 0.5)
                return [flap[0], flap[0] + inset + peel.way * reach, flap[4] - inset + peel.way * reach, flap[4]]
            }
        }
        return shadow + bend
    }
}
