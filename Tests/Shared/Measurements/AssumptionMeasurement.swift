/// Finds out what UIKit does where the headless one assumes something.
struct AssumptionMeasurement: Sendable, CustomStringConvertible {
    /// The property of `Headless.Assumptions`.
    let name: String
    /// Measures it by public means.
    let body: @MainActor @Sendable (Trial) async throws -> Finding

    init(_ name: String, _ body: @escaping @MainActor @Sendable (Trial) async throws -> Finding) {
        self.name = name
        self.body = body
    }

    /// Measures yes or no.
    static func flag(
        _ name: String, _ body: @escaping @MainActor @Sendable (Trial) async throws -> Bool
    ) -> AssumptionMeasurement {
        AssumptionMeasurement(name) { .flag(try await body($0)) }
    }

    /// Measures points, seconds or a ratio.
    static func number(
        _ name: String, _ body: @escaping @MainActor @Sendable (Trial) async throws -> Double
    ) -> AssumptionMeasurement {
        AssumptionMeasurement(name) { .number(try await body($0)) }
    }

    var description: String { name }

    /// Measures on a fresh screen.
    ///
    /// - Throws: what kept it from measuring; such a measurement has failed, it has not found nothing.
    @MainActor
    func run(on harness: any Harness) async throws -> Finding {
        do {
            try await harness.begin()
            let finding = try await body(Trial(harness: harness))
            await harness.end()
            return finding
        } catch {
            await harness.end()
            throw error
        }
    }

    /// All that needs no finger, in no order.
    static let all =
        motion + layersAndPictures + scrollingAndKeyboard + interaction + context + navigation
        + navigationLayout + tabs + presentation
}
