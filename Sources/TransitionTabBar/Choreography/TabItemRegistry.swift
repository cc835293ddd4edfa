import Foundation
import TransitionCore

/// Looks up item animators by name, like ``/TransitionCore/TransitionRegistry`` for transitions.
///
/// Safe to use from any thread.
public final class TabItemRegistry: Sendable {
    private let store = NamedStore<any TabItemAnimator>()

    /// The longest duration of a registered item animator, in seconds.
    public static let longestDuration: TimeInterval = 10

    /// Creates a registry without animators.
    public init() {}

    /// Adds an animator under the name in its `info`.
    ///
    /// - Throws: ``TabItemRegistryError`` if the name is malformed or taken, or the duration is unusable. The registry
    ///   then stays unchanged.
    public func register(_ animator: any TabItemAnimator) throws(TabItemRegistryError) {
        try register(contentsOf: [animator])
    }

    /// Adds all animators of a plugin, or none.
    ///
    /// - Throws: ``TabItemRegistryError`` for the first animator that cannot be added. The registry then stays
    ///   unchanged.
    public func register(_ plugin: (some TabItemPlugin).Type) throws(TabItemRegistryError) {
        try register(contentsOf: plugin.itemAnimators)
    }

    /// Adds all animators in their order, or none.
    ///
    /// - Throws: ``TabItemRegistryError`` for the first animator that cannot be added. The registry then stays
    ///   unchanged.
    public func register(contentsOf newcomers: [any TabItemAnimator]) throws(TabItemRegistryError) {
        // `info` runs the animator's own code. It is therefore read once and outside the lock.
        var named: [(name: TransitionName, value: any TabItemAnimator)] = []
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
    /// - Throws: ``TabItemRegistryError/unknownName(_:closest:)`` with the closest registered names.
    public func animator(named name: TransitionName) throws(TabItemRegistryError) -> any TabItemAnimator {
        if let animator = store[name] { return animator }
        throw .unknownName(name, closest: name.closest(in: names))
    }

    /// All names, in the order of registration.
    public var names: [TransitionName] { store.names }

    /// All animators, in the order of registration.
    public var all: [any TabItemAnimator] { store.all }
}

/// The reason for a refusal by a registry of item animators.
public enum TabItemRegistryError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// No animator has the name. `closest` contains the most similar names, the closest first.
    case unknownName(TransitionName, closest: [TransitionName])
    /// The name is taken. The animator registered first keeps it.
    case duplicateName(TransitionName)
    /// The name is malformed.
    case malformedName(TransitionName)
    /// The duration is not positive, or longer than ``TabItemRegistry/longestDuration``.
    case unusableDuration(TransitionName, seconds: TimeInterval)

    /// What happened and how to fix it.
    public var description: String {
        switch self {
        case .unknownName(let name, let closest) where closest.isEmpty:
            "No animation of items is named \(name.quoted). `names` lists the registered ones."
        case .unknownName(let name, let closest):
            "No animation of items is named \(name.quoted). Did you mean "
                + "\(closest.map(\.quoted).joined(separator: ", "))?"
        case .duplicateName(let name):
            "An animation of items named \(name.quoted) is already registered. Give the new one another name."
        case .malformedName(let name):
            "\(name.quoted) cannot name an animation of items. Use letters and digits beginning with a lower-case "
                + "letter, such as “bounce”, and dots between parts, such as “acme.nod”; 64 characters at "
                + "most."
        case .unusableDuration(let name, let seconds):
            "The animation of items \(name.quoted) has a duration of \(seconds) seconds. Use a duration above 0 and up "
                + "to \(Int(TabItemRegistry.longestDuration)) seconds."
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
