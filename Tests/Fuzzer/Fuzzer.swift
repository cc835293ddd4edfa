import TransitionTestSupport
import UIKit

/// One round: the setup of a world, and the events that happen to it.
@MainActor struct Round {
    var setup: Setup
    var events: [Event]
    let makeSubject: @MainActor () -> any Subject

    private func makeWorld(_ subject: any Subject) -> any PlayedWorld {
        setup.hosts.map { HostWorld(setup, hosts: $0, subject: subject) } ?? World(setup, subject: subject)
    }

    /// Runs the round.
    ///
    /// - Returns: The violation and the number of events up to it; nil if there was none.
    func run(_ look: (Int, Event) -> Void = { _, _ in }) -> (violation: Violation, count: Int)? {
        let subject = makeSubject()
        subject.isOn = true
        let world = makeWorld(subject)
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
    let makeSubject: @MainActor () -> any Subject

    init(
        seed: UInt64, isHosted: Bool = false, subject: @escaping @MainActor () -> any Subject = { RepertoireSubject() }
    ) {
        self.seed = seed
        self.isHosted = isHosted
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
        let setup = isHosted ? Setup.hosted(using: &random) : Setup(using: &random)
        var source = EventSource(random: random, isHosted: isHosted, opens: setup.posture != nil)
        return Round(setup: setup, events: source.events(length), makeSubject: makeSubject)
    }

    /// Runs a number of events; reports every failure, and after each round the number of events done.
    ///
    /// - Parameter found: Called with each failure; returns whether to go on.
    func run(
        events: Int, progress: (_ events: Int) -> Void = { _ in }, found: (Failure) -> Bool
    ) {
        var done = 0
        var index = 0
        while done < events {
            var round = round(index, length: min(Self.roundLength, events - done))
            done += round.events.count
            Trap.note(seed(ofRound: index))
            if let (violation, count) = round.run() {
                round.events = Array(round.events.prefix(count))
                guard found(Failure(seed: seed(ofRound: index), violation: violation, round: round)) else { return }
            }
            index += 1
            progress(done)
        }
    }
}
