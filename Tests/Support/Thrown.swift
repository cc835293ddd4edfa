/// The error of a type that `body` throws; nil if it throws none, or another. `#expect(throws:)` returns it from Swift 6.1 on.
package func thrown<Failure: Error, Value>(_ type: Failure.Type, by body: () throws -> Value) -> Failure? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? Failure
    }
}
