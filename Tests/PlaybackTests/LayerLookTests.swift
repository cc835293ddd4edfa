import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionPlayback

/// The settings of layers besides motion.
@MainActor
struct LayerLookTests {
    private func all(_ layer: CALayer) -> [CALayer] {
        [layer] + (layer.mask.map(all) ?? []) + (layer.sublayers ?? []).flatMap(all)
    }

    private func begun(_ animator: any TransitionAnimator) -> (fixture: NavigationFixture, screen: Screen) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(animator.duration(1))
        let screen = fixture.push("a")
        Headless.clock.advance(by: 0.2)
        return (fixture, screen)
    }

    @Test(
        "F125: every animation asks for the frames of a fast screen",
        arguments: ["push", "cube", "fold", "circleReveal"])
    func frameRate(name: String) throws {
        let (fixture, _) = begun(try #require(BuiltInTransition(rawValue: name)).animator)
        var count = 0
        for layer in all(fixture.window.layer) {
            for key in layer.animationKeys() ?? [] where key.hasPrefix("repertoire.") && key != "repertoire.time" {
                let range = layer.animation(forKey: key)?.preferredFrameRateRange
                #expect(range == CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120), "\(key)")
                count += 1
            }
        }
        #expect(count > 0)
        fixture.settle()
    }

    @Test("A screen that turns has smooth edges as long as it does")
    func turning() {
        let (fixture, screen) = begun(.cube)
        #expect(screen.view.layer.allowsEdgeAntialiasing && fixture.root.view.layer.allowsEdgeAntialiasing)
        fixture.settle()
        #expect(!screen.view.layer.allowsEdgeAntialiasing && !fixture.root.view.layer.allowsEdgeAntialiasing)
        let (plain, level) = begun(.push)
        #expect(!level.view.layer.allowsEdgeAntialiasing)
        plain.settle()
    }

    @Test("Pieces have smooth edges where their screen ends, and none where two meet")
    func edges() throws {
        let (fixture, _) = begun(.fold(strips: 4))
        // Bars have pictures too.
        let pieces = all(fixture.window.layer).filter {
            ($0.contents as AnyObject?) is CGImage && $0.contentsRect.width < 0.5
        }
        #expect(pieces.count == 8)
        for piece in pieces {
            var edges: CAEdgeAntialiasingMask = [.layerTopEdge, .layerBottomEdge]
            if piece.contentsRect.minX < 0.01 { edges.insert(.layerLeftEdge) }
            if piece.contentsRect.maxX > 0.99 { edges.insert(.layerRightEdge) }
            #expect(piece.allowsEdgeAntialiasing && piece.edgeAntialiasingMask == edges)
        }
        fixture.settle()
    }

    private struct Clipped: TransitionAnimator {
        let clips: [Clip]
        let info = AnimatorInfo(name: "clipped", title: "Clipped", summary: "The new screen is clipped.")
        let timing = Timing.linear
        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .init(clips.map { .to(.clip($0)) }), background: .still)
        }
    }

    nonisolated static let box = Clip.roundedRect(UnitRect(x: 0.1, y: 0.2, width: 0.5, height: 0.6), radius: 20)
    nonisolated static let circle = Clip.circle(x: 0.3, y: 0.4, radius: 0.2)
    nonisolated static let up = Clip.polygon(Polygon([SIMD2(0.5, 0), SIMD2(1, 1), SIMD2(0, 1)]))
    nonisolated static let down = Clip.polygon(Polygon([SIMD2(0.5, 1), SIMD2(1, 0), SIMD2(0, 0)]))

    @Test(
        "F121: no mask has a mask, however many motions clip",
        arguments: [[box], [up], [box, circle], [circle, up], [up, down], [up, box, down]])
    func masks(clips: [Clip]) throws {
        let (fixture, screen) = begun(Clipped(clips: clips))
        let mask = try #require(screen.view.layer.mask)
        for layer in all(mask) { #expect(layer.mask == nil) }
        // Each box clips its contents, and the innermost is filled.
        let polygons = clips.filter { if case .polygon = $0 { true } else { false } }.count
        var layers: [CALayer] = []
        var next = mask.sublayers?.first
        while let layer = next {
            layers.append(layer)
            next = layer.sublayers?.first
        }
        #expect(layers.count == clips.count - polygons + min(polygons, 1))
        #expect(layers.dropLast().allSatisfy { $0.masksToBounds && $0.backgroundColor == nil })
        // The polygons are combined into one path, the area that lies in all of them.
        if polygons > 0 {
            let path = try #require((layers.last as? CAShapeLayer)?.path)
            if polygons == 2 { #expect(path.boundingBox.width < 300 && path.boundingBox.minX > 50) }
        } else {
            #expect(layers.last?.backgroundColor != nil)
        }
        fixture.settle()
        #expect(screen.view.layer.mask == nil)
    }

    @Test("F137: without animations everything is done at once", arguments: [false, true])
    func switchedOff(isWhole: Bool) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(
            isWhole ? CatalogueAnimator.push.wholeWindow.duration(1) : CatalogueAnimator.push.duration(1))
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let screen = fixture.push("a")
        Headless.clock.advance(by: 0.05)
        #expect(
            fixture.navigation.transitionCoordinator == nil
                && !fixture.navigation.transitions.isPlaying)
        #expect(CATransform3DIsIdentity(screen.view.layer.transform) && screen.view.window != nil)
        fixture.swipeBack(to: 0.7)
        Headless.clock.advance(by: 0.05)
        #expect(fixture.navigation.viewControllers.count == 1)
        fixture.settle()
    }
}
