import Foundation
import TransitionCore

/// The claim about looking animators up by name.
struct RegistryBenchmarks {
    let quick: Bool

    private struct Still: TransitionAnimator {
        var name: TransitionName
        var info: AnimatorInfo {
            AnimatorInfo(name: name, title: "Still", author: "Benchmarks", summary: "Nothing moves.")
        }
        let duration = 0.3
        func choreography(in scene: TransitionScene) -> Choreography { .identity }
    }

    /// Among 10,000 names a look-up takes at most 1.3 times as long as a dictionary's.
    func lookUp() throws -> Finding {
        let names = (0..<10_000).map { TransitionName("plugin\($0 % 97).transition\($0)") }
        let animators = names.map { Still(name: $0) }
        let registry = TransitionRegistry()
        try registry.register(contentsOf: animators)
        var dictionary: [TransitionName: any TransitionAnimator] = [:]
        for animator in animators { dictionary[animator.name] = animator }

        let order = numbers(quick ? 20_000 : 100_000, upTo: Double(names.count)).map { names[Int($0)] }
        let result = compare(
            { order.reduce(0) { $0 + ((try? registry.animator(named: $1)) != nil ? 1 : 0) } },
            with: { order.reduce(0) { $0 + (dictionary[$1] != nil ? 1 : 0) } },
            items: order.count,
            rounds: quick ? 11 : 31
        )
        return Finding(
            title: "look-up among 10,000 names : dictionary",
            value: result.ratio,
            limit: 1.3,
            detail: String(format: "%.1f ns against %.1f ns", result.subject, result.reference)
        )
    }
}
