import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen tips over backwards until it lies flat, while the new one rises before it.
    @_alwaysEmitIntoClient
    public static var tiltBack: Self {
        Self(
            "tiltBack", tags: [.app, .edge, .threeD, .vertical], duration: 0.4, timing: .curve(0.2, 0, 0, 1),
            "The old screen tips over backwards until it lies flat, while the new one rises before it."
        ) { scene in
            // The new screen's upper edge lifts the foot of the old screen. The angle keeps the old screen's top at the
            // top of the container. The old screen therefore looks flatter and flatter, and is visible until the end.
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
}
