/// A test that needs no fingers and no test framework, and so can be run on the headless UIKit and on Apple's.
public struct SharedTest: Sendable, CustomStringConvertible {
    /// What holds, in words.
    public let name: String
    /// Whether UIKit complains of what the test does, as it does of a wrong use. Of others no complaint is expected.
    public let complains: Bool
    /// Looks whether it does.
    public let body: @MainActor @Sendable (Trial) async throws -> Void

    public init(
        _ name: String, complains: Bool = false, _ body: @escaping @MainActor @Sendable (Trial) async throws -> Void
    ) {
        self.name = name
        self.complains = complains
        self.body = body
    }

    public var description: String { name }

    /// Runs it; answers what failed.
    @MainActor
    public func run(on harness: any Harness) async -> [Check.Failure] {
        let trial = Trial(harness: harness)
        do {
            try await harness.begin()
            try await body(trial)
        } catch {
            trial.check.fail("\(error)")
        }
        await harness.end()
        for complaint in harness.complaints where !complains { trial.check.fail("UIKit complains: \(complaint)") }
        return trial.check.verdict()
    }
}
