import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen drops in aslant from above, is straight when it lands, and bounces a little.
    @_alwaysEmitIntoClient
    public static var drop: Self {
        Self(
            "drop", tags: [.bounce, .fall, .show, .vertical], duration: 0.8,
            timing: .spring(response: 0.84, dampingRatio: 0.74),
            // True: the old screen stays behind the new one.
            allowsOvershoot: true,
            "The new screen drops in aslant from above, is straight when it lands, and bounces a little."
        ) { scene in
            // The card is aslant while it falls, and just small enough to stay between the sides of the container. Its
            // lowest corner starts at the upper edge.
            let (width, height) = (max(scene.width, 1), max(scene.height, 1))
            let lean = 8 * .pi / 180 * min(1, height / width)
            @Sendable func size(_ angle: Double) -> Double { width / (width * cos(angle) + height * sin(angle)) }
            @Sendable func reach(_ angle: Double) -> Double {
                0.5 * size(angle) * (cos(angle) + width / height * sin(angle))
            }
            // The fall ends a little early. From there, and beyond the end with the spring, the straight card only sinks
            // and comes nearer, so that it covers the upper edge.
            let landed = 0.985
            return Choreography(
                foreground: [
                    .curve { progress in
                        let (way, late) = (min(max(progress / landed, 0), 1), min(1 - progress, 1 - landed))
                        let angle = lean * cos(.pi / 2 * way)
                        let fallen = way * (0.55 + 0.45 * way)
                        return .rotation(degrees: -angle * 180 / .pi).scale(size(angle) * (1 - 1.1 * late))
                            .offset(y: -(0.5 + reach(lean)) * (1 - fallen) - 0.5 * late)
                            .cornerRadius(scene.displayRadius * min(10 * (1 - way), 1))
                    },
                    .passingShadow(opacity: scene.isDark ? 0.7 : 0.5, radius: 30),
                ],
                background: .to(.shade(scene.isDark ? 0.65 : 0.45)))
        }
    }
}
