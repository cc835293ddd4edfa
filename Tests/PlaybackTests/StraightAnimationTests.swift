import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A value that changes linearly with the progress needs one Core Animation animation; only the others are sampled.
@MainActor
struct StraightAnimationTests {
    private struct Specimen: TransitionAnimator {
        let info = AnimatorInfo(name: "specimen", title: "Specimen", summary: "The new screen appears.")
        let duration = 0.5
        var timing = Timing.linear
        var allowsOvershoot = false
        var foreground: Choreography.Track
        var background: Choreography.Track = []

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: foreground, background: background)
        }
    }

    /// The layer of a screen that is being pushed, with the fixture that it lives in.
    private func pushed(_ animator: any TransitionAnimator) throws -> (layer: CALayer, fixture: NavigationFixture) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(animator)
        let layer = try #require(fixture.push("a").view).layer
        Headless.clock.turn()
        return (layer, fixture)
    }

    @Test("A shadow that comes and goes leaves the way of its screen a spring's")
    func eachByItself() throws {
        let (layer, fixture) = try pushed(CatalogueAnimator.cover)
        #expect(layer.animation(forKey: "repertoire.transform") is CASpringAnimation)
        let caster = layer.superlayer?.sublayers?.first { $0.shadowPath != nil }
        #expect(caster?.animation(forKey: "repertoire.shadowOpacity") is CAKeyframeAnimation)
        fixture.settle()
    }

    @Test("What two motions make up together is sampled")
    func together() throws {
        let track = Choreography.Track([.from(.offset(x: 1)), .from(.scale(0.5)), .from(.opacity(0))])
        let (layer, fixture) = try pushed(Specimen(foreground: track))
        #expect(layer.animation(forKey: "repertoire.transform") is CAKeyframeAnimation)
        let fade = try #require(layer.animation(forKey: "repertoire.opacity"))
        #expect(!(fade is CAKeyframeAnimation))
        fixture.settle()
    }

    @Test("A function that is a straight line needs one animation, too")
    func function() throws {
        let line = Motion.curve { .offset(x: 1 - $0, y: 0.2 * ($0 - 1)).opacity($0 * $0) }
        let (layer, fixture) = try pushed(Specimen(timing: .spring(), foreground: .init([line])))
        #expect(layer.animation(forKey: "repertoire.transform") is CASpringAnimation)
        #expect(layer.animation(forKey: "repertoire.opacity") is CAKeyframeAnimation)
        fixture.settle()
    }

    @Test("What does not change needs no animation, and what is invisible has none")
    func unchanged() throws {
        let track = Choreography.Track(
            pieces: [
                Piece(.full, .curve { .offset(x: $0).cornerRadius(20) }),
                Piece(.full, .to(.offset(y: 1)), .fixed(.opacity(0))),
            ])
        let (layer, fixture) = try pushed(Specimen(foreground: [], background: track))
        let pieces = try #require(layer.superlayer?.sublayers).filter { $0.contents != nil }
        #expect(pieces.count == 2)
        #expect(pieces[0].animationKeys() == ["repertoire.transform"] && pieces[0].cornerRadius == 20)
        #expect(pieces[1].animationKeys() ?? [] == [] && pieces[1].opacity == 0)
        fixture.settle()
    }

    @Test("The shade of a screen that fades is as strong as both say, also between the ends")
    func shade() throws {
        let (layer, fixture) = try pushed(Specimen(foreground: .from(.shade(0.8).opacity(0))))
        Headless.clock.advance(by: 0.2)
        let siblings = try #require(layer.superlayer?.sublayers)
        let shade = try #require(siblings.first { $0.backgroundColor == UIColor.black.cgColor })
        let progress = Double(layer.presentation()?.opacity ?? 0)
        #expect((0.3...0.7).contains(progress))
        #expect(abs(Double(shade.presentation()?.opacity ?? 0) - 0.8 * (1 - progress) * progress) < 0.01)
        fixture.settle()
    }

    @Test("An outline that ends without a clip stays itself until half-way, where the whole screen appears")
    func outline() throws {
        let triangle = Clip.polygon(Polygon([SIMD2(0.5, 0), SIMD2(1, 1), SIMD2(0, 1)]))
        let (layer, fixture) = try pushed(Specimen(foreground: .from(.clip(triangle))))
        let shape = try #require(layer.mask?.sublayers?.first as? CAShapeLayer)
        // A layer's own way from one path to another with more points is not defined (F126).
        let animation = try #require(shape.animation(forKey: "repertoire.path") as? CAKeyframeAnimation)
        #expect(animation.calculationMode == .discrete)
        let corner = CGPoint(x: 4, y: 4)
        for (step, isWhole) in [(0.1, false), (0.14, false), (0.02, true), (0.1, true)] {
            Headless.clock.advance(by: step)
            let path = try #require(shape.presentation()?.path)
            #expect(path.contains(corner) == isWhole && path.contains(CGPoint(x: 195, y: 700)), "\(step)")
        }
        fixture.settle()
    }

    @Test("A clip does not swing over its end with its spring, as the screen does")
    func swinging() throws {
        let window = Clip.rect(UnitRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
        let spring = Timing.spring(response: 0.4, dampingRatio: 0.4)
        let track = Choreography.Track.to(.offset(x: 0.1).clip(window))
        let (layer, fixture) = try pushed(
            Specimen(timing: spring, allowsOvershoot: true, foreground: .from(.offset(x: 1)), background: track))
        let old = try #require(layer.superlayer?.sublayers?.first { $0.mask != nil })
        let clip = try #require(old.mask?.sublayers?.first)
        var (narrowest, farthest) = (CGFloat.infinity, 0.0)
        for _ in 0..<60 {
            Headless.clock.advance(by: 1.0 / 120)
            narrowest = min(narrowest, clip.presentation()?.bounds.width ?? 0)
            farthest = max(farthest, Double(old.presentation()?.transform.m41 ?? 0))
        }
        #expect(abs(narrowest - 195) < 0.5 && farthest > 40)
        fixture.settle()
    }
}
