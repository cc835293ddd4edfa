import Foundation

/// Looks up animators by name, so that a server, a config file or a picker can choose one by string.
///
/// Safe to use from any thread.
public final class TransitionRegistry: Sendable {
    private let store = NamedStore<any TransitionAnimator>()

    /// The longest duration of a registered animator, in seconds. The container takes no touches during a transition,
    /// so a longer duration is probably a mistake, such as a number in milliseconds.
    public static let longestDuration: TimeInterval = 60

    /// Creates a registry without animators.
    public init() {}

    /// Adds an animator under the name in its `info`.
    ///
    /// - Throws: ``TransitionRegistryError`` if the name is malformed or taken, or the duration is unusable. The
    ///   registry then stays unchanged.
    public func register(_ animator: any TransitionAnimator) throws(TransitionRegistryError) {
        try register(contentsOf: [animator])
    }

    /// Adds all animators of a plugin, or none.
    ///
    /// - Throws: ``TransitionRegistryError`` for the first animator that cannot be added. The registry then stays
    ///   unchanged.
    public func register(_ plugin: (some TransitionPlugin).Type) throws(TransitionRegistryError) {
        try register(contentsOf: plugin.animators)
    }

    /// Adds all animators in their order, or none.
    ///
    /// - Throws: ``TransitionRegistryError`` for the first animator that cannot be added, because its name is
    ///   malformed, taken or repeated, or its duration is unusable. The registry then stays unchanged.
    public func register(contentsOf newcomers: [any TransitionAnimator]) throws(TransitionRegistryError) {
        // `info` runs the animator's own code. It is therefore read once and outside the lock.
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

    /// Returns the animator with a name.
    ///
    /// - Throws: ``TransitionRegistryError/unknownName(_:closest:)`` with the closest registered names.
    public func animator(named name: TransitionName) throws(TransitionRegistryError) -> any TransitionAnimator {
        if let animator = store[name] { return animator }
        throw .unknownName(name, closest: name.closest(in: names))
    }

    /// All names, in the order of registration.
    public var names: [TransitionName] { store.names }

    /// All animators, in the order of registration.
    public var all: [any TransitionAnimator] { store.all }
}

/// The reason for a registry's refusal.
public enum TransitionRegistryError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// No animator has the name. `closest` contains the most similar names, the closest first.
    case unknownName(TransitionName, closest: [TransitionName])
    /// The name is taken. The animator registered first keeps it.
    case duplicateName(TransitionName)
    /// The name is malformed.
    case malformedName(TransitionName)
    /// The duration is not positive, or longer than ``TransitionRegistry/longestDuration``.
    case unusableDuration(TransitionName, seconds: TimeInterval)

    /// What happened and how to fix it.
    public var description: String {
        switch self {
        case .unknownName(let name, let closest) where closest.isEmpty:
            "No transition is named \(name.quoted). `names` lists the registered ones."
        case .unknownName(let name, let closest):
            "No transition is named \(name.quoted). Did you mean \(closest.map(\.quoted).joined(separator: ", "))?"
        case .duplicateName(let name):
            "A transition named \(name.quoted) is already registered. Give the new one another name."
        case .malformedName(let name):
            "\(name.quoted) cannot name a transition. Use letters and digits beginning with a lower-case letter, such as "
                + "“slide”, and dots between parts, such as “acme.whoosh”; 64 characters at most."
        case .unusableDuration(let name, let seconds):
            "The transition \(name.quoted) has a duration of \(seconds) seconds. Use a duration above 0 and up "
                + "to \(Int(TransitionRegistry.longestDuration)) seconds."
        }
    }

    /// The same text as ``description``, for code that shows `localizedDescription`.
    public var errorDescription: String? { description }

    /// Compares cases and names. Two durations of NaN are equal.
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
