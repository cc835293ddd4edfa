import Foundation

extension UIView.AnimationCurve {
    /// Time (0…1) to part of the way (0…1) along the curve.
    @MainActor var easing: (CGFloat) -> CGFloat {
        let parameters = UICubicTimingParameters(animationCurve: self)
        let (first, second) = (parameters.controlPoint1, parameters.controlPoint2)
        return { CubicEasing(first: first, second: second).value(at: $0) }
    }
}

/// The cubic Bézier curve from (0, 0) to (1, 1) by two control points, as a function of its x.
struct CubicEasing {
    var first: CGPoint
    var second: CGPoint

    /// The curve's y where its x is `time`, by bisection: x grows with the parameter.
    func value(at time: CGFloat) -> CGFloat {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if coordinate(first.x, second.x, at: middle) < time { low = middle } else { high = middle }
        }
        return coordinate(first.y, second.y, at: (low + high) / 2)
    }

    private func coordinate(_ first: CGFloat, _ second: CGFloat, at parameter: CGFloat) -> CGFloat {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }
}

/// While a finger moves a transition, block animations run straight, whatever curve the animator asked for (F51).
@MainActor
enum InteractiveCurve {
    /// Whether block animations begun now are to be linear.
    private(set) static var isLinear = false

    /// Runs `work` with linear block animations.
    static func linear(_ work: () -> Void) {
        let outer = isLinear
        isLinear = true
        work()
        isLinear = outer
    }
}
