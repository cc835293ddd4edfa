import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen comes aslant out of the distance, from the place that was touched, as headlines do in old films.
    @_alwaysEmitIntoClient
    public static var newspaper: Self { newspaper(turns: 0) }

    /// The new screen comes spinning out of the distance with the given number of turns.
    ///
    /// - Parameter turns: The number of whole turns on the way, 0 to 6. At 0 the screen only comes aslant.
    @_alwaysEmitIntoClient
    public static func newspaper(turns: Double) -> Self {
        let turns = turns.isFinite ? min(max(turns, 0), 6) : 0
        return Self(
            "newspaper", tags: [.film, .rotation, .show, .zoom], duration: 0.55, timing: .curve(0.2, 0.3, 0.35, 1),
            "The new screen comes aslant out of the distance, as headlines do in old films.",
            settings: [.number("turns", turns, in: 0...6, step: 0.5, unit: .turns) { .newspaper(turns: $0) }]
        ) { scene in
            let turns = turns
            // It starts at the source; without a source, in the middle.
            let way = scene.focus - SIMD2(0.5, 0.5)
            let small = 0.24
            return Choreography(
                foreground: [
                    .curve { progress in
                        let left = min(max(1 - progress, 0), 1)
                        // The paper grows exponentially, as an object does that approaches at a constant rate. It turns
                        // back ever more slowly, a little too far, and lands.
                        let size = pow(small, pow(left, 1.15))
                        let aside = (1 - size) / (1 - small)
                        let tilt = -(20 + 360 * turns) * pow(left, 1.4) + 5 * left * sin(.pi * min(left / 0.4, 1))
                        return .rotation(degrees: tilt).scale(size).offset(x: way.x * aside, y: way.y * aside)
                            .cornerRadius(64 * min(left / 0.05, 1))
                    },
                    .from(.rotation(degrees: 30, axis: .x)),
                    .from(.shadow(opacity: 0.45, radius: 36, dy: 16)),
                    .from(.opacity(0), until: 0.1),
                ],
                background: .to(.scale(1.06).shade(0.35)))
        }
    }
}
