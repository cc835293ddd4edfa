import Foundation
import HeadlessFixtures
import Testing

@testable import UIKit

/// F110: what `drawHierarchy` can draw, and when.
@MainActor
struct DrawingHierarchyTests {
    /// A view that draws another while a commit lays it out.
    private final class Photographer: UIView {
        var subject: UIView?
        var taken: (isWhole: Bool, isEmpty: Bool)?

        override func layoutSubviews() {
            super.layoutSubviews()
            if let subject { taken = DrawingHierarchyTests.draw(subject) }
        }
    }

    private static func draw(_ view: UIView, afterUpdates: Bool = true) -> (isWhole: Bool, isEmpty: Bool) {
        var isWhole = false
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
            isWhole = view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterUpdates)
        }
        return (isWhole, image.cgImage.map(Headless.isEmpty) ?? true)
    }

    private func stage() -> (window: UIWindow, shown: UIView, photographer: Photographer) {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let shown = UIView(frame: window.bounds)
        shown.backgroundColor = .red
        let photographer = Photographer(frame: window.bounds)
        window.addSubview(shown)
        window.addSubview(photographer)
        window.isHidden = false
        Headless.clock.turn()
        return (window, shown, photographer)
    }

    @Test("F110: in a commit's layout pass, what was never displayed is not drawn, and the answer says so")
    func inLayoutPass() throws {
        let (window, shown, photographer) = stage()
        let fresh = UIView(frame: window.bounds)
        fresh.backgroundColor = .blue
        window.addSubview(fresh)
        photographer.subject = fresh
        photographer.setNeedsLayout()
        Headless.clock.turn()
        var taken = try #require(photographer.taken)
        #expect(!taken.isWhole && taken.isEmpty)
        photographer.subject = shown
        photographer.setNeedsLayout()
        Headless.clock.turn()
        taken = try #require(photographer.taken)
        #expect(taken.isWhole && !taken.isEmpty)
        // What is new in a screen that is displayed is missing.
        shown.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        photographer.setNeedsLayout()
        Headless.clock.turn()
        taken = try #require(photographer.taken)
        #expect(!taken.isWhole && !taken.isEmpty)
    }

    @Test("Outside of one, what is new is shown and then drawn")
    func outside() {
        let (window, _, _) = stage()
        let fresh = UIView(frame: window.bounds)
        fresh.backgroundColor = .blue
        window.addSubview(fresh)
        var commits = 0
        let token = Headless.clock.onCommit { commits += 1 }
        #expect(Self.draw(fresh, afterUpdates: false).isEmpty && commits == 0)
        let taken = Self.draw(fresh)
        #expect(taken.isWhole && !taken.isEmpty && commits == 1)
        token.cancel()
    }

    @Test("F110: an explicit transaction holds back what is new, or does not", arguments: [true, false])
    func inTransaction(holdsBack: Bool) {
        let (window, _, _) = stage()
        Headless.assumptions.explicitTransactionsHoldBackScreenUpdates = holdsBack
        let fresh = UIView(frame: window.bounds)
        fresh.backgroundColor = .blue
        CATransaction.begin()
        window.addSubview(fresh)
        let taken = Self.draw(fresh)
        CATransaction.commit()
        #expect(taken.isWhole == !holdsBack && taken.isEmpty == holdsBack)
    }

    @Test("F110: what was never displayed is drawn empty, and the answer is yes or no", arguments: [true, false])
    func neverDisplayed(succeeds: Bool) {
        let (window, _, _) = stage()
        Headless.assumptions.drawingWhatWasNeverDisplayedSucceeds = succeeds
        let fresh = UIView(frame: window.bounds)
        fresh.backgroundColor = .blue
        CATransaction.begin()
        window.addSubview(fresh)
        let taken = Self.draw(fresh)
        CATransaction.commit()
        #expect(taken.isWhole == succeeds && taken.isEmpty)
    }

    @Test("Layers draw themselves at any time, but not what a snapshot view shows")
    func rendering() throws {
        let (_, shown, _) = stage()
        func render(_ view: UIView) -> Bool {
            let image = UIGraphicsImageRenderer(bounds: shown.bounds).image { view.layer.render(in: $0.cgContext) }
            return !(image.cgImage.map(Headless.isEmpty) ?? true)
        }
        let fresh = UIView(frame: shown.bounds)
        fresh.backgroundColor = .blue
        #expect(render(fresh))
        #expect(!render(try #require(shown.snapshotView(afterScreenUpdates: false))))
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2))
        #expect(format.scale == 2)
        let cleared = UIGraphicsImageRenderer(bounds: shown.bounds, format: format).image { context in
            shown.layer.render(in: context.cgContext)
            context.cgContext.clear(shown.bounds)
        }
        #expect(try Headless.isEmpty(#require(cleared.cgImage)))
    }

    @Test("A matrix applies to what is drawn until the state saved before it is restored")
    func states() throws {
        Headless.reset()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: 5, y: 0)
            context.saveGState()
            context.concatenate(CGAffineTransform(scaleX: 2, y: 3))
            context.saveGState()
            // The latest matrix applies first.
            context.concatenate(CGAffineTransform(translationX: 10, y: 10))
            layer.render(in: context)
            context.restoreGState()
            layer.render(in: context)
            context.restoreGState()
            layer.render(in: context)
            // Nothing is saved any more.
            context.restoreGState()
            layer.render(in: context)
        }
        let drawing = UIImageView(image: image)
        guard case .snapshot(let picture) = Headless.picture(of: drawing.layer).contents else {
            Issue.record("no picture")
            return
        }
        let numbers = picture.layers.map { [$0.transform[0], $0.transform[5], $0.transform[12], $0.transform[13]] }
        #expect(numbers == [[2, 3, 25, 30], [2, 3, 5, 0], [1, 1, 5, 0], [1, 1, 5, 0]])
    }

    @Test("F122: effects in what fades, is masked or was drawn are marked as failing")
    func effects() {
        let (window, shown, _) = stage()
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        blur.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        shown.addSubview(blur)
        Headless.clock.turn()
        #expect(Headless.picture(of: window.layer).failingEffects.isEmpty)
        shown.alpha = 0.5
        #expect(Headless.picture(of: window.layer).failingEffects.count == 1)
        shown.alpha = 1
        shown.layer.mask = CALayer()
        #expect(Headless.picture(of: window.layer).failingEffects.count == 1)
        shown.layer.mask = nil
        window.addSubview(shown.snapshotView(afterScreenUpdates: true) ?? UIView())
        #expect(Headless.picture(of: window.layer).failingEffects.count == 1)
    }
}
