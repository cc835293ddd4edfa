import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is lifted off a table below, and the old one goes back behind it.
    @_alwaysEmitIntoClient
    public static var elevate: Self {
        Self(
            "elevate", tags: [.app, .depth], duration: 0.4,
            "The new screen is lifted off a table below, and the old one goes back behind it."
        ) { scene in
            // At the start the new screen lies nearly flat (76 degrees) and near to the viewer, with its far edge just
            // below the container. On the way the upper edge of the old screen is visible above it.
            let (angle, near, eye) = (76 * Double.pi / 180, 0.25 * scene.longerSide, max(1.25 * scene.longerSide, 1))
            let far = 0.5 * scene.height * sin(angle) - near
            let below = 0.5 * (1 + far / eye) + 0.5 * cos(angle)
            let lift = Motion.curve { progress in
                let left = 1 - progress
                let degrees = 76 * max(1 - progress / 0.88, 0) * (1 + 0.35 * progress)
                // As it rises it goes back so far that its near edge is no wider than the container.
                let back = 0.5 * scene.height * sin(degrees * .pi / 180) * min(max(1.4 * progress, 0), 1)
                return .rotation(degrees: degrees, axis: .x)
                    .offset(y: below * left, depth: near * left - back).shade(0.3 * left)
            }
            return Choreography(
                foreground: [
                    lift, .from(.cornerRadius(40), after: 0.85), .passingShadow(opacity: 0.5, radius: 30),
                ],
                background: .to(.offset(y: -0.13, depth: -0.36 * scene.longerSide).shade(0.5).cornerRadius(40)),
                backdrop: .charcoal)
        }
    }
}
