import Foundation

/// Stores values by name, in the order of insertion. Safe to use from any thread.
@usableFromInline
final class NamedStore<Value: Sendable>: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that the lock guards the two variables below.
    @usableFromInline let lock = NSLock()
    @usableFromInline var values: [TransitionName: Value] = [:]
    @usableFromInline var order: [TransitionName] = []
    @usableFromInline var orderApart: [TransitionName] = []

    init() {}

    /// Adds all of the values or none.
    ///
    /// - Parameter named: The values. Those that are apart are not listed among the others.
    /// - Returns: The first name that is already taken or occurs twice; nil if all were added.
    @_alwaysEmitIntoClient
    func add(_ named: [(name: TransitionName, isApart: Bool, value: Value)]) -> TransitionName? {
        lock.withLock {
            var names: Set<TransitionName> = []
            for (name, _, _) in named where values[name] != nil || !names.insert(name).inserted { return name }
            for (name, isApart, value) in named {
                values[name] = value
                if isApart { orderApart.append(name) } else { order.append(name) }
            }
            return nil
        }
    }

    /// Adds values under names that are found but not listed. A name that is taken stays as it is.
    @_alwaysEmitIntoClient
    func addFormer(_ named: [(name: TransitionName, value: Value)]) {
        lock.withLock {
            for (name, value) in named where values[name] == nil { values[name] = value }
        }
    }

    @_alwaysEmitIntoClient
    subscript(name: TransitionName) -> Value? {
        // Text longer than any valid name is not looked up, because the time for hashing grows with the length of the
        // text.
        guard name.rawValue.utf8.count <= TransitionName.greatestLength else { return nil }
        return lock.withLock { values[name] }
    }

    @_alwaysEmitIntoClient
    var names: [TransitionName] { lock.withLock { order } }

    @_alwaysEmitIntoClient
    var all: [Value] { lock.withLock { order.compactMap { values[$0] } } }

    @_alwaysEmitIntoClient
    var namesApart: [TransitionName] { lock.withLock { orderApart } }
}
