import TransitionCore

/// The part of a screen that a zipper has closed: all of the screen except the slot for the slider, which moves down,
/// and the gap below the slider.
@usableFromInline struct Zip: Sendable {
    /// The slider's size, as a fraction of the container's.
    @usableFromInline let slider: SIMD2<Double>
    /// The container's size in points.
    @usableFromInline let size: SIMD2<Double>

    /// Creates a zipper in a container of this scene's size.
    @_alwaysEmitIntoClient
    init(in scene: TransitionScene) {
        size = SIMD2(max(scene.width, 1), max(scene.height, 1))
        slider = SIMD2(min(40 / size.x, 0.2), min(64 / size.y, 0.14))
    }

    /// Returns the place of the slider's lower end, as a fraction of the container's height. The slider starts just
    /// above the container and ends just below it.
    @_alwaysEmitIntoClient
    func place(_ progress: Double) -> Double {
        // The slider's shadow is also out of sight.
        let (away, margin) = (1 - progress, 22 / size.y)
        return (1 + slider.y + 2 * margin) * progress - margin + 0.45 * progress * away * away
    }

    /// Returns the distance below the slider at which the gap is as wide as the container; at first it is short.
    @_alwaysEmitIntoClient
    func depth(_ progress: Double) -> Double {
        let fraction = min(max(progress / 0.5, 0), 1)
        return 0.01 + 0.62 * fraction * fraction * (3 - 2 * fraction)
    }

    /// Returns the leading edge of the gap, from the slider downwards. Coordinates are relative to the slider's lower
    /// end.
    @_alwaysEmitIntoClient
    func opening(_ progress: Double) -> [Polygon.Point] {
        let (depth, start) = (depth(progress), 0.5 - slider.x / 2)
        return [[start, 0], [start - 0.13, 0.3 * depth], [-0.3, 1.4 * depth]]
    }

    /// Returns the closed part, enlarged by some points.
    @_alwaysEmitIntoClient
    func closed(_ progress: Double, outset: Double) -> Clip {
        let (place, opening) = (place(progress), opening(progress))
        // A shadow of the same width reaches farther down from a steep edge.
        let steep = depth(progress) * size.y / (0.5 * size.x)
        let tip = place + outset * (1 + min(steep * steep, 4)).squareRoot() / size.y
        let side = [[0.5 - slider.x / 2, place - slider.y]] + opening.map { $0 + [0, tip] }
        let other = side.map { Polygon.Point(1 - $0.x, $0.y) }
        return .polygon(Polygon(side.reversed() + other + [[1.04, -0.3], [-0.04, -0.3]]))
    }

    /// Returns the part of the old screen in a row, between the teeth at both ends. Only one end has a tooth; the other
    /// has a narrow rim.
    @_alwaysEmitIntoClient
    func gap(_ row: UnitRect, hasLeadingTooth: Bool, at progress: Double) -> Clip {
        let place = place(progress)
        let top = min(max((place - row.y) / row.height, 0), 1)
        let upper = edge(row.y + top * row.height - place, progress)
        let lower = edge(row.y + row.height - place, progress)
        // Teeth have the same length on a flat edge as on a steep one.
        let slope = 0.5 * size.x / (depth(progress) * size.y)
        let wide = min((1 + slope * slope).squareRoot(), 4) / size.x
        let (rim, tooth) = (min(3 * wide, 0.1), min(15 * wide, 0.25))
        func corner(_ edge: Double, _ y: Double, isLeading: Bool) -> Polygon.Point {
            let inset = min(edge + (isLeading == hasLeadingTooth ? tooth : rim), 0.5)
            return [isLeading ? inset : 1 - inset, y]
        }
        return .polygon([
            corner(upper, top, isLeading: true), corner(upper, top, isLeading: false),
            corner(lower, 1, isLeading: false), corner(lower, 1, isLeading: true),
        ])
    }

    /// Returns the place of the gap's leading edge at a distance below the slider, as a fraction of the width.
    @_alwaysEmitIntoClient
    func edge(_ below: Double, _ progress: Double) -> Double {
        let opening = opening(progress)
        for (upper, lower) in zip(opening, opening.dropFirst()) where below < lower.y {
            return upper.x + (lower.x - upper.x) * max(below - upper.y, 0) / (lower.y - upper.y)
        }
        return -0.3
    }
}
