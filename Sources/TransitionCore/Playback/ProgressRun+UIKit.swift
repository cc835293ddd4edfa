#if canImport(UIKit)
import UIKit

/// A run as UIKit's own animations are told of it, so that bars go along in step.
@MainActor
extension ProgressRun {
    /// The run's own timing: its timing function or its spring, and where UIKit's springs cannot follow (overdamped,
    /// thrown back), the nearest timing function.
    var timingParameters: any UITimingCurveProvider {
        if case .spring(let spring, let velocity) = course, !LayerAnimationWriter.springNeedsSamples(self) {
            let omega = 2 * Double.pi / spring.response
            // Relative to the way that is left, as a spring animation of Core Animation has it.
            let speed = CGFloat(velocity / (target - start))
            return UISpringTimingParameters(
                mass: 1, stiffness: CGFloat(omega * omega), damping: CGFloat(2 * spring.dampingRatio * omega),
                initialVelocity: CGVector(dx: speed, dy: speed)
            )
        }
        let curve = nearestCurve
        return UICubicTimingParameters(
            controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2)
        )
    }

    /// How many times as fast the run is as a whole way of so many seconds; above 0.
    func speed(ofWayLasting seconds: Double) -> CGFloat {
        let left = min(abs(target - start), 1)
        return duration > 0 ? CGFloat(max(left * seconds / duration, 0.01)) : 1
    }

    /// The nearest of the curves that have a name.
    var animationCurve: UIView.AnimationCurve {
        nearest(of: [
            (UIView.AnimationCurve.easeOut, .easeOut), (.easeInOut, .easeInOut), (.easeIn, .easeIn), (.linear, .linear),
        ]) ?? .easeOut
    }
}
#endif
