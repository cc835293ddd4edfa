import TransitionTestSupport
import UIKit

/// One round: the setup of a world, and the events that happen to it.
@MainActor struct Round {
    var setup: Setup
    var events: [Event]
    let makeSubject: @MainActor () -> any Subject

    private func makeWorld(_ subject: any Subject, _ law: ElementLaw?) -> any PlayedWorld {
        setup.hosts.map { HostWorld(setup, hosts: $0, subject: subject) } ?? World(setup, subject: subject, law: law)
    }

    /// Runs the round. With elements it is run twice, first without ids.
    ///
    /// - Parameter tally: Counts the changes, and those over which a pair flew.
    /// - Returns: The violation and the number of events up to it; nil if there was none.
    func run(
        tally: inout ElementTally, _ look: (Int, Event) -> Void = { _, _ in }
    ) -> (violation: Violation, count: Int)? {
        guard setup.hasElements else { return play(nil, look) }
        let reference = ElementLaw()
        if let found = play(reference, look) { return found }
        let law = ElementLaw(reference)
        defer { tally += law.tally }
        return play(law, look)
    }

    func run(_ look: (Int, Event) -> Void = { _, _ in }) -> (violation: Violation, count: Int)? {
        var tally = ElementTally()
        return run(tally: &tally, look)
    }

    private func play(_ law: ElementLaw?, _ look: (Int, Event) -> Void) -> (violation: Violation, count: Int)? {
        let subject = makeSubject()
        subject.isOn = true
        let world = makeWorld(subject, law)
        defer {
            Headless.reset()
            // The switch is the process's, and so the next round's.
            subject.isOn = true
        }
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
    /// The number of events in a round; small, so that a failure is short.
    static let roundLength = 300

    let seed: UInt64
    /// Whether the containers are those of SwiftUI.
    let isHosted: Bool
    /// Whether all screens have views that may fly; otherwise some rounds' screens have.
    let hasElements: Bool
    let makeSubject: @MainActor () -> any Subject

    init(
        seed: UInt64, isHosted: Bool = false, hasElements: Bool = false,
        subject: @escaping @MainActor () -> any Subject = { RepertoireSubject() }
    ) {
        self.seed = seed
        self.isHosted = isHosted
        self.hasElements = hasElements
        makeSubject = subject
    }

    struct Failure {
        /// The seed that makes this round the first one.
        let seed: UInt64
        let violation: Violation
        let round: Round
    }

    /// The seed of a round. The seed of the first round is the fuzzer's own, so that a later round can be repeated
    /// alone.
    func seed(ofRound index: Int) -> UInt64 {
        index == 0 ? seed : SeededGenerator.mix(seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15) >> 16
    }

    func round(_ index: Int, length: Int = roundLength) -> Round {
        var random = SeededGenerator(seed: seed(ofRound: index))
        var setup = isHosted ? Setup.hosted(using: &random) : Setup(using: &random)
        setup.hasElements = !isHosted && (hasElements || random.chance(10))
        var source = EventSource(
            random: random, isHosted: isHosted, opens: setup.posture != nil, hasElements: setup.hasElements)
        return Round(setup: setup, events: source.events(length), makeSubject: makeSubject)
    }

    /// Runs a number of events, and counts the changes over which elements flew; reports every failure, and after each round the number of events done.
    ///
    /// - Parameter found: Called with each failure; returns whether to go on.
    @discardableResult
    func run(
        events: Int, progress: (_ events: Int) -> Void = { _ in }, found: (Failure) -> Bool
    ) -> ElementTally {
        var tally = ElementTally()
        var done = 0
        var index = 0
        while done < events {
            var round = round(index, length: min(Self.roundLength, events - done))
            done += round.events.count
            Trap.note(seed(ofRound: index))
            if let (violation, count) = round.run(tally: &tally) {
                round.events = Array(round.events.prefix(count))
                guard found(Failure(seed: seed(ofRound: index), violation: violation, round: round)) else {
                    return tally
                }
            }
            index += 1
            progress(done)
        }
        return tally
    }
}
