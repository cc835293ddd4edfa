/// Finds out what UIKit does where the headless one assumes something.
public struct AssumptionMeasurement: Sendable, CustomStringConvertible {
    /// The property of `Headless.Assumptions`.
    public let name: String
    /// Measures it by public means.
    public let body: @MainActor @Sendable (Trial) async throws -> Finding

    public init(_ name: String, _ body: @escaping @MainActor @Sendable (Trial) async throws -> Finding) {
        self.name = name
        self.body = body
    }

    /// Measures yes or no.
    public static func flag(
        _ name: String, _ body: @escaping @MainActor @Sendable (Trial) async throws -> Bool
    ) -> AssumptionMeasurement {
        AssumptionMeasurement(name) { .flag(try await body($0)) }
    }

    /// Measures points, seconds or a ratio.
    public static func number(
        _ name: String, _ body: @escaping @MainActor @Sendable (Trial) async throws -> Double
    ) -> AssumptionMeasurement {
        AssumptionMeasurement(name) { .number(try await body($0)) }
    }

    public var description: String { name }

    /// Measures on a fresh screen.
    ///
    /// - Throws: what kept it from measuring; such a measurement has failed, it has not found nothing.
    @MainActor
    public func run(on harness: any Harness) async throws -> Finding {
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
    public static let all =
        motion + layersAndPictures + scrollingAndKeyboard + interaction + context + navigation
        + navigationLayout + tabs + presentation
}
