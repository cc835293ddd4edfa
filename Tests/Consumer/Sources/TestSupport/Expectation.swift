import Core

/// Ends the program with a message if something is not as it should be.
public func expect(_ holds: Bool, _ message: String) {
    if !holds { fatalError("\(Titles.detail): \(message)") }
}
