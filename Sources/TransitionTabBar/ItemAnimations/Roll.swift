import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The picture rolls over upwards, and the new one comes up from below, as on a counter.
    @_alwaysEmitIntoClient
    public static var roll: Self {
        Self(
            "roll", tags: [.rotation, .vertical], duration: 0.35,
            "The picture rolls over upwards, and the new one comes up from below, as on a counter."
        ) { _ in
            // Both pictures are on a thin roller, one on each side. They change just before the edge, so that one of them
            // is always seen. The opacity is the shade of what turns away.
            let (edge, turn) = (64.0, 0.26)
            @Sendable func turned(_ degrees: Double) -> Pose {
                let (angle, way) = (degrees * .pi / 180, degrees / edge)
                return .scale(y: cos(angle)).offset(y: -0.1 * sin(angle)).opacity(1 - 0.2 * way * way)
            }
            @Sendable func eased(_ progress: Double, from start: Double, to end: Double, _ easing: Easing) -> Double {
                easing(min(max((progress - start) / (end - start), 0), 1))
            }
            let comes = Motion.curve { progress in
                if progress < turn { return .opacity(0) }
                let (rises, settles) = (
                    eased(progress, from: turn, to: 0.68, .curve(0.2, 0.5, 0.45, 1)),
                    eased(progress, from: 0.68, to: 1, .easeInOut)
                )
                return turned(-edge + (edge + 24) * rises - 24 * settles)
            }
            let goes = Motion.curve { progress in
                progress < turn
                    ? turned(edge * eased(progress, from: 0, to: turn, .curve(0.4, 0.2, 0.8, 0.8))) : .opacity(0)
            }
            return TabItemChoreography(icon: [comes], alternateIcon: [goes], cuts: [turn])
        }
    }
}
