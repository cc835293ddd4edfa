import Foundation

/// Values by name, in the order they were added. Safe from any thread.
package final class NamedStore<Value: Sendable>: @unchecked Sendable {
    // Unchecked because the compiler cannot see that the lock guards the two variables below, which are the only ones.
    private let lock = NSLock()
    private var values: [TransitionName: Value] = [:]
    private var order: [TransitionName] = []

    package init() {}

    /// Adds all of these, or none of them.
    ///
    /// - Returns: The first name that is taken, before or by another one of them; nil when all were added.
    package func add(_ named: [(name: TransitionName, value: Value)]) -> TransitionName? {
        lock.withLock {
            var names: Set<TransitionName> = []
            for (name, _) in named where values[name] != nil || !names.insert(name).inserted { return name }
            for (name, value) in named {
                values[name] = value
                order.append(name)
            }
            return nil
        }
    }

    package subscript(name: TransitionName) -> Value? {
        // The time for hashing grows with the length of the text, so a text from outside that is longer than any name
        // is not looked up.
        guard name.rawValue.utf8.count <= TransitionName.greatestLength else { return nil }
        return lock.withLock { values[name] }
    }

    package var names: [TransitionName] { lock.withLock { order } }

    package var all: [Value] { lock.withLock { order.compactMap { values[$0] } } }
}
