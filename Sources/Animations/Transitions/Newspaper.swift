import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen comes spinning out of the distance, as headlines do in old films.
    @_alwaysEmitIntoClient
    public static var newspaper: Self { newspaper(turns: 1.5) }

    /// The new screen comes spinning out of the distance with the given number of turns.
    ///
    /// - Parameter turns: The number of turns on the way, 0 to 6.
    @_alwaysEmitIntoClient
    public static func newspaper(turns: Double) -> Self {
        let turns = turns.isFinite ? min(max(turns, 0), 6) : 1.5
        return Self(
            "newspaper", tags: [.film, .rotation, .show, .zoom], duration: 0.7, timing: .curve(0.25, 0.1, 0.25, 1),
            "The new screen comes spinning out of the distance, as headlines do in old films.",
            settings: [.number("turns", turns, in: 0...6, step: 0.5, unit: .turns) { .newspaper(turns: $0) }]
        ) { _ in
            // The paper grows exponentially, as an object does that approaches at a constant rate. The spin slows down
            // and ends at progress 0.88.
            let turns = turns
            return Choreography(
                foreground: [
                    .curve { progress in
                        let spin = max(1 - progress / 0.88, 0)
                        return .rotation(degrees: -360 * turns * pow(spin, 1.8)).scale(pow(0.3, 1 - progress))
                    },
                    .from(.rotation(degrees: 50, axis: .x), until: 0.88),
                    .from(.shadow(opacity: 0.6, radius: 30)),
                    .from(.opacity(0), until: 0.06),
                ],
                background: .to(.shade(0.55)))
        }
    }
}
