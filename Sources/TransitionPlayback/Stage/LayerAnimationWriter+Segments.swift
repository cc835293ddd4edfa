#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Keyframe animations with a timing function for each segment. They are exact, and smaller than samples.
extension LayerAnimationWriter {
    /// Returns whether a keyframe animation can follow a run directly.
    static func isSegmented(_ run: ProgressRun) -> Bool {
        guard case .curve = run.course else { return false }
        return run.start == 0 && run.target == 1 && run.staysOnItsWay
    }

    func animateSegments(_ segments: [Motion.Keyframe], of staged: StagedLayer) {
        let traits = staged.element.traits
        var times: [NSNumber] = []
        var functions: [CAMediaTimingFunction] = []
        var (transforms, opacities, radii): ([Any], [Any], [Any]) = ([], [], [])
        for segment in segments {
            times.append(NSNumber(value: segment.progress))
            if case .curve(let curve) = segment.easing {
                functions.append(CAMediaTimingFunction(curve))
            } else {
                functions.append(Self.linear)
            }
            let appearance = staged.element.appearance(at: segment.progress)
            if traits.contains(.transform) { transforms.append(staged.transform(appearance, eyeDistance: eyeDistance)) }
            if traits.contains(.opacity) { opacities.append(staged.opacity(appearance)) }
            if traits.contains(.cornerRadius) { radii.append(staged.cornerRadius(appearance)) }
        }
        functions.removeLast()
        var pace: CAMediaTimingFunction?
        if case .curve(let curve) = run.course, curve != .linear { pace = CAMediaTimingFunction(curve) }
        for (value, values) in [(AnimatedValue.transform, transforms), (.opacity, opacities), (.cornerRadius, radii)]
        where !values.isEmpty {
            let animation = keyframes(value, values, times)
            animation.timingFunctions = functions
            animation.timingFunction = pace
            add(animation, value, to: staged.layer)
        }
    }

    private static let linear = CAMediaTimingFunction(.linear)
}

extension CAMediaTimingFunction {
    convenience init(_ curve: CubicBezier) {
        self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
}
#endif
