import TransitionCore

/// The part of a screen that a zipper still holds together. The slider runs down and leaves a gap above it, which is
/// shaped like a V.
///
/// Lengths along the container are measured upwards from its lower end, as fractions of its height.
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

    /// Returns the height of the slider's upper end. At the start the slider is above the container, and at the end the
    /// slider and the gap's sides are below it.
    @_alwaysEmitIntoClient
    func place(_ progress: Double) -> Double {
        // The slider's shadow is also out of sight.
        let margin = 22 / size.y
        return 1 + slider.y + margin - (1 + slider.y + 2 * margin + 0.3) * progress
    }

    /// Returns the distance above the slider at which the gap is as wide as the container; at the end it is short.
    @_alwaysEmitIntoClient
    func depth(_ progress: Double) -> Double {
        let fraction = min(max((1 - progress) / 0.6, 0), 1)
        return 0.24 + 0.4 * fraction * fraction * (3 - 2 * fraction)
    }

    /// Returns the leading edge of the gap, from the slider upwards. It curves outwards, as cloth that hangs open does.
    /// Heights are relative to the slider's upper end.
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
        // A shadow of the same width reaches farther up from a steep edge.
        let steep = depth(progress) * size.y / (0.5 * size.x)
        let tip = place + outset * (1 + min(steep * steep, 4)).squareRoot() / size.y
        let side = [[0.5 - 0.3 * slider.x, place - slider.y]] + opening.map { $0 + [0, tip] }
        let other = side.map { Polygon.Point(1 - $0.x, $0.y) }
        return Self.upright(side.reversed() + other + [[1.04, -0.3], [-0.04, -0.3]])
    }

    /// Returns the part of the new screen in a row, between the teeth at both ends. A tooth is half as high as the row:
    /// at the leading end in the lower half, and at the other end in the upper half. Elsewhere there is a narrow rim.
    @_alwaysEmitIntoClient
    func gap(_ row: UnitRect, at progress: Double) -> Clip {
        let (place, foot) = (place(progress), 1 - row.y - row.height)
        let low = min(max((place - foot) / row.height, 0), 1)
        // Teeth have the same length on a flat edge as on a steep one.
        let slope = 0.5 * size.x / (depth(progress) * size.y)
        let wide = min((1 + slope * slope).squareRoot(), 4) / size.x
        let (rim, tooth) = (min(2 * wide, 0.1), min(7 * wide, 0.25))
        let middle = min(max(0.5, low), 1)
        func corner(_ up: Double, isLower: Bool, isLeading: Bool) -> Polygon.Point {
            let inset = min(edge(foot + up * row.height - place, progress) + (isLower == isLeading ? tooth : rim), 0.5)
            return [isLeading ? inset : 1 - inset, up]
        }
        let places = [(low, true), (middle, true), (middle, false), (1, false)]
        return Self.upright(
            places.map { corner($0.0, isLower: $0.1, isLeading: true) }
                + places.reversed().map { corner($0.0, isLower: $0.1, isLeading: false) })
    }

    /// Returns the outline with its heights measured downwards.
    @_alwaysEmitIntoClient
    static func upright(_ outline: [Polygon.Point]) -> Clip {
        .polygon(Polygon(outline.map { [$0.x, 1 - $0.y] }))
    }

    /// Returns the place of the gap's leading edge at a height above the slider, as a fraction of the width.
    @_alwaysEmitIntoClient
    func edge(_ above: Double, _ progress: Double) -> Double {
        let opening = opening(progress)
        for (lower, upper) in zip(opening, opening.dropFirst()) where above < upper.y {
            return lower.x + (upper.x - lower.x) * max(above - lower.y, 0) / (upper.y - lower.y)
        }
        return -0.3
    }
}
