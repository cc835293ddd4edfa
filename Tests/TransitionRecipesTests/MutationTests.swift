import Foundation
import Testing
import TransitionAnimations
import TransitionCore

@testable import TransitionRecipes

/// Whatever a file contains, something plays, and at once.
struct MutationTests {
    /// 20,000 files, or as many as the environment variable `REPERTOIRE_MUTATIONS` says. Two million take minutes in a
    /// release build:
    ///
    ///     REPERTOIRE_MUTATIONS=2000000 swift test -c release -Xswiftc -enable-testing --filter MutationTests
    private static let count = ProcessInfo.processInfo.environment["REPERTOIRE_MUTATIONS"].flatMap { Int($0) } ?? 20_000

    @Test("Mutated files play or are refused within 50 ms, and about half of them are JSON")
    func files() throws {
        let registry = TransitionRegistry.standard
        let seed = UInt64(ProcessInfo.processInfo.environment["REPERTOIRE_SEED"] ?? "") ?? 1
        var mutator = Mutator(seed: seed)
        var (parsed, read, own, total, slowest) = (0, 0, 0, 0.0, (seconds: 0.0, file: [UInt8]()))
        for _ in 0..<Self.count {
            let file = mutator.next()
            let data = Data(file)
            let start = Self.processorSeconds
            let played = PlayedRecipe(json: data, in: registry)
            let seconds = Self.processorSeconds - start
            total += seconds
            if seconds > slowest.seconds { slowest = (seconds, file) }
            // What plays takes a time that an app can wait for, and there is an error if it is not the recipe's own.
            guard (0...60).contains(played.animator.duration), played.isFallback != played.errors.isEmpty else {
                Issue.record("\(String(decoding: file, as: UTF8.self))")
                continue
            }
            if !played.isFallback { own += 1 }
            guard (try? JSONReader.root(of: data, limits: .recipe)) != nil else { continue }
            parsed += 1
            guard let recipe = try? RecipeFile(json: data).recipe else { continue }
            read += 1
            // What can be read can be written, and is the same then.
            if read % 16 == 0 { #expect(try TransitionRecipe(json: Data(try recipe.json().utf8)) == recipe) }
        }
        #expect(slowest.seconds < 0.05, "\(String(decoding: slowest.file, as: UTF8.self))")
        print(
            "\(Self.count) files with seed \(seed): \(parsed) are JSON, \(read) are recipes, \(own) play; "
                + "\(Self.text(total / Double(Self.count))) each, \(Self.text(slowest.seconds)) the slowest")
        #expect((0.4...0.6).contains(Double(parsed) / Double(Self.count)))
        #expect(own > Self.count / 10 && read > own)
    }

    private static func text(_ seconds: Double) -> String { "\((seconds * 1e6).rounded() / 1000) ms" }

    /// The processor time of this thread. The clock on the wall would count what other tests do.
    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
