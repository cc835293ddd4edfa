import Foundation
import Testing

@testable import TransitionCore

struct PoseTests {
    @Test("Rest is the identity")
    func rest() {
        #expect(Pose.rest == Pose())
        #expect(!Pose.rest.isTransforming)
        let placement = Placement(
            frame: CGRect(x: 10, y: 20, width: 30, height: 40), containerSize: CGSize(width: 390, height: 844))
        var appearance = Appearance()
        appearance.add(.rest, placement: placement)
        #expect(appearance == Appearance())
        #expect(appearance.affine == Affine3())
    }

    @Test("The words chain, and each sets its own value alone")
    func words() {
        let pose = Pose.offset(x: 1, dy: 3).scale(0.9).rotation(degrees: 90, axis: .y).anchor(.leading, depth: -5)
            .opacity(0.4).shade(0.2).cornerRadius(7).shadow(opacity: 0.3, radius: 8, dy: 2).clip(.polygon(Polygon([])))
        #expect(pose.offset == Pose.Offset(x: 1, dy: 3))
        #expect(pose.scale == Pose.Scale(x: 0.9, y: 0.9))
        #expect(pose.rotation == Pose.Rotation(angle: .pi / 2, axis: .y))
        #expect(pose.anchor == Pose.Anchor(x: 0, y: 0.5, depth: -5))
        #expect(pose.opacity == 0.4 && pose.shade == 0.2 && pose.cornerRadius == 7)
        #expect(pose.shadow == Pose.Shadow(opacity: 0.3, radius: 8, dx: 0, dy: 2))
        #expect(pose.clip == .polygon(Polygon([])))
        #expect(Pose.offset(toward: .bottom, by: 0.5).offset == Pose.Offset(y: 0.5))
        #expect(Pose.offset(toward: .leading).offset == Pose.Offset(x: -1))
        #expect(Pose.opacity(0.5) == Pose.rest.opacity(0.5))
        #expect(Pose.shade(0.5) == Pose.rest.shade(0.5) && Pose.cornerRadius(3) == Pose.rest.cornerRadius(3))
        #expect(Pose.scale(x: 2) == Pose.rest.scale(x: 2, y: 1))
        #expect(Pose.shadow(opacity: 1) == Pose.rest.shadow(opacity: 1) && Pose.clip(.none) == .rest)
        #expect(Pose.rotation(degrees: 180).rotation.angle == .pi)
    }

    @Test("Interpolation ends exactly at either pose", arguments: 0..<50 as Range<UInt64>)
    func exactEnds(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let (a, b) = (Pose.random(using: &g), Pose.random(using: &g))
        #expect(a.interpolated(to: b, at: 0) == a)
        #expect(a.interpolated(to: b, at: 1) == b)
    }

    @Test("Half-way is the middle of every component")
    func middle() {
        let a = Pose.offset(x: 1, y: 2, dx: 10, dy: 20, depth: 30).scale(x: 1, y: 3)
            .rotation(degrees: 10, axis: .y).anchor(x: 0, y: 1, depth: 8).opacity(0.2).shade(0.4).cornerRadius(8)
            .shadow(opacity: 0.2, radius: 4, dx: 2, dy: 6).clip(.circle(x: 0, y: 0, radius: 1))
        let b = Pose.offset(x: 2, y: 4, dx: 20, dy: 40, depth: 60).scale(x: 2, y: 5)
            .rotation(degrees: 30, axis: .y).anchor(x: 1, y: 0, depth: 4).opacity(0.4).shade(0.8).cornerRadius(4)
            .shadow(opacity: 0.4, radius: 8, dx: 4, dy: 8).clip(.circle(x: 1, y: 0.5, radius: 0))
        let c = Pose.offset(x: 1.5, y: 3, dx: 15, dy: 30, depth: 45).scale(x: 1.5, y: 4)
            .rotation(degrees: 20, axis: .y).anchor(x: 0.5, y: 0.5, depth: 6).opacity(0.3).shade(0.6).cornerRadius(6)
            .shadow(opacity: 0.3, radius: 6, dx: 3, dy: 7).clip(.circle(x: 0.5, y: 0.25, radius: 0.5))
        #expect(isClose(a.interpolated(to: b, at: 0.5), c))
    }

    @Test("Outside 0…1 the transform goes on and everything else stays", arguments: [-0.5, -0.1, 1.1, 1.5])
    func outside(fraction: Double) {
        let a = Pose.offset(x: 1).scale(0.5).rotation(degrees: 10).opacity(0.25).shade(0.5).cornerRadius(10)
            .shadow(opacity: 0.5, radius: 10).clip(.roundedRect(UnitRect(x: 0, y: 0, width: 0.5, height: 1), radius: 4))
        let pose = a.interpolated(to: .rest, at: fraction)
        #expect(abs(pose.offset.x - (1 - fraction)) < 1e-12)
        #expect(abs(pose.scale.x - (0.5 + 0.5 * fraction)) < 1e-12)
        #expect(abs(pose.rotation.angle - (1 - fraction) * .pi / 18) < 1e-12)
        let end = fraction < 0 ? a : .rest
        #expect(pose.opacity == end.opacity && pose.shade == end.shade && pose.cornerRadius == end.cornerRadius)
        #expect(pose.shadow.opacity == end.shadow.opacity)
        #expect(pose.clip.contains(x: 0.75, y: 0.5, size: CGSize(width: 100, height: 100)) == (fraction > 1))
    }

    @Test("A hinge stays where it is: the anchor of the side that turns counts, whichever it is")
    func hinge() {
        let door = Pose.rotation(degrees: 90, axis: .y).anchor(.leading)
        for pose in [door.interpolated(to: .rest, at: 0.3), Pose.rest.interpolated(to: door, at: 0.7)] {
            #expect(pose.anchor == Pose.Anchor(.leading))
            #expect(pose.rotation.axis == .y)
            #expect(abs(pose.rotation.angle - .pi / 2 * 0.7) < 1e-12)
        }
        // Both turn: the anchor moves from the one to the other.
        let other = Pose.rotation(degrees: 10, axis: .y).anchor(.trailing)
        #expect(door.interpolated(to: other, at: 0.25).anchor.x == 0.25)
    }

    @Test("A turn about an axis and one about its opposite have each other's negative between them")
    func oppositeAxes() {
        let opposite = Pose.Axis(x: 0, y: -1, z: 0)
        let a = Pose.rotation(degrees: 90, axis: .y)
        let b = Pose.rotation(degrees: 90, axis: opposite)
        let middle = a.interpolated(to: b, at: 0.25)
        let expected = Affine3(.rotation(degrees: 45, axis: .y), placement: square)
        #expect(isSame(Affine3(middle, placement: square), expected))
    }

    @Test("A shadow fades, it does not grow")
    func shadow() {
        let pose = Pose.shadow(opacity: 0.4, radius: 20, dx: 3, dy: 6).interpolated(to: .rest, at: 0.5)
        #expect(pose.shadow == Pose.Shadow(opacity: 0.2, radius: 20, dx: 3, dy: 6))
        #expect(Pose.rest.interpolated(to: .shadow(opacity: 0.4, radius: 20), at: 0.5).shadow.radius == 20)
    }

    @Test(
        "Mirrored twice is the same, and mirroring and interpolating may change places",
        arguments: 0..<50 as Range<UInt64>)
    func mirrored(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let (a, b) = (Pose.random(using: &g), Pose.random(using: &g))
        #expect(isClose(a.mirrored.mirrored, a))
        let fraction = Double.random(in: -0.2...1.2, using: &g)
        #expect(
            isClose(a.interpolated(to: b, at: fraction).mirrored, a.mirrored.interpolated(to: b.mirrored, at: fraction))
        )
    }

    @Test("Corners know their mirror image, their opposite and their edges", arguments: TransitionCorner.allCases)
    func corners(corner: TransitionCorner) {
        #expect(corner.mirrored.mirrored == corner && corner.opposite.opposite == corner)
        #expect(corner.mirrored.x == -corner.x && corner.mirrored.y == corner.y)
        #expect(corner.opposite.x == -corner.x && corner.opposite.y == -corner.y)
        #expect(corner.side.isHorizontal && !corner.level.isHorizontal)
        #expect(corner.rawValue.lowercased() == corner.level.rawValue + corner.side.rawValue)
        let pose = Pose.offset(toward: corner, by: 0.5).anchor(corner)
        #expect(pose.offset == Pose.Offset(x: corner.x / 2, y: corner.y / 2))
        #expect(pose.anchor == Pose.Anchor(x: corner.x < 0 ? 0 : 1, y: corner.y < 0 ? 0 : 1))
        let mirrored = Pose.offset(toward: corner.mirrored, by: 0.5).anchor(corner.mirrored)
        #expect(pose.mirrored.offset == mirrored.offset && pose.mirrored.anchor == mirrored.anchor)
    }

    @Test("Edges know their mirror image, their opposite and their direction", arguments: TransitionEdge.allCases)
    func edges(edge: TransitionEdge) {
        #expect(edge.opposite.opposite == edge && edge.opposite != edge)
        #expect(edge.opposite.x == -edge.x && edge.opposite.y == -edge.y)
        #expect(edge.mirrored.x == -edge.x && edge.mirrored.y == edge.y)
        #expect(abs(edge.x) + abs(edge.y) == 1)
        #expect(edge.isHorizontal == (edge.x != 0))
        #expect(isClose(Pose.offset(toward: edge).mirrored, .offset(toward: edge.mirrored)))
    }

    @Test("A number that is not finite is found wherever it is")
    func finiteness() {
        #expect(Pose.rest.isFinite)
        let bad = Double.nan
        let poses: [Pose] = [
            .offset(x: bad), .offset(y: bad), .offset(dx: bad), .offset(dy: .infinity), .offset(depth: bad),
            .scale(x: bad), .scale(y: -.infinity), .rotation(degrees: bad),
            .rotation(degrees: 1, axis: Pose.Axis(x: bad, y: 0, z: 0)), .rest.anchor(x: bad), .rest.anchor(y: bad),
            .rest.anchor(depth: bad), .opacity(bad), .shade(bad), .cornerRadius(bad), .shadow(opacity: bad),
            .shadow(opacity: 1, radius: bad), .shadow(opacity: 1, dx: bad), .shadow(opacity: 1, dy: bad),
            .clip(.circle(x: bad, y: 0, radius: 1)), .clip(.circle(x: 0, y: bad, radius: 1)),
            .clip(.circle(x: 0, y: 0, radius: bad)), .clip(.polygon(Polygon([SIMD2(0, bad)]))),
            .clip(.roundedRect(UnitRect(x: 0, y: 0, width: bad, height: 1), radius: 0)),
            .clip(.roundedRect(.full, radius: bad)),
        ]
        for pose in poses { #expect(!pose.isFinite, "\(pose)") }
    }

    let square = Placement(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), containerSize: CGSize(width: 100, height: 100))

    private func isSame(_ a: Affine3, _ b: Affine3) -> Bool {
        zip(a.projected(eyeDistance: 1e9, x: 0, y: 0).numbers, b.projected(eyeDistance: 1e9, x: 0, y: 0).numbers)
            .allSatisfy { abs($0 - $1) < 1e-9 }
    }
}

/// Whether two poses look the same but for rounding; the axis of no turn is not looked at.
func isClose(_ a: Pose, _ b: Pose, within tolerance: Double = 1e-9) -> Bool {
    func numbers(_ p: Pose) -> [Double] {
        [
            p.offset.x, p.offset.y, p.offset.dx, p.offset.dy, p.offset.depth, p.scale.x, p.scale.y,
            p.rotation.angle * p.rotation.axis.x, p.rotation.angle * p.rotation.axis.y,
            p.rotation.angle * p.rotation.axis.z, p.anchor.x, p.anchor.y, p.anchor.depth, p.opacity,
            p.cornerRadius, p.shade, p.shadow.opacity, p.shadow.radius, p.shadow.dx, p.shadow.dy,
        ] + numbers(p.clip)
    }
    func numbers(_ clip: Clip) -> [Double] {
        switch clip {
        case .none: [0]
        case .roundedRect(let rect, let radius): [1, rect.x, rect.y, rect.width, rect.height, radius]
        case .circle(let x, let y, let radius): [2, x, y, radius]
        case .polygon(let polygon): [3] + (0..<polygon.count).flatMap { [polygon[$0].x, polygon[$0].y] }
        }
    }
    let (p, q) = (numbers(a), numbers(b))
    return p.count == q.count && zip(p, q).allSatisfy { abs($0 - $1) <= tolerance }
}
