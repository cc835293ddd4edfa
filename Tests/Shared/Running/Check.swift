/// What a test expected, and what it did not find.
@MainActor
final class Check {
    /// An expectation that was not met.
    struct Failure: Error, CustomStringConvertible, Sendable {
        let text: String
        let file: StaticString
        let line: UInt

        var description: String { "\(file):\(line): \(text)" }
    }

    /// A value that a test cannot do without was nil.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    private var failures: [Failure] = []
    private var count = 0

    /// Expects something to be so.
    func expect(
        _ condition: Bool, _ text: @autoclosure () -> String = "is not so",
        file: StaticString = #fileID, line: UInt = #line
    ) {
        count += 1
        if !condition { fail(text(), file: file, line: line) }
    }

    /// Expects two values to be the same.
    func equal<Value: Equatable>(
        _ found: Value, _ expected: Value, _ text: @autoclosure () -> String = "",
        file: StaticString = #fileID, line: UInt = #line
    ) {
        expect(found == expected, "\(text()) found \(found), expected \(expected)", file: file, line: line)
    }

    /// A value without which the test cannot go on.
    ///
    /// - Throws: ``Missing`` if there is none.
    func require<Value>(
        _ value: Value?, _ text: @autoclosure () -> String = "a value",
        file: StaticString = #fileID, line: UInt = #line
    ) throws -> Value {
        count += 1
        guard let value else { throw Missing(description: "\(file):\(line): \(text()) is missing") }
        return value
    }

    /// Notes a failure without counting as an expectation: for what every test expects of its surroundings.
    func fail(_ text: String, file: StaticString = #fileID, line: UInt = #line) {
        failures.append(Failure(text: text, file: file, line: line))
    }

    /// All failures; a test that expected nothing has failed too.
    func verdict(file: StaticString = #fileID, line: UInt = #line) -> [Failure] {
        guard count == 0, failures.isEmpty else { return failures }
        return [Failure(text: "the test expected nothing", file: file, line: line)]
    }
}
