/// What a test expected, and what it did not find.
@MainActor
public final class Check {
    /// An expectation that was not met.
    public struct Failure: Error, CustomStringConvertible, Sendable {
        public let text: String
        public let file: StaticString
        public let line: UInt

        public var description: String { "\(file):\(line): \(text)" }
    }

    /// A value that a test cannot do without was nil.
    public struct Missing: Error, CustomStringConvertible {
        public let description: String
    }

    private var failures: [Failure] = []
    private var count = 0

    /// Expects something to be so.
    public func expect(
        _ condition: Bool, _ text: @autoclosure () -> String = "is not so",
        file: StaticString = #fileID, line: UInt = #line
    ) {
        count += 1
        if !condition { fail(text(), file: file, line: line) }
    }

    /// Expects two values to be the same.
    public func equal<Value: Equatable>(
        _ found: Value, _ expected: Value, _ text: @autoclosure () -> String = "",
        file: StaticString = #fileID, line: UInt = #line
    ) {
        expect(found == expected, "\(text()) found \(found), expected \(expected)", file: file, line: line)
    }

    /// A value without which the test cannot go on.
    ///
    /// - Throws: ``Missing`` if there is none.
    public func require<Value>(
        _ value: Value?, _ text: @autoclosure () -> String = "a value",
        file: StaticString = #fileID, line: UInt = #line
    ) throws -> Value {
        count += 1
        guard let value else { throw Missing(description: "\(file):\(line): \(text()) is missing") }
        return value
    }

    /// Notes a failure without counting as an expectation: for what every test expects of its surroundings.
    public func fail(_ text: String, file: StaticString = #fileID, line: UInt = #line) {
        failures.append(Failure(text: text, file: file, line: line))
    }

    /// All failures; a test that expected nothing has failed too.
    public func verdict(file: StaticString = #fileID, line: UInt = #line) -> [Failure] {
        guard count == 0, failures.isEmpty else { return failures }
        return [Failure(text: "the test expected nothing", file: file, line: line)]
    }
}
