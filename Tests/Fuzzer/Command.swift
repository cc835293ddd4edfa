import Foundation
import GalleryCommandSupport

/// The command `fuzz`: runs the fuzzer and prints the failures.
struct Command: Equatable {
    static let defaultEvents = 20_000
    /// How many failures are shrunk and printed in full; the others are only counted.
    private static let told = 10

    var events = Command.defaultEvents
    var seed: UInt64 = 1
    /// Whether no transitions are installed (``PlainSubject``).
    var isPlain = false
    /// Whether the containers are those of SwiftUI.
    var isHosted = false
    /// Whether all screens have views that may fly.
    var hasElements = false
    /// A file with one round to run instead; nil for rounds from the seed.
    var replay: String?

    init() {}

    private static let events = CommandOption("--events", value: .number(1...1_000_000_000))
    private static let seed = CommandOption("--seed", value: .number(0...UInt64.max))
    private static let plain = CommandOption("--plain")
    private static let hosts = CommandOption("--hosts")
    private static let elements = CommandOption("--elements")
    private static let replay = CommandOption("--replay", value: .word)
    static let syntax = CommandSyntax(options: [events, seed, plain, hosts, elements, replay])

    init(_ words: ParsedCommand) {
        events = words.number(Self.events).map { Int($0) } ?? Self.defaultEvents
        seed = words.number(Self.seed) ?? 1
        isPlain = words.contains(Self.plain)
        isHosted = words.contains(Self.hosts)
        hasElements = words.contains(Self.elements)
        replay = words[Self.replay]
    }

    /// Runs the command and returns the exit status.
    @MainActor func run(print: (String) -> Void, progress: (String) -> Void) -> Int32 {
        if let replay { return run(file: replay, print: print) }
        let isPlain = isPlain
        let fuzzer = Fuzzer(seed: seed, isHosted: isHosted, hasElements: hasElements) {
            isPlain ? PlainSubject() as any Subject : RepertoireSubject()
        }
        var violations = 0
        let began = Date()
        let tally = fuzzer.run(events: events) { done in
            let rate = Double(done) / max(Date().timeIntervalSince(began), 0.001)
            progress("\(done) of \(events) events, \(Int(rate)) a second, \(violations) violations")
        } found: { failure in
            violations += 1
            if violations <= Self.told {
                for line in Self.lines(of: failure) { print(line) }
            } else {
                print("seed \(failure.seed): \(failure.violation)")
            }
            return true
        }
        progress("")
        if tally.changes > 0 { print("elements flew over \(tally.flown) of \(tally.changes) changes that had them") }
        print("\(events) events, seed \(seed), \(violations) violations")
        return violations == 0 ? 0 : 1
    }

    /// Runs the round that is written in a file.
    @MainActor private func run(file: String, print: (String) -> Void) -> Int32 {
        do {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            let round = try isPlain ? Round(text) { PlainSubject() } : Round(text) { RepertoireSubject() }
            let found = round.run()
            print(found.map { "event \($0.count): \($0.violation)" } ?? "\(round.events.count) events, no violation")
            return found == nil ? 0 : 1
        } catch {
            print("\(file): \(error)")
            return 1
        }
    }

    /// A failure, shrunk and in words.
    @MainActor static func lines(of failure: Fuzzer.Failure) -> [String] {
        let (round, violation) = Shrinker.shrunk(failure)
        return ["# seed \(failure.seed): \(violation)"] + round.lines
    }
}
