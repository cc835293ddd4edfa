/// Shortens a failing round: fewer events and fewer settings that still break the same rule.
@MainActor struct Shrinker {
    /// How many replays are left.
    private var budget: Int
    private let kind: Violation.Kind
    private var round: Round

    private init(_ failure: Fuzzer.Failure, budget: Int) {
        self.budget = budget
        kind = failure.violation.kind
        round = failure.round
    }

    /// The shortened round, and its violation.
    private mutating func shrink() -> (round: Round, violation: Violation?) {
        dropEvents()
        dropPeculiarities()
        roundPlaces()
        dropEvents()
        return (round, round.run()?.violation)
    }

    /// Shrinks a failure.
    static func shrunk(_ failure: Fuzzer.Failure, budget: Int = 500) -> (round: Round, violation: Violation) {
        var shrinker = Shrinker(failure, budget: budget)
        let (round, violation) = shrinker.shrink()
        return (round, violation ?? failure.violation)
    }

    /// Keeps the candidate if it breaks the same rule.
    private mutating func accept(_ candidate: Round) -> Bool {
        guard budget > 0 else { return false }
        budget -= 1
        guard let (violation, count) = candidate.run(), violation.kind == kind else { return false }
        round = candidate
        round.events = Array(candidate.events.prefix(count))
        return true
    }

    /// Leaves out shorter and shorter sequences of events, from the end, as long as the round still fails.
    private mutating func dropEvents() {
        var size = max(round.events.count / 2, 1)
        while true {
            var helped = false
            var end = round.events.count
            while end > 0, budget > 0 {
                let start = max(end - size, 0)
                var candidate = round
                candidate.events.removeSubrange(start..<min(end, candidate.events.count))
                if accept(candidate) { helped = true }
                end = min(start, round.events.count)
            }
            if size == 1, !helped || budget == 0 { return }
            size = max(size / 2, 1)
        }
    }

    private mutating func roundPlaces() {
        var candidate = round
        candidate.events = round.events.map { event in
            switch event {
            case .down(let finger, let place): .down(finger: finger, place.rounded)
            case .move(let finger, let place): .move(finger: finger, place.rounded)
            case .tap(let place): .tap(place.rounded)
            default: event
            }
        }
        _ = accept(candidate)
    }

    private mutating func dropPeculiarities() {
        for index in round.setup.assumed.indices.reversed() {
            var candidate = round
            candidate.setup.assumed.remove(at: index)
            _ = accept(candidate)
        }
        for simpler in round.setup.hosts?.assumptions.simpler ?? [] {
            var candidate = round
            candidate.setup.hosts?.assumptions = simpler
            _ = accept(candidate)
        }
        for change: (inout Setup) -> Void in [
            { $0.isReckless = false }, { $0.blursBars = false }, { $0.usesTabs = false }, { $0.animatesAlong = false },
            { $0.setsDelegatesFirst = false }, { $0.size = 0 }, { $0.posture = nil }, { $0.usesSidebars = false },
            { $0.hosts?.isOutside = false },
            { $0.hosts?.shape = .stack },
            { if $0.hosts == nil { $0.root = .navigation(screens: 1) } },
            { if $0.hosts == nil { $0.root = .navigation(screens: 2) } },
        ] {
            var candidate = round
            change(&candidate.setup)
            if candidate.setup != round.setup { _ = accept(candidate) }
        }
    }
}
