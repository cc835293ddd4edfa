import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture pushes the old one out upwards, as on a counter.
    @_alwaysEmitIntoClient
    public static var roll: Self {
        Self(
            "roll", tags: [.clip, .vertical], duration: 0.35,
            "The new picture pushes the old one out upwards, as on a counter."
        ) { _ in
            // The pictures are on a drum, so far apart that only one of them faces the viewer. The opacity is the shade of
            // what turns away.
            let turn = 136.0
            @Sendable func face(_ degrees: Double) -> Pose {
                let (angle, way) = (degrees * .pi / 180, min(abs(degrees) / 68, 1))
                return .scale(y: max(cos(angle), 0.1)).offset(y: -0.34 * sin(angle))
                    .opacity((1 - 0.45 * way * way) * min(8 * (1 - way), 1))
            }
            @Sendable func turned(_ progress: Double) -> Double {
                progress < 0.7
                    ? (turn + 6) * Easing.curve(0.3, 0.2, 0.35, 1)(max(progress, 0) / 0.7)
                    : turn + 6 - 6 * Easing.easeInOut(min((progress - 0.7) / 0.3, 1))
            }
            return TabItemChoreography(
                icon: [.curve { face(turned($0) - turn) }], alternateIcon: [.curve { face(turned($0)) }],
                framed: [.icon, .alternateIcon])
        }
    }
}
