import Foundation

/// The animators that can be looked up by name, so that a server, a config file or a picker can choose one by string.
///
/// Safe from any thread.
public final class TransitionRegistry: Sendable {
    private let store = NamedStore<any TransitionAnimator>()

    /// The longest duration of a registered animator, in seconds: a minute. The container takes no touch all that time,
    /// so a longer duration is probably a mistake, such as a number in milliseconds.
    public static let longestDuration: TimeInterval = 60

    /// A registry without animators.
    public init() {}

    /// Adds an animator under the name in its `info`.
    ///
    /// - Throws: ``TransitionRegistryError`` when the name is malformed or taken or the duration is unusable; the
    ///   registry is then unchanged.
    public func register(_ animator: any TransitionAnimator) throws(TransitionRegistryError) {
        try register(contentsOf: [animator])
    }

    /// Adds all animators of a plugin, or none of them.
    ///
    /// - Throws: ``TransitionRegistryError`` for the first of them that cannot be added; the registry is then unchanged.
    public func register(_ plugin: (some TransitionPlugin).Type) throws(TransitionRegistryError) {
        try register(contentsOf: plugin.animators)
    }

    /// Adds all of these animators in their order, or none of them.
    ///
    /// - Throws: ``TransitionRegistryError`` for the first of them that cannot be added, because its name is malformed
    ///   or taken (before, or by another one of them), or because its duration is unusable; the registry is then
    ///   unchanged.
    public func register(contentsOf newcomers: [any TransitionAnimator]) throws(TransitionRegistryError) {
        // `info` is read once and outside the lock, because it is the animator's own code.
        var named: [(name: TransitionName, value: any TransitionAnimator)] = []
        for animator in newcomers {
            let name = animator.info.name
            guard name.isWellFormed else { throw .malformedName(name) }
            let seconds = animator.duration
            guard seconds > 0, seconds <= Self.longestDuration else { throw .unusableDuration(name, seconds: seconds) }
            named.append((name, animator))
        }
        if let taken = store.add(named) { throw .duplicateName(taken) }
    }

    /// The animator with a name.
    ///
    /// - Throws: ``TransitionRegistryError/unknownName(_:closest:)``, which names the closest registered names.
    public func animator(named name: TransitionName) throws(TransitionRegistryError) -> any TransitionAnimator {
        if let animator = store[name] { return animator }
        throw .unknownName(name, closest: name.closest(in: names))
    }

    /// All names, in the order they were registered in.
    public var names: [TransitionName] { store.names }

    /// All animators, in the order they were registered in.
    public var all: [any TransitionAnimator] { store.all }
}

/// The reason why a registry refused.
public enum TransitionRegistryError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// No animator has the name; `closest` are the most similar names, the closest first.
    case unknownName(TransitionName, closest: [TransitionName])
    /// The name is taken; the animator that was registered first keeps it.
    case duplicateName(TransitionName)
    /// The name cannot be registered.
    case malformedName(TransitionName)
    /// The duration is not above 0, or above ``TransitionRegistry/longestDuration``.
    case unusableDuration(TransitionName, seconds: TimeInterval)

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .unknownName(let name, let closest) where closest.isEmpty:
            "No transition is named \(name.quoted). `names` lists those that are registered."
        case .unknownName(let name, let closest):
            "No transition is named \(name.quoted). Did you mean \(closest.map(\.quoted).joined(separator: ", "))?"
        case .duplicateName(let name):
            "A transition named \(name.quoted) is registered already, and stays. Give the new one another name."
        case .malformedName(let name):
            "\(name.quoted) cannot name a transition. Use letters and digits beginning with a lower-case letter, such as "
                + "“slide”, with dots between parts if need be, such as “acme.whoosh”; 64 characters at most."
        case .unusableDuration(let name, let seconds):
            "The transition \(name.quoted) has a duration of \(seconds) seconds. Give it one above 0 and of "
                + "\(Int(TransitionRegistry.longestDuration)) at most."
        }
    }

    /// The same text, for code that shows `localizedDescription`.
    public var errorDescription: String? { description }

    /// Equal when the cases and names are equal; two durations that are not a number count as equal.
    public static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.unknownName(let n, let c), .unknownName(let m, let d)): n == m && c == d
        case (.duplicateName(let n), .duplicateName(let m)): n == m
        case (.malformedName(let n), .malformedName(let m)): n == m
        case (.unusableDuration(let n, let s), .unusableDuration(let m, let t)):
            n == m && (s == t || s.isNaN && t.isNaN)
        default: false
        }
    }
}
