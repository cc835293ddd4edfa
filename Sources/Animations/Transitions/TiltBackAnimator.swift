import Foundation
import TransitionCore

/// The old screen tips over backwards until it lies flat, while the new one rises before it.
public struct TiltBackAnimator: TransitionAnimator {
    /// A screen that tips over.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "tiltBack", title: "Tilt back", tags: [.edge, .threeD, .vertical],
            summary: "The old screen tips over backwards until it lies flat, while the new one rises before it.")
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .curve(0.3, 0, 0.15, 1) }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The foot of the old screen is lifted by the new one's upper edge, and the angle is such that its top stays at
        // the top of the container: seen so, it lies flatter and flatter, and is in sight to the end.
        let slope = scene.height / (2 * max(1.25 * scene.longerSide, 1))
        let overlap = min(64 / max(scene.height, 1), 0.2)
        let (reach, least) = ((1 + slope * slope).squareRoot(), atan(slope))
        return Choreography(
            foreground: [
                .from(.offset(toward: .bottom)), .from(.cornerRadius(36), easing: .easeIn),
                .passingShadow(opacity: 0.5, radius: 30),
            ],
            background: [
                .curve { progress in
                    let lifted = min(max(progress, 0), 1)
                    // The new one's round corners overlap it.
                    let foot = lifted - overlap * min(4 * lifted, 1)
                    let angle = acos((1 - foot) / reach) - least + 0.05 * sin(lifted * .pi)
                    return .rotation(degrees: angle * 180 / .pi, axis: .x).anchor(.bottom).offset(y: -foot)
                },
                .to(.shade(0.6)), .to(.cornerRadius(36), until: 0.3),
            ],
            backdrop: .charcoal)
    }
}

extension TransitionAnimator where Self == TiltBackAnimator {
    /// The old screen tips over backwards until it lies flat, while the new one rises before it.
    public static var tiltBack: Self { Self() }
}
