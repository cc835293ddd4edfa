import Foundation
import Testing

@testable import TransitionCore

struct MatrixTests {
    @Test("What is projected comes back", arguments: 0..<60 as Range<UInt64>)
    func roundTrip(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let size = CGSize(width: 390, height: 844)
        let placement = Placement(
            frame: CGRect(x: .random(in: 0...200, using: &g), y: 100, width: 190, height: 300), containerSize: size)
        var checked = 0
        for _ in 0..<10 {
            let motions = [Motion.random(using: &g), .random(using: &g)]
            let matrix = Appearance(of: motions, at: 0.4, placement: placement)
                .matrix(eyeDistance: 1055, placement: placement)
            for (x, y) in [(0.0, 0.0), (-95, -150), (95, 150), (40, -120)] {
                guard let seen = matrix.project(x: x, y: y) else { continue }
                // Almost edge-on there is no way back that rounding does not spoil.
                guard let back = matrix.unproject(x: seen.x, y: seen.y) else { continue }
                checked += 1
                #expect(abs(back.x - x) < 1e-4 && abs(back.y - y) < 1e-4, "(\(x), \(y)) comes back as \(back)")
            }
        }
        #expect(checked > 20)
    }

    @Test("The identity changes nothing")
    func identity() throws {
        let seen = try #require(Matrix4.identity.project(x: 3, y: -4))
        #expect(seen == (3, -4, 0))
        #expect(Matrix4.identity.numbers == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
        let back = try #require(Matrix4.identity.unproject(x: 3, y: -4))
        #expect(back == (3, -4))
    }

    @Test("Nothing is seen behind the eye or on edge")
    func unseen() {
        let centre = Placement(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), containerSize: CGSize(width: 100, height: 100))
        func matrix(_ pose: Pose) -> Matrix4 {
            Affine3(pose, placement: centre).projected(eyeDistance: 500, x: 0, y: 0)
        }
        #expect(matrix(.offset(depth: 501)).project(x: 0, y: 0) == nil)
        #expect(matrix(.offset(depth: 501)).unproject(x: 0, y: 0) == nil)
        #expect(matrix(.offset(depth: 499)).project(x: 0, y: 0) != nil)
        #expect(matrix(.rotation(degrees: 90, axis: .y)).unproject(x: 1, y: 0) == nil)
        #expect(matrix(.scale(0)).unproject(x: 0, y: 0) == nil)
    }

    @Test("Perspective: half as far again is two thirds the size, towards the container's centre")
    func perspective() throws {
        // An element whose centre is 100 points right of the container's, moved back by half the eye's distance.
        let placement = Placement(
            frame: CGRect(x: 280, y: 180, width: 40, height: 40), containerSize: CGSize(width: 400, height: 400))
        #expect(placement.center == CGPoint(x: 100, y: 0))
        let matrix = Affine3(.offset(depth: -250), placement: placement).projected(eyeDistance: 500, x: 100, y: 0)
        let seen = try #require(matrix.project(x: 0, y: 0))
        #expect(abs(seen.x + 100 - 100 / 1.5) < 1e-9 && seen.y == 0 && seen.z == -250)
        let edge = try #require(matrix.project(x: 20, y: 0))
        #expect(abs(edge.x - seen.x - 20 / 1.5) < 1e-9)
    }

    @Test("Turns go clockwise on a screen, doors open towards the viewer as the axis says")
    func turns() throws {
        let placement = Placement(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), containerSize: CGSize(width: 100, height: 100))
        func place(_ pose: Pose, _ x: Double, _ y: Double) throws -> (x: Double, y: Double, z: Double) {
            try #require(
                Affine3(pose, placement: placement).projected(eyeDistance: 1e12, x: 0, y: 0).project(x: x, y: y))
        }
        // Clockwise with y downwards: right goes down.
        let turned = try place(.rotation(degrees: 90), 10, 0)
        #expect(abs(turned.x) < 1e-9 && abs(turned.y - 10) < 1e-9)
        // About its leading edge: that edge stays, the trailing one comes to stand before or behind it.
        let hinge = try place(.rotation(degrees: 90, axis: .y).anchor(.leading), -50, 7)
        #expect(abs(hinge.x + 50) < 1e-9 && abs(hinge.y - 7) < 1e-9 && abs(hinge.z) < 1e-9)
        let free = try place(.rotation(degrees: 90, axis: .y).anchor(.leading), 50, 7)
        #expect(abs(free.x + 50) < 1e-6 && abs(free.z + 100) < 1e-9)
        // The length of the axis has no meaning, and one without direction is that towards the viewer.
        let long = try place(.rotation(degrees: 90, axis: Pose.Axis(x: 0, y: 0, z: 7)), 10, 0)
        #expect(abs(long.y - 10) < 1e-9)
        let none = try place(.rotation(degrees: 90, axis: Pose.Axis(x: 0, y: 0, z: 0)), 10, 0)
        #expect(abs(none.y - 10) < 1e-9)
    }

    @Test("Moves are fractions of the container, anchors fractions of the element")
    func units() {
        let placement = Placement(
            frame: CGRect(x: 0, y: 0, width: 100, height: 50), containerSize: CGSize(width: 400, height: 800))
        let moved = Affine3(.offset(x: 0.5, y: 0.25, dx: 3, dy: 4, depth: 5), placement: placement)
        #expect(moved.tx == 203 && moved.ty == 204 && moved.tz == 5)
        let scaled = Affine3(Pose.scale(0.5).anchor(x: 0, y: 1), placement: placement)
        #expect(scaled.tx == -25 && scaled.ty == 12.5)
    }
}
