import Foundation
import TransitionCore

/// The new screen comes spinning out of the distance, as headlines do in old films.
public struct NewspaperAnimator: TransitionAnimator {
    /// The number of turns on the way.
    public let turns: Double

    /// A spin of the given number of turns, 0 to 6.
    public init(turns: Double = 1.5) { self.turns = turns.isFinite ? min(max(turns, 0), 6) : 1.5 }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "newspaper", title: "Newspaper", tags: [.film, .rotation, .zoom],
            summary: "The new screen comes spinning out of the distance, as headlines do in old films.")
    }
    public var duration: Double { 0.8 }
    public var timing: Timing { .curve(0.3, 0.2, 0.4, 1) }
    public var settings: [AnimatorSetting] {
        [.number("turns", turns, in: 0...6, step: 0.5, unit: .turns) { Self(turns: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // It grows by the same factor in the same time, as what comes nearer at an even speed does. The spin slows down
        // and ends before that.
        let turns = turns
        return Choreography(
            foreground: [
                .curve { progress in
                    let spin = max(1 - progress / 0.88, 0)
                    return .rotation(degrees: -360 * turns * pow(spin, 1.8)).scale(pow(0.15, 1 - progress))
                },
                .from(.rotation(degrees: 50, axis: .x), until: 0.88),
                .from(.shadow(opacity: 0.6, radius: 30)),
                .from(.opacity(0), until: 0.06),
            ],
            background: .to(.shade(0.55)))
    }
}

extension TransitionAnimator where Self == NewspaperAnimator {
    /// The new screen comes spinning out of the distance, as headlines do in old films.
    public static var newspaper: Self { Self() }
    /// The new screen comes spinning out of the distance with the given number of turns.
    public static func newspaper(turns: Double) -> Self { Self(turns: turns) }
}
