import Foundation
import Testing
import UIKit

/// What Core Animation refuses, and what it cannot draw.
@MainActor
struct LayerNumberTests {
    /// The exceptions and the warnings that a change causes.
    private func faults(_ change: (CALayer) -> Void) -> (raised: [String], warned: [String]) {
        Headless.reset()
        var raised: [String] = []
        Headless.exceptionHandler = { raised.append($0) }
        defer { Headless.reset() }
        change(CALayer())
        return (raised, Headless.warnings)
    }

    private static let changes: [(String, (CALayer, CGFloat) -> Void)] = [
        ("position", { $0.position = CGPoint(x: $1, y: 0) }), ("position", { $0.position = CGPoint(x: 0, y: $1) }),
        ("bounds", { $0.bounds = CGRect(x: $1, y: 0, width: 1, height: 1) }),
        ("bounds", { $0.bounds = CGRect(x: 0, y: 0, width: 1, height: $1) }),
        ("anchorPoint", { $0.anchorPoint.x = $1 }), ("transform", { $0.transform.m34 = $1 }),
        ("transform", { $0.transform.m43 = $1 }), ("sublayerTransform", { $0.sublayerTransform.m11 = $1 }),
        ("opacity", { $0.opacity = Float($1) }), ("zPosition", { $0.zPosition = $1 }),
        ("cornerRadius", { $0.cornerRadius = $1 }), ("borderWidth", { $0.borderWidth = $1 }),
        ("shadowOpacity", { $0.shadowOpacity = Float($1) }), ("shadowRadius", { $0.shadowRadius = $1 }),
        ("shadowOffset", { $0.shadowOffset.height = $1 }),
    ]

    @Test("F220, F221: NaN in position and bounds raises an exception; all else that is not finite is a warning")
    func model() {
        for (name, change) in Self.changes {
            for number in [CGFloat.nan, .infinity, -.infinity] {
                let (raised, warned) = faults { change($0, number) }
                let raises = number.isNaN && (name == "position" || name == "bounds")
                #expect(raised.allSatisfy { $0.hasPrefix("CALayerInvalidGeometry: CALayer \(name) contains NaN") })
                #expect(raised.isEmpty != raises, "\(name) \(number)")
                #expect(warned.isEmpty == raises, "\(name) \(number)")
            }
            for number in [CGFloat.greatestFiniteMagnitude, -1e300, 0, 1] where name != "opacity" {
                let (raised, warned) = faults { change($0, number / 1e290) }
                #expect(raised.isEmpty && warned.isEmpty, "\(name) \(number)")
            }
        }
    }

    @Test("A frame of a view is position and bounds of its layer")
    func frame() {
        let (raised, _) = faults { _ in UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9) }
        #expect(raised.count >= 1)
    }

    @Test("Animations with values that are not finite are a warning")
    func animations() {
        func warned(_ animation: CAAnimation) -> Bool { !faults { $0.add(animation, forKey: "a") }.warned.isEmpty }
        for number in [CGFloat.nan, .infinity, 3] {
            let basic = CABasicAnimation(keyPath: "position.x")
            basic.toValue = number
            let frames = CAKeyframeAnimation(keyPath: "opacity")
            frames.values = [1, number, 0]
            let turn = CABasicAnimation(keyPath: "transform")
            turn.fromValue = CATransform3DMakeTranslation(0, number, 0)
            let group = CAAnimationGroup()
            group.animations = [turn]
            let endless = CABasicAnimation(keyPath: "opacity")
            endless.toValue = 0
            endless.duration = Double(number)
            for animation in [basic, frames, turn, group, endless] {
                #expect(warned(animation) != number.isFinite, "\(animation) \(number)")
            }
        }
    }
}
