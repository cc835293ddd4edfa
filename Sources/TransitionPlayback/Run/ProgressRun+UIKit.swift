#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A run in terms of UIKit's own animations, so that bars move in step with the screens.
@MainActor
extension ProgressRun {
    /// The run's own timing function or spring. For a spring that UIKit cannot play (overdamped, or started away from
    /// the target), it is the nearest timing function.
    var timingParameters: any UITimingCurveProvider {
        if case .spring(let spring, let velocity) = course, !LayerAnimationWriter.springNeedsSamples(self) {
            let omega = 2 * Double.pi / spring.response
            // The velocity is relative to the remaining distance, as in a spring animation of Core Animation.
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

    /// Returns the speed of the run relative to a whole transition of `seconds`: the remaining fraction times
    /// `seconds`, divided by the run's duration; at least 0.01.
    func speed(ofWayLasting seconds: Double) -> CGFloat {
        let left = min(abs(target - start), 1)
        return duration > 0 ? CGFloat(max(left * seconds / duration, 0.01)) : 1
    }

    /// The nearest of UIKit's named animation curves.
    var animationCurve: UIView.AnimationCurve {
        switch nearest(of: [.easeOut, .easeInOut, .easeIn, .linear]) {
        case 1: .easeInOut
        case 2: .easeIn
        case 3: .linear
        default: .easeOut
        }
    }
}
#endif
