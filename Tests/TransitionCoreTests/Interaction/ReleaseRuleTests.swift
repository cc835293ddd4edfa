import Testing
import TransitionCore

/// Where a released swipe goes.
struct ReleaseRuleTests {
    private let rule = ReleaseRule(threshold: 0.5, flickVelocity: 500, horizon: 0.1)

    @Test(
        "A flick is decided by its direction alone, from the flick velocity on",
        arguments: [
            (0.01, 500.0, true), (0.99, -500, false), (0.01, 499, false), (0.99, -499, true), (0, 9000, true),
            (1, -9000, false),
        ])
    func flicks(progress: Double, velocity: Double, finishes: Bool) {
        #expect(rule.finishes(progress: progress, velocity: velocity, distance: 1000) == finishes)
    }

    @Test(
        "A slower release goes where the finger would be after the horizon",
        arguments: [(0.5, 0.0, true), (0.49, 0, false), (0.45, 200, true), (0.45, 160, false), (0.55, -220, false)])
    func slow(progress: Double, velocity: Double, finishes: Bool) {
        // 400 points: 200 points a second are 0.05 of the way in a tenth of a second.
        #expect(rule.finishes(progress: progress, velocity: velocity, distance: 400) == finishes)
    }

    @Test("Without a velocity a rule without flicks does not finish at its start")
    func still() {
        let rule = ReleaseRule(threshold: 0.5, flickVelocity: 0)
        #expect(!rule.finishes(progress: 0.9, velocity: 0, distance: 400))
        #expect(rule.finishes(progress: 0.1, velocity: 1, distance: 400))
    }

    @Test(
        "What is no number, or has no distance, goes back",
        arguments: [
            (Double.nan, 900.0, 400.0), (.infinity, 900, 400), (0.9, .infinity, 400), (0.9, .nan, 400), (0.9, 900, 0),
            (0.9, 900, -1), (0.9, 900, .nan), (0.9, 0, 0),
        ])
    func hostile(progress: Double, velocity: Double, distance: Double) {
        #expect(!rule.finishes(progress: progress, velocity: velocity, distance: distance))
    }
}
