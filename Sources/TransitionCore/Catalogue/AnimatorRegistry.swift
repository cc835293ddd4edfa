import Foundation

/// Looks up animators by name, so that a server, a config file or a picker can choose one by string.
///
/// ``TransitionRegistry`` is the registry of transitions. The module TransitionTabBar adds one for items. Safe to use from
/// any thread.
public final class AnimatorRegistry<Animator: Sendable>: Sendable {
    @usableFromInline let store = NamedStore<Animator>()
    @usableFromInline let limit: TimeInterval
    @usableFromInline let facts: @Sendable (Animator) -> (name: TransitionName, duration: TimeInterval, isApart: Bool)

    /// Creates a registry without animators.
    ///
    /// - Parameters:
    ///   - limit: The longest duration of an animator, in seconds.
    ///   - facts: Returns the name and the duration of an animator, and whether it is listed apart from the others.
    @usableFromInline
    package init(
        limit: TimeInterval,
        facts: @escaping @Sendable (Animator) -> (name: TransitionName, duration: TimeInterval, isApart: Bool)
    ) {
        (self.limit, self.facts) = (limit, facts)
    }

    /// Adds an animator under the name in its `info`.
    ///
    /// - Throws: ``AnimatorRegistryError`` if the name is malformed or taken, or the duration is unusable. The registry
    ///   then stays unchanged.
    @_alwaysEmitIntoClient
    public func register(_ animator: Animator) throws(AnimatorRegistryError) {
        try register(contentsOf: [animator])
    }

    /// Adds all animators in their order, or none.
    ///
    /// - Throws: ``AnimatorRegistryError`` for the first animator that cannot be added, because its name is malformed,
    ///   taken or repeated, or its duration is unusable. The registry then stays unchanged.
    @_alwaysEmitIntoClient
    public func register(contentsOf newcomers: [Animator]) throws(AnimatorRegistryError) {
        // The animator's own code runs here, so it is called only once and outside the lock.
        var named: [(name: TransitionName, isApart: Bool, value: Animator)] = []
        for animator in newcomers {
            let (name, seconds, isApart) = facts(animator)
            guard name.isWellFormed else { throw .malformedName(name) }
            guard seconds > 0, seconds <= limit else {
                throw .unusableDuration(name, seconds: seconds, longest: limit)
            }
            named.append((name, isApart, animator))
        }
        if let taken = store.add(named) { throw .duplicateName(taken) }
    }

    /// Returns the animator with a name.
    ///
    /// - Throws: ``AnimatorRegistryError/unknownName(_:closest:)`` with the closest registered names.
    @_alwaysEmitIntoClient
    public func animator(named name: TransitionName) throws(AnimatorRegistryError) -> Animator {
        if let animator = store[name] { return animator }
        throw .unknownName(name, closest: name.closest(in: names + store.namesApart))
    }

    /// Returns the animator with the name that a server has sent, a file contains or a setting stores. Any text may be
    /// passed: an empty, a malformed or an endless one is unknown.
    ///
    /// - Throws: ``AnimatorRegistryError/unknownName(_:closest:)`` with the closest registered names.
    @_alwaysEmitIntoClient
    public func animator(named text: String) throws(AnimatorRegistryError) -> Animator {
        try animator(named: TransitionName(text))
    }

    /// All names, in the order of registration.
    @_alwaysEmitIntoClient
    public var names: [TransitionName] { store.names }

    /// All animators, in the order of registration.
    @_alwaysEmitIntoClient
    public var all: [Animator] { store.all }
}
