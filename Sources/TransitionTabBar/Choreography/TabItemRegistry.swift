import Foundation
import TransitionCore

/// The item animators that can be looked up by name, as ``/TransitionCore/TransitionRegistry`` has the transitions.
///
/// Safe from any thread.
public final class TabItemRegistry: Sendable {
    private let store = NamedStore<any TabItemAnimator>()

    /// The longest duration of a registered item animator, in seconds.
    public static let longestDuration: TimeInterval = 10

    /// A registry without animators.
    public init() {}

    /// Adds an animator under the name in its `info`.
    ///
    /// - Throws: ``TabItemRegistryError`` when the name is malformed or taken or the duration is unusable; the registry
    ///   is then unchanged.
    public func register(_ animator: any TabItemAnimator) throws(TabItemRegistryError) {
        try register(contentsOf: [animator])
    }

    /// Adds all animators of a plugin, or none of them.
    ///
    /// - Throws: ``TabItemRegistryError`` for the first of them that cannot be added; the registry is then unchanged.
    public func register(_ plugin: (some TabItemPlugin).Type) throws(TabItemRegistryError) {
        try register(contentsOf: plugin.itemAnimators)
    }

    /// Adds all of these animators in their order, or none of them.
    ///
    /// - Throws: ``TabItemRegistryError`` for the first of them that cannot be added; the registry is then unchanged.
    public func register(contentsOf newcomers: [any TabItemAnimator]) throws(TabItemRegistryError) {
        // `info` is read once and outside the lock, because it is the animator's own code.
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

    /// The animator with a name.
    ///
    /// - Throws: ``TabItemRegistryError/unknownName(_:closest:)``, which names the closest registered names.
    public func animator(named name: TransitionName) throws(TabItemRegistryError) -> any TabItemAnimator {
        if let animator = store[name] { return animator }
        throw .unknownName(name, closest: name.closest(in: names))
    }

    /// All names, in the order they were registered in.
    public var names: [TransitionName] { store.names }

    /// All animators, in the order they were registered in.
    public var all: [any TabItemAnimator] { store.all }
}

/// The reason why a registry of item animators refused.
public enum TabItemRegistryError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// No animator has the name; `closest` are the most similar names, the closest first.
    case unknownName(TransitionName, closest: [TransitionName])
    /// The name is taken; the animator that was registered first keeps it.
    case duplicateName(TransitionName)
    /// The name cannot be registered.
    case malformedName(TransitionName)
    /// The duration is not above 0, or above ``TabItemRegistry/longestDuration``.
    case unusableDuration(TransitionName, seconds: TimeInterval)

    /// What happened and what to do.
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
