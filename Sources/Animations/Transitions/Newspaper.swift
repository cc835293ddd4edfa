import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen comes spinning out of the distance, as headlines do in old films.
    @_alwaysEmitIntoClient
    public static var newspaper: Self { newspaper(turns: 0.5) }

    /// The new screen comes spinning out of the distance with the given number of turns.
    ///
    /// - Parameter turns: The number of turns on the way, 0 to 6.
    @_alwaysEmitIntoClient
    public static func newspaper(turns: Double) -> Self {
        let turns = turns.isFinite ? min(max(turns, 0), 6) : 0.5
        return Self(
            "newspaper", tags: [.film, .rotation, .show, .zoom], duration: 0.55, timing: .curve(0.2, 0.35, 0.45, 1),
            "The new screen comes spinning out of the distance, as headlines do in old films.",
            settings: [.number("turns", turns, in: 0...6, step: 0.5, unit: .turns) { .newspaper(turns: $0) }]
        ) { _ in
            // The paper grows exponentially, as an object does that approaches at a constant rate. It turns back ever
            // more slowly, and lands.
            let turns = turns
            return Choreography(
                foreground: [
                    .curve { progress in
                        let left = max(1 - progress, 0)
                        return .rotation(degrees: -360 * turns * pow(left, 1.7)).scale(pow(0.22, pow(left, 1.15)))
                            .cornerRadius(64 * min(left / 0.05, 1))
                    },
                    .from(.rotation(degrees: 40, axis: .x)),
                    .from(.shadow(opacity: 0.5, radius: 34, dy: 14)),
                    .from(.opacity(0), until: 0.1),
                ],
                background: .to(.scale(1.06).shade(0.3)))
        }
    }
}
