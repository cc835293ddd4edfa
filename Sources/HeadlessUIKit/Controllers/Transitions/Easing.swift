import Foundation

extension UIView.AnimationCurve {
    /// Maps time (0…1) to the fraction of the way (0…1) along the curve.
    var easing: (CGFloat) -> CGFloat {
        let curve = TimingCurve(self)
        return { CGFloat(curve(Double($0), over: 1)) }
    }
}

/// Block animations are linear while a finger moves a transition, whatever curve the animator asked for (F51).
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
