import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen drops in aslant from above, rocks a little as it lands, and settles.
    @_alwaysEmitIntoClient
    public static var drop: Self {
        Self(
            "drop", tags: [.bounce, .fall, .show, .vertical], duration: 0.8,
            timing: .spring(response: 0.84, dampingRatio: 0.7),
            // True: the old screen stays behind the new one.
            allowsOvershoot: true,
            "The new screen drops in aslant from above, rocks a little as it lands, and settles."
        ) { scene in
            // A wide screen is turned less, so that its corners are above the container at the start.
            let lean = 13 * min(1, scene.height / max(scene.width, 1))
            let height = 1.01 + 0.1 * min(1, scene.width / max(scene.height, 1))
            // The fall ends a little early. From there the card only turns straight and comes nearer, and beyond the end
            // with the spring: it turns to the other side, and is just as large as its corners need to stay outside of
            // the container.
            let (landed, swing) = (0.96, 3.0)
            let nearer =
                swing * lean * .pi / 180 * max(scene.width, scene.height) / max(min(scene.width, scene.height), 1)
            return Choreography(
                foreground: [
                    .curve { progress in
                        let (left, falls) = (1 - progress, min(max(1 - progress / landed, 0), 1))
                        let (late, fallen) = (min(left, 1 - landed), pow(1 - falls, 1.5))
                        return .rotation(degrees: -lean * (swing * late + (1 - swing * (1 - landed)) * falls))
                            .scale(1 - nearer * late).offset(y: -height * (1 - fallen) - 0.3 * late)
                    },
                    .from(.cornerRadius(scene.displayRadius), after: 0.9),
                    .passingShadow(opacity: 0.5, radius: 30),
                ],
                background: .to(.shade(0.45)))
        }
    }
}
