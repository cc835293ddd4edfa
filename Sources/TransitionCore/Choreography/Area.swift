/// The intersection of several outlines, by the non-zero winding rule.
package struct Area {
    package typealias Point = SIMD2<Double>

    package private(set) var outlines: [[Point]]

    private init(outlines: [[Point]]) { self.outlines = outlines }

    package init(_ outline: [Point]) { outlines = [outline] }

    /// Returns the part of this area that lies inside another outline.
    ///
    /// The method divides the other outline into triangles that share its first point, and clips this area to each
    /// triangle. If a triangle has the opposite orientation, the points of its part are reversed, so the part counts as
    /// negative. The winding numbers of all parts then add up to the correct one, even for a concave outline.
    package func intersection(_ other: [Point]) -> Area {
        guard other.count >= 3 else { return Area(outlines: []) }
        return Area(
            outlines: (1..<other.count - 1).flatMap { part(in: other[0], other[$0], other[$0 + 1]) })
    }

    private func part(in a: Point, _ b: Point, _ c: Point) -> [[Point]] {
        let turn = Self.cross(b - a, c - a)
        guard turn != 0 else { return [] }
        let corners = turn > 0 ? [a, b, c] : [a, c, b]
        return outlines.compactMap { outline in
            var rest = outline
            for index in 0..<3 {
                rest = Self.cut(rest, alongside: corners[index], corners[(index + 1) % 3])
            }
            guard rest.count >= 3 else { return nil }
            return turn > 0 ? rest : rest.reversed()
        }
    }

    /// Returns the part of an outline on the inner side of a line through two points.
    private static func cut(_ outline: [Point], alongside from: Point, _ to: Point) -> [Point] {
        var result: [Point] = []
        for index in outline.indices {
            let (point, last) = (outline[index], outline[index == 0 ? outline.count - 1 : index - 1])
            let (here, there) = (cross(to - from, point - from), cross(to - from, last - from))
            if (here >= 0) != (there >= 0) { result.append(last + (point - last) * (there / (there - here))) }
            if here >= 0 { result.append(point) }
        }
        return result
    }

    private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
}
