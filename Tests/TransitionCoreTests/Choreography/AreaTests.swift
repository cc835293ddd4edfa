import Testing

@testable import TransitionCore

/// Outlines that come together in one path.
struct AreaTests {
    typealias Point = SIMD2<Double>

    /// The winding number of outlines around a point.
    private func winding(_ outlines: [[Point]], _ p: Point) -> Int {
        var count = 0
        for outline in outlines {
            for index in outline.indices {
                let (a, b) = (outline[index], outline[(index + 1) % outline.count])
                let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
                if a.y <= p.y, b.y > p.y, side > 0 { count += 1 }
                if a.y > p.y, b.y <= p.y, side < 0 { count -= 1 }
            }
        }
        return count
    }

    @Test("What two outlines have in common is what lies in both, convex or not", arguments: 0..<60)
    func intersection(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        func outline() -> [Point] {
            (0..<Int.random(in: 3...9, using: &generator)).map { _ in
                Point(.random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator))
            }
        }
        let (a, b) = (outline(), outline())
        let both = Area(a).intersection(b).outlines
        for _ in 0..<400 {
            let point = Point(.random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator))
            let expected = winding([a], point) != 0 && winding([b], point) != 0
            #expect((winding(both, point) != 0) == expected)
        }
    }

    @Test("A line and a point have no inside")
    func degenerate() {
        let square = [Point(0, 0), Point(1, 0), Point(1, 1), Point(0, 1)]
        #expect(Area(square).intersection([Point(0, 0), Point(1, 1)]).outlines == [])
        #expect(Area(square).intersection([Point(0.2, 0.2), Point(0.5, 0.5), Point(0.9, 0.9)]).outlines == [])
    }
}
