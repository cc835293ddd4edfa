import UIKit

/// One round: a world from its setup, and what happens to it.
@MainActor struct FuzzRound {
    var setup: FuzzSetup
    var events: [FuzzEvent]
    let makeSubject: @MainActor () -> any FuzzSubject

    /// What went wrong, and the number of events up to there; nil if nothing did.
    func run(_ look: (Int, FuzzEvent) -> Void = { _, _ in }) -> (violation: FuzzViolation, count: Int)? {
        let world = FuzzWorld(setup, subject: makeSubject())
        defer { Headless.reset() }
        for (index, event) in events.enumerated() {
            look(index, event)
            world.apply(event)
            if let violation = world.ledger.violation { return (violation, index + 1) }
        }
        world.tearDown()
        return world.ledger.violation.map { ($0, events.count) }
    }
}

/// Runs rounds until enough events have happened.
@MainActor struct Fuzzer {
    /// Events in a round; few, so that a failure is short.
    static let roundLength = 300

    let seed: UInt64
    let makeSubject: @MainActor () -> any FuzzSubject

    init(seed: UInt64, subject: @escaping @MainActor () -> any FuzzSubject = { RepertoireSubject() }) {
        self.seed = seed
        makeSubject = subject
    }

    struct Failure {
        /// The seed with which the round is the first.
        let seed: UInt64
        let violation: FuzzViolation
        let round: FuzzRound
    }

    /// The seed of a round; that of the first is the fuzzer's own, so that a later one can be repeated by itself.
    func seed(ofRound index: Int) -> UInt64 {
        index == 0 ? seed : FuzzRandom.mix(seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15) >> 16
    }

    func round(_ index: Int, length: Int = roundLength) -> FuzzRound {
        var random = FuzzRandom(seed: seed(ofRound: index))
        let setup = FuzzSetup(using: &random)
        var source = FuzzSource(random: random)
        return FuzzRound(setup: setup, events: source.events(length), makeSubject: makeSubject)
    }

    /// Runs so many events; tells of every failure, and of the events done after each round.
    ///
    /// - Parameter found: answers whether to go on.
    func run(
        events: Int, progress: (_ events: Int) -> Void = { _ in }, found: (Failure) -> Bool
    ) {
        var done = 0
        var index = 0
        while done < events {
            var round = round(index, length: min(Self.roundLength, events - done))
            done += round.events.count
            FuzzTrap.note(seed(ofRound: index))
            if let (violation, count) = round.run() {
                round.events = Array(round.events.prefix(count))
                guard found(Failure(seed: seed(ofRound: index), violation: violation, round: round)) else { return }
            }
            index += 1
            progress(done)
        }
    }
}
