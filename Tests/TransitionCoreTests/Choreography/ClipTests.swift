import Foundation
import Testing

@testable import TransitionCore

struct ClipTests {
    let size = CGSize(width: 200, height: 100)

    @Test("Without a clip all is seen")
    func none() {
        #expect(Clip.none.contains(x: 0, y: 1, size: size))
    }

    @Test("A rounded rectangle shows its inside, its corners cut")
    func roundedRect() {
        let clip = Clip.roundedRect(UnitRect(x: 0.25, y: 0, width: 0.5, height: 1), radius: 20)
        #expect(clip.contains(x: 0.5, y: 0.5, size: size))
        #expect(!clip.contains(x: 0.2, y: 0.5, size: size))
        #expect(!clip.contains(x: 0.76, y: 0.5, size: size))
        // The corner at (50, 0) points: on its diagonal the arc begins 20·(1 − 1/√2) = 5.86 points in.
        func corner(_ d: Double) -> Bool { clip.contains(x: (50 + d) / 200, y: d / 100, size: size) }
        #expect(!corner(5.8) && corner(5.9))
        #expect(Clip.roundedRect(.full, radius: 0).contains(x: 0, y: 0, size: size))
        // A radius too large is that of the shorter side: a capsule.
        let capsule = Clip.roundedRect(.full, radius: 1000)
        #expect(capsule.contains(x: 0.5, y: 0, size: size) && !capsule.contains(x: 0.01, y: 0.1, size: size))
        #expect(capsule.contains(x: 0.0001, y: 0.5, size: size))
    }

    @Test("A circle of 1 hides nothing wherever its centre is, one of 0 hides all", arguments: 0..<30 as Range<UInt64>)
    func circle(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let (x, y) = (Double.random(in: -0.5...1.5, using: &g), Double.random(in: -0.5...1.5, using: &g))
        for (cx, cy) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1), (0.5, 0.5)] {
            #expect(Clip.circle(x: x, y: y, radius: 1).contains(x: cx, y: cy, size: size))
            #expect(!Clip.circle(x: x, y: y, radius: 0).contains(x: cx, y: cy, size: size))
        }
        #expect(!Clip.circle(x: x, y: y, radius: 0).contains(x: x, y: y, size: size))
    }

    @Test("A circle is round in points, not in fractions")
    func roundInPoints() {
        // From the middle of 200 × 100 the corners are 111.8 points away; a radius of 0.4 is 44.7 points.
        let clip = Clip.circle(x: 0.5, y: 0.5, radius: 0.4)
        #expect(abs(Clip.reach(x: 0.5, y: 0.5, width: 200, height: 100) - 111.803) < 0.001)
        #expect(
            clip.contains(x: 0.5 + 44 / 200, y: 0.5, size: size)
                && !clip.contains(x: 0.5 + 46 / 200, y: 0.5, size: size))
        #expect(
            clip.contains(x: 0.5, y: 0.5 + 44 / 100, size: size)
                && !clip.contains(x: 0.5, y: 0.5 + 46 / 100, size: size))
    }

    @Test("A polygon shows its inside and its outline")
    func polygon() {
        let clip = Clip.polygon(Polygon([SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1)]))
        #expect(clip.contains(x: 0.3, y: 0.3, size: size) && !clip.contains(x: 0.6, y: 0.6, size: size))
        #expect(clip.contains(x: 0.5, y: 0.5, size: size) && clip.contains(x: 0, y: 0, size: size))
        // A concave outline: an arrow with a notch at the bottom.
        let arrow = Polygon([SIMD2(0.5, 0), SIMD2(1, 1), SIMD2(0.5, 0.5), SIMD2(0, 1)])
        #expect(arrow.contains(x: 0.5, y: 0.4) && !arrow.contains(x: 0.5, y: 0.8) && arrow.contains(x: 0.2, y: 0.75))
        #expect(!Polygon([SIMD2(0, 0), SIMD2(1, 1)]).contains(x: 0.5, y: 0.5))
        #expect(!Polygon([]).contains(x: 0, y: 0))
    }

    @Test("Points of an outline that coincide enclose nothing and take nothing away")
    func coincidingPoints() {
        let point = Polygon([SIMD2(0.5, 0.5), SIMD2(0.5, 0.5), SIMD2(0.5, 0.5), SIMD2(0.5, 0.5)])
        for x in [0.1, 0.4999, 0.9] { #expect(!point.contains(x: x, y: 0.3)) }
        let triangle = Polygon([SIMD2(0, 0), SIMD2(1, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(0, 1)])
        #expect(triangle.contains(x: 0.3, y: 0.3) && triangle.contains(x: 1, y: 0))
        #expect(!triangle.contains(x: 0.6, y: 0.6) && !triangle.contains(x: 0.2, y: 1))
    }

    @Test("A polygon keeps twelve points and drops the rest")
    func capacity() {
        let points = (0..<20).map { SIMD2(Double($0), -Double($0)) }
        let polygon = Polygon(points)
        #expect(polygon.count == 12 && Polygon.capacity == 12)
        #expect((0..<12).map { polygon[$0] } == Array(points.prefix(12)))
        #expect(polygon == Polygon(Array(points.prefix(12))))
        #expect(polygon != Polygon(Array(points.prefix(11))))
        #expect(Polygon([SIMD2(0, 0)]) != Polygon([SIMD2(0, 1)]))
    }

    @Test("Nothing is seen through a clip that is no clip")
    func notANumber() {
        #expect(!Clip.circle(x: .nan, y: 0, radius: 1).contains(x: 0.5, y: 0.5, size: size))
        #expect(
            !Clip.roundedRect(UnitRect(x: .nan, y: 0, width: 1, height: 1), radius: 0).contains(
                x: 0.5, y: 0.5, size: size))
        #expect(
            !Clip.polygon(Polygon([SIMD2(.nan, 0), SIMD2(1, 0), SIMD2(.nan, 1)])).contains(x: 0.9, y: 0.5, size: size))
        for clip in [Clip.circle(x: 0.5, y: 0.5, radius: 1), .roundedRect(.full, radius: 5), .none] {
            #expect(clip.contains(x: 0.5, y: 0.5, size: .zero))
        }
    }

    @Test("No clip opens from the whole: as a rectangle, as a circle")
    func fromNone() {
        let rect = UnitRect(x: 0.5, y: 0.5, width: 0.25, height: 0.5)
        #expect(
            Clip.none.interpolated(to: .roundedRect(rect, radius: 8), at: 0.5)
                == .roundedRect(UnitRect(x: 0.25, y: 0.25, width: 0.625, height: 0.75), radius: 4))
        #expect(
            Clip.roundedRect(rect, radius: 8).interpolated(to: .none, at: 0.5)
                == .roundedRect(UnitRect(x: 0.25, y: 0.25, width: 0.625, height: 0.75), radius: 4))
        #expect(
            Clip.none.interpolated(to: .circle(x: 0.2, y: 0.3, radius: 0), at: 0.25)
                == .circle(x: 0.2, y: 0.3, radius: 0.75))
        #expect(
            Clip.circle(x: 0.2, y: 0.3, radius: 0).interpolated(to: .none, at: 0.25)
                == .circle(x: 0.2, y: 0.3, radius: 0.25))
    }

    @Test("Polygons go point by point; what has nothing between it is the nearer of the two")
    func between() {
        let a = Polygon([SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1)])
        let b = Polygon([SIMD2(0, 0), SIMD2(0.5, 0), SIMD2(0, 0)])
        #expect(
            Clip.polygon(a).interpolated(to: .polygon(b), at: 0.5)
                == .polygon(Polygon([SIMD2(0, 0), SIMD2(0.75, 0), SIMD2(0, 0.5)])))
        let four = Polygon([SIMD2(0, 0), SIMD2(1, 0), SIMD2(1, 1), SIMD2(0, 1)])
        #expect(Clip.polygon(a).interpolated(to: .polygon(four), at: 0.4) == .polygon(a))
        #expect(
            Clip.polygon(a).interpolated(to: .circle(x: 0, y: 0, radius: 1), at: 0.6) == .circle(x: 0, y: 0, radius: 1))
    }

    @Test("A rectangle in unit coordinates, in points and in a mirror")
    func unitRect() {
        let rect = UnitRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        #expect(
            rect.rect(in: CGRect(x: 10, y: 20, width: 200, height: 100)) == CGRect(x: 60, y: 70, width: 100, height: 25)
        )
        #expect(
            UnitRect(x: 0, y: 0, width: 0.25, height: 1).mirrored == UnitRect(x: 0.75, y: 0, width: 0.25, height: 1))
        #expect(UnitRect.full.mirrored == .full)
    }
}
