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

    /// Returns the place of the slider's lower end, as a fraction of the container's height. At the start the slider and
    /// the gap's sides are above the container, and at the end the slider is below it.
    @_alwaysEmitIntoClient
    func place(_ progress: Double) -> Double {
        // The slider's shadow is also out of sight.
        let margin = 22 / size.y
        return (1 + slider.y + 2 * margin + 0.3) * progress - margin - 0.3
    }

    /// Returns the distance below the slider at which the gap is as wide as the container; at first it is short.
    @_alwaysEmitIntoClient
    func depth(_ progress: Double) -> Double {
        let fraction = min(max(progress / 0.6, 0), 1)
        return 0.24 + 0.4 * fraction * fraction * (3 - 2 * fraction)
    }

    /// Returns the leading edge of the gap, from the slider downwards. It curves outwards, as cloth that hangs from the
    /// slider does. Coordinates are relative to the slider's lower end.
    @_alwaysEmitIntoClient
    func opening(_ progress: Double) -> [Polygon.Point] {
        let (depth, start) = (depth(progress), 0.5 - slider.x / 2)
        return [0, 0.3, 0.65, 1].map { (way: Double) -> Polygon.Point in
            [start - (start + 0.3) * way * (0.35 + 0.65 * way), 1.25 * depth * way]
        }
    }

    /// Returns the closed part, enlarged by some points.
    @_alwaysEmitIntoClient
    func closed(_ progress: Double, outset: Double) -> Clip {
        let (place, opening) = (place(progress), opening(progress))
        // A shadow of the same width reaches farther down from a steep edge.
        let steep = depth(progress) * size.y / (0.5 * size.x)
        let tip = place + outset * (1 + min(steep * steep, 4)).squareRoot() / size.y
        let side = [[0.5 - 0.3 * slider.x, place - slider.y]] + opening.map { $0 + [0, tip] }
        let other = side.map { Polygon.Point(1 - $0.x, $0.y) }
        return .polygon(Polygon(side.reversed() + other + [[1.04, -0.3], [-0.04, -0.3]]))
    }

    /// Returns the part of the old screen in a row, between the teeth at both ends. A tooth is half as high as the row:
    /// at the leading end in the upper half, and at the other end in the lower half. Elsewhere there is a narrow rim.
    @_alwaysEmitIntoClient
    func gap(_ row: UnitRect, at progress: Double) -> Clip {
        let place = place(progress)
        let top = min(max((place - row.y) / row.height, 0), 1)
        // Teeth have the same length on a flat edge as on a steep one.
        let slope = 0.5 * size.x / (depth(progress) * size.y)
        let wide = min((1 + slope * slope).squareRoot(), 4) / size.x
        let (rim, tooth) = (min(2 * wide, 0.1), min(9 * wide, 0.25))
        let middle = min(max(0.5, top), 1)
        func corner(_ y: Double, isUpper: Bool, isLeading: Bool) -> Polygon.Point {
            let inset = min(edge(row.y + y * row.height - place, progress) + (isUpper == isLeading ? tooth : rim), 0.5)
            return [isLeading ? inset : 1 - inset, y]
        }
        let places = [(top, true), (middle, true), (middle, false), (1, false)]
        return .polygon(
            Polygon(
                places.map { corner($0.0, isUpper: $0.1, isLeading: true) }
                    + places.reversed().map { corner($0.0, isUpper: $0.1, isLeading: false) }))
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
