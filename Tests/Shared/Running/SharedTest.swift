/// A test that needs no fingers and no test framework, and so can be run on the headless UIKit and on Apple's.
struct SharedTest: Sendable, CustomStringConvertible {
    /// What holds, in words.
    let name: String
    /// Looks whether it does.
    let body: @MainActor @Sendable (Trial) async throws -> Void

    init(_ name: String, _ body: @escaping @MainActor @Sendable (Trial) async throws -> Void) {
        self.name = name
        self.body = body
    }

    var description: String { name }

    /// Runs it; answers what failed.
    @MainActor
    func run(on harness: any Harness) async -> [Check.Failure] {
        let trial = Trial(harness: harness)
        do {
            try await harness.begin()
            try await body(trial)
        } catch {
            trial.check.fail("\(error)")
        }
        await harness.end()
        for complaint in harness.complaints { trial.check.fail("UIKit complains: \(complaint)") }
        return trial.check.verdict()
    }
}
