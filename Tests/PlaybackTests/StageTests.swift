import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The layers on the stage while a transition plays, and that none of them stays.
@MainActor
struct StageTests {
    struct Sheet: TransitionAnimator {
        let info = AnimatorInfo(name: "sheet", title: "Sheet", summary: "A sheet.")
        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(
                foreground: .from(.offset(y: 1).cornerRadius(24).shadow(opacity: 0.5, radius: 9)),
                background: .to(.shade(0.5)),
                backdrop: .black
            )
        }
    }

    struct Reveal: TransitionAnimator {
        let clip: Clip
        let info = AnimatorInfo(name: "reveal", title: "Reveal", summary: "A reveal.")
        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .from(.clip(clip).shade(0.4)))
        }
    }

    /// The layers of the container, from the back to the front as they are drawn.
    func drawn(_ fixture: NavigationFixture) -> [CALayer] {
        let siblings = fixture.navigation.topViewController?.view.layer.superlayer?.sublayers ?? []
        return siblings.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Whether a layer is drawn in front of one screen and behind another.
    private func isBetween(
        _ layer: CALayer, _ behind: UIViewController, _ before: UIViewController, in layers: [CALayer]
    ) -> Bool {
        let drawn = layers.filter { [layer, behind.view.layer, before.view.layer].contains($0) }
        return drawn == [behind.view.layer, layer, before.view.layer]
    }

    @Test("A screen with rounded corners casts a shadow all the same, from behind")
    func shadowWithCorners() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(Sheet())
        let plain = NavigationFixture.siblingCount(fixture)
        let screen = fixture.push("a")
        Headless.clock.advance(by: 0.15)
        let layers = drawn(fixture)
        let caster = try #require(layers.first { $0.shadowPath != nil })
        #expect((caster.presentation()?.shadowOpacity ?? 0) > 0.1)
        let shown = try #require(screen.view.layer.presentation())
        #expect(shown.cornerRadius > 5 && shown.masksToBounds)
        #expect(caster.presentation()?.transform.m42 == shown.transform.m42)
        #expect(isBetween(caster, fixture.root, screen, in: layers))
        fixture.settle()
        #expect(NavigationFixture.siblingCount(fixture) == plain)
        #expect(screen.view.layer.cornerRadius == 0 && !screen.view.layer.masksToBounds)
    }

    @Test("On dark screens a rim of light lies around the screen in place of a shadow", arguments: [0.5, 0])
    func rim(anchor: Double) throws {
        let fixture = NavigationFixture()
        Headless.userInterfaceStyle = .dark
        fixture.navigation.setNavigationTransition(Sheet())
        let plain = NavigationFixture.siblingCount(fixture)
        let screen = Screen("a")
        screen.loadViewIfNeeded()
        screen.view.layer.anchorPoint = CGPoint(x: anchor, y: anchor)
        fixture.navigation.pushViewController(screen, animated: true)
        Headless.clock.advance(by: 0.15)
        let layers = drawn(fixture)
        #expect(!layers.contains { $0.shadowPath != nil })
        let rim = try #require(layers.first { $0.borderWidth > 0 })
        let (outer, inner) = try (#require(rim.presentation()), #require(screen.view.layer.presentation()))
        #expect(outer.opacity > 0.05 && outer.opacity <= 0.5)
        // Half a point of it is under the screen.
        let width = rim.borderWidth - 0.5
        #expect(width == 1.5 && outer.cornerRadius == 24 + width)
        let (large, small) = (outer.frame.insetBy(dx: width, dy: width), inner.frame)
        #expect(abs(large.minY - small.minY) < 0.01 && abs(large.maxX - small.maxX) < 0.01)
        #expect(abs(large.width - small.width) < 0.01 && abs(large.height - small.height) < 0.01)
        #expect(isBetween(rim, fixture.root, screen, in: layers))
        fixture.settle()
        #expect(NavigationFixture.siblingCount(fixture) == plain)
    }

    @Test("A rim of light comes and goes as the shadow would, at each instant of a run and under a finger")
    func rimOpacity() throws {
        let fixture = NavigationFixture()
        Headless.userInterfaceStyle = .dark
        fixture.navigation.setNavigationTransition(CatalogueAnimator.cover)
        fixture.push("a")
        Headless.clock.turn()
        let rim = try #require(drawn(fixture).first { $0.borderWidth > 0 })
        #expect(rim.animation(forKey: "repertoire.opacity") is CAKeyframeAnimation)
        fixture.settle()
        let finger = fixture.drag(to: 0.5)
        let pulled = try #require(drawn(fixture).first { $0.borderWidth > 0 })
        #expect(abs(pulled.opacity - 0.3) < 0.001)
        finger.lift()
        fixture.settle()
    }

    struct Plate: TransitionAnimator {
        let info = AnimatorInfo(name: "plate", title: "Plate", summary: "A plate.")
        func choreography(in scene: TransitionScene) -> Choreography {
            let plate = Piece(UnitRect(x: 0, y: 0, width: 0.5, height: 1), .fixed(.opacity(0.4)))
            return Choreography(
                background: Choreography.Track(pieces: [plate.white().followingFinger()], showsScreen: true))
        }
    }

    @Test("A white piece is a plate without a picture, and goes")
    func whitePiece() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(Plate())
        let plain = NavigationFixture.siblingCount(fixture)
        fixture.push("a")
        Headless.clock.advance(by: 0.1)
        let half = fixture.root.view.bounds.width / 2
        let plate = try #require(drawn(fixture).first { $0.bounds.width == half })
        #expect(plate.contents == nil && plate.backgroundColor == UIColor.white.cgColor)
        #expect(abs((plate.presentation() ?? plate).opacity - 0.4) < 0.001)
        fixture.settle()
        #expect(NavigationFixture.siblingCount(fixture) == plain)
    }

    @Test("The layers of the screens lie further apart than any depth (P60)")
    func depth() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.cube.duration(0.7))
        let screen = fixture.push("a")
        Headless.clock.advance(by: 0.1)
        let early = try #require(screen.view.layer.presentation()?.zPosition)
        let other = try #require(fixture.root.view.layer.presentation()?.zPosition)
        #expect(other - early > 10_000)
        Headless.clock.advance(by: 0.4)
        let late = try #require(screen.view.layer.presentation()?.zPosition)
        let behind = try #require(fixture.root.view.layer.presentation()?.zPosition)
        #expect(late - behind > 10_000)
        fixture.settle()
        #expect(screen.view.layer.zPosition == 0)
    }

    @Test(
        "Clips are masks that grow with the progress, and go",
        arguments: [
            .circle(x: 0.5, y: 0.5, radius: 0),
            .roundedRect(UnitRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2), radius: 20),
            .polygon(Polygon([SIMD2(0.5, 0), SIMD2(1, 1), SIMD2(0, 1)])),
        ] as [Clip])
    func clips(clip: Clip) throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(Reveal(clip: clip).timing(.linear).duration(1))
        let screen = fixture.push("a")
        Headless.clock.advance(by: 0.25)
        let mask = try #require(screen.view.layer.mask?.sublayers?.first)
        if let shape = mask as? CAShapeLayer {
            #expect(shape.path != nil)
        } else {
            let early = try #require(mask.presentation()?.bounds.width)
            Headless.clock.advance(by: 0.25)
            let later = try #require(mask.presentation()?.bounds.width)
            #expect(early > 0 && later > early * 1.2)
        }
        fixture.settle()
        #expect(screen.view.layer.mask == nil)
    }

    @Test("Pieces share one picture of their screen, which is not drawn itself meanwhile")
    func pieces() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.fold(strips: 6))
        fixture.push("a")
        Headless.clock.advance(by: 0.2)
        let pieces = drawn(fixture).filter { $0.contents != nil }
        #expect(pieces.count == 12)
        let pictures = Set(pieces.compactMap { ($0.contents as AnyObject?).map(ObjectIdentifier.init) })
        #expect(pictures.count == 2)
        #expect(Set(pieces.map(\.contentsRect.minX)).count == 6)
        #expect(fixture.root.view.layer.presentation()?.opacity == 0.02)
        fixture.settle()
        #expect(fixture.navigation.topViewController?.view.layer.opacity == 1 && fixture.root.view.layer.opacity == 1)
    }
}

extension NavigationFixture {
    static func siblingCount(_ fixture: NavigationFixture) -> Int {
        fixture.navigation.topViewController?.view.layer.superlayer?.sublayers?.count ?? 0
    }
}
