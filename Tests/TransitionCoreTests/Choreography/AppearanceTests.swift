import Foundation
import Testing

@testable import TransitionCore

struct AppearanceTests {
    let container = CGSize(width: 400, height: 800)
    var whole: Placement { Placement(frame: CGRect(origin: .zero, size: container), containerSize: container) }

    func appearance(_ poses: Pose..., at progress: Double = 0.5) -> Appearance {
        Appearance(of: poses.map { .fixed($0) }, at: progress, placement: whole)
    }

    func point(_ appearance: Appearance, _ x: Double, _ y: Double) throws -> (x: Double, y: Double) {
        let seen = try #require(appearance.matrix(eyeDistance: 1e12, placement: whole).project(x: x, y: y))
        return (seen.x, seen.y)
    }

    @Test("Transforms multiply in order: the first is applied first")
    func order() throws {
        // Moved right by 400, then turned: ends up below. Turned, then moved: stays to the right.
        let movedFirst = try point(appearance(.offset(x: 1), .rotation(degrees: 90)), 0, 0)
        #expect(abs(movedFirst.x) < 1e-6 && abs(movedFirst.y - 400) < 1e-6)
        let turnedFirst = try point(appearance(.rotation(degrees: 90), .offset(x: 1)), 0, 0)
        #expect(abs(turnedFirst.x - 400) < 1e-6 && abs(turnedFirst.y) < 1e-6)
        let thrice = try point(appearance(.scale(0.5), .offset(dx: 10), .scale(2)), 8, 0)
        #expect(abs(thrice.x - 28) < 1e-6)
    }

    @Test("Opacities multiply, each clamped to 0…1")
    func opacity() {
        #expect(abs(appearance(.opacity(0.5), .opacity(0.4)).opacity - 0.2) < 1e-12)
        #expect(appearance(.opacity(7)).opacity == 1)
        #expect(appearance(.opacity(-1), .opacity(-1)).opacity == 0)
    }

    @Test("Shades lie one over the other: 1 − (1 − a)(1 − b)")
    func shade() {
        #expect(abs(appearance(.shade(0.5), .shade(0.4)).shade - 0.7) < 1e-12)
        #expect(appearance(.shade(3)).shade == 1)
        #expect(appearance(.shade(-3)).shade == 0)
        #expect(appearance(.shade(0), .shade(0)).shade == 0)
    }

    @Test("The strongest corner and shadow count")
    func strongest() {
        #expect(appearance(.cornerRadius(4), .cornerRadius(9), .cornerRadius(2)).cornerRadius == 9)
        #expect(appearance(.cornerRadius(-4)).cornerRadius == 0)
        let shadow = appearance(.shadow(opacity: 0.1, radius: 30), .shadow(opacity: 0.3, radius: 5)).shadow
        #expect(shadow == Pose.Shadow(opacity: 0.3, radius: 5))
    }

    @Test("A piece rides on its screen: moved, faded and shaded with it", arguments: 0..<20 as Range<UInt64>)
    func riding(seed: UInt64) throws {
        var g = SeededGenerator(seed: seed)
        let screenPose = Pose.random(using: &g)
        let screen = appearance(screenPose)
        let placement = Placement(frame: CGRect(x: 200, y: 600, width: 100, height: 100), containerSize: container)
        var piece = Appearance(of: [.fixed(.opacity(0.5).shade(0.2))], at: 0, placement: placement)
        piece.ride(on: screen, offsetX: placement.center.x, offsetY: placement.center.y)
        #expect(abs(piece.opacity - 0.5 * screen.opacity) < 1e-12)
        #expect(abs(piece.shade - (1 - 0.8 * (1 - screen.shade))) < 1e-12)
        // The same spot of the picture is seen at the same spot, asked of the piece or of the screen.
        let onScreen = screen.matrix(eyeDistance: 1000, placement: whole)
        let onPiece = piece.matrix(eyeDistance: 1000, placement: placement)
        for (x, y) in [(0.0, 0.0), (-50, 50), (31, 8)] {
            let direct = onScreen.project(x: x + placement.center.x, y: y + placement.center.y)
            let riding = onPiece.project(x: x, y: y)
            guard let direct, let riding else {
                #expect(direct == nil && riding == nil)
                continue
            }
            #expect(abs(riding.x + placement.center.x - direct.x) < 1e-6)
            #expect(abs(riding.y + placement.center.y - direct.y) < 1e-6)
            #expect(abs(riding.z - direct.z) < 1e-6)
        }
    }

    @Test("A piece's own motion comes first, then its screen's")
    func ownMotionFirst() throws {
        let placement = Placement(frame: CGRect(x: 0, y: 0, width: 200, height: 800), containerSize: container)
        var piece = Appearance(of: [.fixed(.offset(dx: 10))], at: 0, placement: placement)
        piece.ride(on: appearance(.scale(0.5)), offsetX: -100, offsetY: 0)
        let seen = try #require(piece.matrix(eyeDistance: 1e12, placement: placement).project(x: 0, y: 0))
        // Centre at −100 of the container's; moved to −90, halved to −45: 55 to the right of its place.
        #expect(abs(seen.x - 55) < 1e-6)
    }
}
