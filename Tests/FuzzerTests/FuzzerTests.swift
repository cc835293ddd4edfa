import Testing
import TransitionTestSupport
import UIKit

@testable import fuzz

/// The fuzzer with this package's transitions, and without any.
@Suite(.serialized) @MainActor struct FuzzerTests {
    /// How many events a seed has: the command `fuzz` takes half a million in a release build.
    private static let events = takesWholeCatalogue ? 4_000 : 1_000

    /// The failures of some rounds, each shrunk.
    private func failures(
        events: Int, seed: UInt64, isHosted: Bool = false, subject: @escaping @MainActor () -> any Subject
    ) -> [String] {
        var failures: [String] = []
        Fuzzer(seed: seed, isHosted: isHosted, subject: subject).run(events: events) { failure in
            failures.append(Command.lines(of: failure).joined(separator: "\n"))
            return failures.count < 3
        }
        return failures
    }

    @Test("Whatever happens to all containers at once, nothing breaks", arguments: [1, 2, 3] as [UInt64])
    func ours(seed: UInt64) {
        let failures = failures(events: Self.events, seed: seed) { RepertoireSubject() }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n\n"))")
    }

    @Test("Without transitions there is nothing to find", arguments: [4, 5] as [UInt64])
    func nothing(seed: UInt64) {
        let failures = failures(events: Self.events, seed: seed) { PlainSubject() }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n\n"))")
    }

    @Test(
        "S3: whatever happens to containers of SwiftUI, path, selection and flags are what is seen",
        arguments: [6, 7, 8] as [UInt64])
    func hosts(seed: UInt64) {
        let failures = failures(events: Self.events, seed: seed, isHosted: true) { RepertoireSubject() }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n\n"))")
    }

    @Test("Without modifiers there is nothing to find in them", arguments: [9, 10] as [UInt64])
    func hostsAlone(seed: UInt64) {
        let failures = failures(events: Self.events, seed: seed, isHosted: true) { PlainSubject() }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n\n"))")
    }

    /// The violations within a number of events, up to the one that the bug must cause.
    private func violations(events: Int, of bug: NaiveSubject.Bug?) -> [String] {
        var found: [String] = []
        Fuzzer(seed: 1) { NaiveSubject(bug: bug) }.run(events: events) { failure in
            found.append("\(failure.violation)")
            return bug.map { !found[found.count - 1].contains($0.telltale) } ?? true
        }
        return found
    }

    @Test("The mistakes known from the field are found, each by its own sign", arguments: NaiveSubject.Bug.allCases)
    func naive(bug: NaiveSubject.Bug) {
        let found = violations(events: 40_000, of: bug)
        #expect(found.last?.contains(bug.telltale) == true, "\(Set(found))")
    }

    @Test("Without the mistakes their signs are not seen")
    func innocent() {
        let found = violations(events: takesWholeCatalogue ? 15_000 : 5_000, of: nil)
        for bug in NaiveSubject.Bug.allCases {
            #expect(!found.contains { $0.contains(bug.telltale) }, "\(bug)")
        }
    }

    @Test("The same seed gives the same round, and a later round comes first with its own seed")
    func repeats() {
        let fuzzer = Fuzzer(seed: 7)
        #expect(fuzzer.round(3).events == Fuzzer(seed: 7).round(3).events)
        #expect(fuzzer.round(3).setup == Fuzzer(seed: fuzzer.seed(ofRound: 3)).round(0).setup)
        #expect(fuzzer.round(3).events == Fuzzer(seed: fuzzer.seed(ofRound: 3)).round(0).events)
        #expect(fuzzer.round(3).events != fuzzer.round(4).events)
    }

    @Test("A round is written down and read back")
    func text() throws {
        for index in 0..<40 {
            let round = Fuzzer(seed: 11, isHosted: index >= 20).round(index)
            let read = try Round(round.lines.joined(separator: "\n")) { PlainSubject() }
            #expect(read.setup == round.setup)
            #expect(read.events == round.events)
        }
        for line in ["", "root: tabs(", "1. jump", "1. finger x up", "1. wait -1/60 s", "assumed: x = y"] {
            #expect(throws: Unreadable.self) {
                try Round("choices: 1\n\(line)\nroot: x in y") { PlainSubject() }
            }
        }
    }

    @Test("U3: a phone that opens begins in every posture, and comes to every one at any moment")
    func postures() {
        var (first, later) = (Set<Headless.Posture>(), Set<Headless.Posture>())
        var (inDrags, inChanges, inItems) = (0, 0, 0)
        for index in 0..<800 {
            let round = Fuzzer(seed: 12, isHosted: index % 4 == 0).round(index)
            round.setup.posture.map { _ = first.insert($0) }
            for (event, next) in zip(round.events, round.events.dropFirst()) {
                guard case .fold(let posture) = next else { continue }
                #expect(round.setup.posture != nil)
                later.insert(posture)
                switch event {
                case .move: inDrags += 1
                case .push, .pop, .present, .dismiss, .host: inChanges += 1
                case .wait(1...), .item, .tapTab: inItems += 1
                default: break
                }
            }
        }
        #expect(first == Set(Headless.Posture.allCases) && later == first)
        #expect(min(inDrags, inChanges, inItems) > 10, "\((inDrags, inChanges, inItems))")
    }

    @Test("Every assumption of the headless UIKit is drawn, and each of its values written down and read again")
    func assumptions() throws {
        var random = SeededGenerator(seed: 1)
        var drawn = Set<String>()
        for _ in 0..<100 {
            let setup = Setup(using: &random)
            let lines = setup.lines.filter { $0.hasPrefix("assumed: ") }
            drawn.formUnion(lines)
            #expect(
                try Round((["choices: 1"] + lines).joined(separator: "\n")) { PlainSubject() }.setup.assumed
                    == setup.assumed)
        }
        let all = Headless.Assumptions.all.flatMap { assumption in
            assumption.alternatives.map { "assumed: \(assumption.name) = \($0)" }
        }
        #expect(drawn == Set(all))
    }
}
