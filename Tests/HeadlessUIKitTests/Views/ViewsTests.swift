import Foundation
import HeadlessFixtures
import Testing

@testable import UIKit

@MainActor struct ViewsTests {

    /// What is on stage, made by `begin()`.
    private final class Stage {
        var window: UIWindow!
    }

    private let stage = Stage()
    private var window: UIWindow { stage.window }

    /// Each test begins with a world of its own. Not in the initialiser: other tests may run between that and this.
    private func begin() {
        Headless.reset()
        stage.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.isHidden = false
    }

    /// Writes down what a view is told.
    private final class Recorder: UIView {
        var log: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) { log.append("will super \(newSuperview != nil)") }
        override func didMoveToSuperview() { log.append("did super \(superview != nil)") }
        override func willMove(toWindow newWindow: UIWindow?) { log.append("will window \(newWindow != nil)") }
        override func didMoveToWindow() { log.append("did window \(window != nil)") }
        override func layoutSubviews() { log.append("layout") }
    }

    @Test func movingIsAnnounced() {
        begin()
        let view = Recorder()
        window.addSubview(view)
        #expect(view.log == ["will super true", "will window true", "did window true", "did super true"])
        view.log = []
        view.removeFromSuperview()
        #expect(view.log == ["will super false", "will window false", "did window false", "did super false"])
    }

    @Test func orderOfSubviewsAndLayersAgree() {
        begin()
        let views = (0..<4).map { _ in UIView() }
        views[0..<3].forEach(window.addSubview)
        window.insertSubview(views[3], belowSubview: views[1])
        window.bringSubviewToFront(views[0])
        window.exchangeSubview(at: 0, withSubviewAt: 2)
        let expected = [views[2], views[1], views[3], views[0]]
        #expect(window.subviews == expected)
        #expect(window.layer.sublayers?.map(ObjectIdentifier.init) == expected.map { ObjectIdentifier($0.layer) })
    }

    @Test func ownLayersStayWhereTheyAre() {
        begin()
        let (view, shade) = (UIView(), CALayer())
        window.layer.addSublayer(shade)
        window.addSubview(view)
        #expect(window.layer.sublayers?.first === shade)
        window.sendSubviewToBack(view)
        #expect(window.layer.sublayers?.first === view.layer)
    }

    @Test func layoutRunsOnceForManyChanges() {
        begin()
        let view = Recorder()
        window.addSubview(view)
        view.log = []
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.setNeedsLayout()
        #expect(view.log.isEmpty)
        Headless.clock.turn()
        #expect(view.log == ["layout"])
        view.center.x += 1
        view.layoutIfNeeded()
        #expect(view.log == ["layout"])
    }

    @Test func autoresizingSharesTheChange() {
        begin()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 150)
        #expect(inner.frame == CGRect(x: 10, y: 70, width: 150, height: 50))
    }

    @Test("Safe areas reach as far into a view as the device's insets do")
    func safeAreas() {
        begin()
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0), of: window)
        let view = UIView(frame: CGRect(x: 0, y: 10, width: 300, height: 100))
        window.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        view.transform = CGAffineTransform(translationX: 0, y: 200)
        #expect(view.safeAreaInsets.top == 30)
    }

    @Test func hitTestGoesThroughThreeDimensions() {
        begin()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        window.addSubview(view)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        view.layer.transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
        #expect(window.hitTest(CGPoint(x: 150, y: 150), with: nil) === view)
        // The left edge has turned away: 105 is beside the view now, but was in it.
        #expect(window.hitTest(CGPoint(x: 105, y: 150), with: nil) === window)
        view.layer.transform = CATransform3DRotate(perspective, .pi / 2, 0, 1, 0)
        #expect(window.hitTest(CGPoint(x: 150, y: 150), with: nil) === window)
    }

    @Test func hitTestObeysSwitches() {
        begin()
        let (back, front) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
        window.addSubview(back)
        window.addSubview(front)
        let point = CGPoint(x: 5, y: 5)
        #expect(window.hitTest(point, with: nil) === front)
        front.alpha = 0.005
        #expect(window.hitTest(point, with: nil) === back)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(window.hitTest(point, with: nil) === back)
        front.isUserInteractionEnabled = true
        front.isHidden = true
        #expect(window.hitTest(point, with: nil) === back)
    }

    @Test("P15: setting a frame while a transform is set keeps the box, not the bounds")
    func frameUnderTransform() {
        begin()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(view.bounds.size == CGSize(width: 200, height: 200))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func anchorPointMovesTheViewUnlessCorrected() {
        begin()
        let view = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
        let old = view.frame
        view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        #expect(view.frame.minX == 70)
        view.frame = old
        #expect(view.frame == old && view.layer.position == CGPoint(x: 20, y: 50))
    }

    @Test("F109: nothing in a hierarchy keeps its owner alive")
    func nothingLeaks() {
        begin()
        weak var freed: UIView?
        do {
            let view = UIView()
            view.addSubview(UIView())
            window.addSubview(view)
            UIView.animate(withDuration: 0.1) { view.alpha = 0 }
            freed = view.subviews.first
            view.removeFromSuperview()
        }
        Headless.clock.settle()
        #expect(freed == nil)
    }

    @Test func layerClassDecidesTheLayer() {
        begin()
        final class Gradient: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
        final class OwnLayer: CALayer {}
        final class Own: UIView { override class var layerClass: AnyClass { OwnLayer.self } }
        #expect(Gradient().layer is CAGradientLayer)
        #expect(Own().layer is OwnLayer)
        #expect(Own().layer.presentation() != nil)
    }

    @Test func tintIsInherited() {
        begin()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        inner.tintColor = .green
        outer.tintColor = .blue
        #expect(inner.tintColor == .green)
    }

    @Test func respondersChainUpwards() {
        begin()
        let (outer, inner) = (UIView(), UIView())
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.next === outer && outer.next === window)
    }
}
