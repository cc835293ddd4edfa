import Foundation
import HeadlessFixtures
import Testing

@testable import UIKit

@MainActor struct LayersGeometryTests {
    /// Each test begins with a world of its own. Not in the initialiser: other tests may run between that and this.
    private func begin() { Headless.reset() }

    private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        return layer
    }

    private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test("F102: the matrices that Foundation lacks multiply row vectors from the left")
    func matrixConvention() {
        begin()
        let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
        #expect(isClose(CGPoint.zero.applying(turned), CGPoint(x: 0, y: 10)))
        let space = CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 10, 0, 0)
        let flat = CATransform3DGetAffineTransform(space)
        #expect(abs(flat.tx - turned.tx) < 1e-12 && abs(flat.ty - turned.ty) < 1e-12 && abs(flat.b - turned.b) < 1e-12)
        #expect(CATransform3DIsAffine(space))
    }

    @Test func inverseUndoes() {
        begin()
        var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
        t.m34 = -1 / 500
        t = CATransform3DTranslate(CATransform3DScale(t, 2, 3, 4), 5, 6, 7)
        let identity = CATransform3DConcat(t, CATransform3DInvert(t))
        for (a, b) in zip(identity.numbers, CATransform3DIdentity.numbers) { #expect(abs(a - b) < 1e-9) }
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test func frameFollowsAnchorPoint() {
        begin()
        let layer = layer(10, 20, 100, 50)
        #expect(layer.position == CGPoint(x: 60, y: 45))
        layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        #expect(layer.frame == CGRect(x: 60, y: 20, width: 100, height: 50))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(layer.position == CGPoint(x: 0, y: 5))
    }

    @Test("The frame of a turned layer is the box around it")
    func frameOfTurnedLayer() {
        begin()
        let layer = layer(0, 0, 100, 50)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let frame = layer.frame
        #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9 && abs(frame.midX - 50) < 1e-9)
    }

    @Test("Conversion goes through perspective and comes back")
    func conversionThroughPerspective() {
        begin()
        let root = layer(0, 0, 400, 400)
        let child = layer(100, 100, 200, 200)
        let grandchild = layer(10, 10, 50, 50)
        root.addSublayer(child)
        child.addSublayer(grandchild)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        root.sublayerTransform = perspective
        child.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        let point = CGPoint(x: 40, y: 5)
        let seen = grandchild.convert(point, to: root)
        // By hand: 50 points right of the child's left edge, 85 above its centre line.
        let (x, y) = (50 - 100.0, 15 - 100.0)
        let depth = 1 - (-x * sin(1.0)) / 500
        #expect(abs(seen.x - (200 + x * cos(1.0) / depth)) < 1e-9)
        #expect(abs(seen.y - (200 + y / depth)) < 1e-9)
        #expect(isClose(grandchild.convert(seen, from: root), point))
    }

    @Test("Only a transform layer keeps the depth of what is in it")
    func transformLayerKeepsDepth() {
        begin()
        func seen(through middle: CALayer) -> CGFloat {
            let root = layer(0, 0, 400, 400)
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 500
            root.sublayerTransform = perspective
            middle.frame = root.bounds
            root.addSublayer(middle)
            let leaf = layer(300, 190, 20, 20)
            leaf.zPosition = 250
            middle.addSublayer(leaf)
            return leaf.convert(CGPoint(x: 10, y: 10), to: root).x
        }
        #expect(abs(seen(through: CALayer()) - 310) < 1e-9)
        #expect(abs(seen(through: CATransformLayer()) - 420) < 1e-9)
    }

    @Test func hitTestSeesDepthOrder() {
        begin()
        let root = layer(0, 0, 100, 100)
        let (near, far) = (layer(0, 0, 100, 100), layer(0, 0, 100, 100))
        root.addSublayer(near)
        root.addSublayer(far)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === far)
        near.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === near)
        near.isHidden = true
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === far)
    }

    @Test func matricesMixByWhatTheyDo() {
        begin()
        let half = AnimatableValue.transform(CATransform3DIdentity)
            .mixed(with: .transform(CATransform3DMakeRotation(.pi * 0.8, 0, 1, 0)), 0.5).matrix
        let expected = CATransform3DMakeRotation(.pi * 0.4, 0, 1, 0)
        for (a, b) in zip((half ?? .init()).numbers, expected.numbers) { #expect(abs(a - b) < 1e-9) }
    }

    @Test func mixingKeepsTheEnds() {
        begin()
        var a = CATransform3DMakeRotation(0.4, 1, 0.3, 0.2)
        a.m34 = -1 / 700
        let b = CATransform3DTranslate(CATransform3DMakeScale(2, 0.5, 1), 30, 40, 50)
        for t in [1e-9, 1 - 1e-9] {
            let mixed = TransformMixer.mix(a, b, t)
            for (x, y) in zip(mixed.numbers, (t < 0.5 ? a : b).numbers) { #expect(abs(x - y) < 1e-5) }
        }
    }

    @Test func replacingAndMovingSublayers() {
        begin()
        let root = CALayer()
        let (a, b, c) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        root.insertSublayer(c, above: b)
        #expect(root.sublayers?.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
        root.replaceSublayer(c, with: a)
        #expect(root.sublayers?.map(ObjectIdentifier.init) == [b, a].map(ObjectIdentifier.init))
        a.removeFromSuperlayer()
        #expect(a.superlayer == nil && root.sublayers?.count == 1)
    }

    @Test func boxedValuesAreUnpacked() {
        begin()
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        #expect(animation.from?.point == CGPoint(x: 1, y: 2))
        animation.toValue = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(animation.to?.rect?.width == 3)
        #expect(NSValue(cgSize: CGSize(width: 7, height: 8)).cgSizeValue.height == 8)
    }

    @Test func keyPathsReachIntoTransforms() {
        begin()
        let layer = CALayer()
        layer.setValue(0.5, forKeyPath: "transform.rotation.y")
        layer.setValue(30, forKeyPath: "transform.translation.x")
        #expect(abs(((layer.value(forKeyPath: "transform.rotation.y") as? NSNumber)?.doubleValue ?? 0) - 0.5) < 1e-9)
        #expect(layer.transform.m41 == 30)
        layer.setValue("kept", forKey: "own")
        #expect(layer.value(forKey: "own") as? String == "kept")
        // A path is no key: nothing of the layer is read or set by it.
        #expect(layer.value(forKey: "transform.translation.x") == nil)
        layer.setValue("mine", forKey: "transform.translation.x")
        #expect(layer.transform.m41 == 30 && layer.value(forKey: "transform.translation.x") as? String == "mine")
    }
}
