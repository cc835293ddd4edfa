import Foundation

// What Core Animation refuses.
extension CALayer {
    /// Checks the value of a key that was just set.
    ///
    /// F220: a position or bounds with NaN raise an exception. What else is not finite has no place on a display, and an
    /// infinite position raises one when the layer is rendered (F221): a warning here.
    final func checkNumbers(of key: LayerKey) {
        switch key {
        case .position: check(values.position.x.nothing + values.position.y.nothing, "position", values.position)
        case .bounds:
            let (origin, size) = (values.bounds.origin, values.bounds.size)
            check(
                origin.x.nothing + origin.y.nothing + size.width.nothing + size.height.nothing, "bounds", values.bounds)
        case .anchorPoint: check(values.anchorPoint.x.nothing + values.anchorPoint.y.nothing, "anchorPoint", nil)
        case .transform: check(values.transform.nothing, "transform", nil)
        case .sublayerTransform: check(values.sublayerTransform.nothing, "sublayerTransform", nil)
        case .opacity: check(CGFloat(values.opacity).nothing, "opacity", nil)
        case .zPosition: check(values.zPosition.nothing, "zPosition", nil)
        case .cornerRadius: check(values.cornerRadius.nothing, "cornerRadius", nil)
        case .borderWidth: check(values.borderWidth.nothing, "borderWidth", nil)
        case .shadowOpacity: check(CGFloat(values.shadowOpacity).nothing, "shadowOpacity", nil)
        case .shadowRadius: check(values.shadowRadius.nothing, "shadowRadius", nil)
        case .shadowOffset:
            check(values.shadowOffset.width.nothing + values.shadowOffset.height.nothing, "shadowOffset", nil)
        default: break
        }
    }

    /// - Parameters:
    ///   - nothing: 0 if all numbers of the value are finite.
    ///   - geometry: The value, if NaN in it raises an exception.
    private func check(_ nothing: CGFloat, _ name: String, _ geometry: Any?) {
        guard nothing != 0 else { return }
        let contains = "CALayer \(name) contains"
        let text = geometry.map { "\($0)" } ?? ""
        MainActor.assumeIsolated {
            if text.contains("nan") {
                Headless.raise("CALayerInvalidGeometry: \(contains) NaN: \(text)")
            } else {
                Headless.warn("\(contains) a number that is not finite")
            }
        }
    }
}

extension CAAnimation {
    /// Warns of values that no layer can have.
    final func checkNumbers() {
        guard !timing.duration.isFinite || !hasFiniteValues else { return }
        let path = (self as? CAPropertyAnimation)?.keyPath ?? ""
        MainActor.assumeIsolated { Headless.warn("CAAnimation \(path) contains a number that is not finite") }
    }
}

extension AnimatableValue {
    var isFinite: Bool {
        switch self {
        case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
        case .transform(let transform): transform.nothing == 0
        default: true
        }
    }
}

extension CGFloat {
    /// 0 if the number is finite, and NaN otherwise. The sum of several is one comparison for all.
    fileprivate var nothing: CGFloat { self * 0 }
}

extension CATransform3D {
    fileprivate var nothing: CGFloat {
        let first = m11.nothing + m12.nothing + m13.nothing + m14.nothing + m21.nothing + m22.nothing + m23.nothing
        let second = m24.nothing + m31.nothing + m32.nothing + m33.nothing + m34.nothing + m41.nothing + m42.nothing
        return first + second + m43.nothing + m44.nothing
    }
}
