import TransitionCore
import TransitionTabBar

/// Finds animators by the names that are given to the command.
enum Names {
    /// No transition has the name, but an item animator has.
    struct OtherCatalogue: Error, CustomStringConvertible {
        let name: String
        var description: String {
            "No transition is named “\(name)”, but an animation of tab bar items is: say --item \(name)."
        }
    }

    /// No animator has the name or a similar one.
    struct Unknown: Error, CustomStringConvertible {
        let name: String
        /// The words of the command that lists the names.
        let command: String
        var description: String { "No animator is named “\(name)”. `\(command)` has all names." }
    }

    /// The transition of this name.
    ///
    /// - Throws: ``AnimatorRegistryError``, which knows similar names, ``OtherCatalogue`` or ``Unknown``.
    static func animator(
        _ name: String, in animators: [any TransitionAnimator], _ items: [any TabItemAnimator] = []
    ) throws -> any TransitionAnimator {
        if let found = animators.first(where: { $0.info.name.rawValue == name }) { return found }
        if items.contains(where: { $0.info.name.rawValue == name }) { throw OtherCatalogue(name: name) }
        // A registry finds similar names. An animator that it refuses cannot be among them.
        let registry = TransitionRegistry()
        for animator in animators { try? registry.register(animator) }
        return try find(name, command: "list") { try registry.animator(named: $0) }
    }

    /// The item animator of this name.
    ///
    /// - Throws: ``AnimatorRegistryError``, which knows similar names, or ``Unknown``.
    static func item(_ name: String, in items: [any TabItemAnimator]) throws -> any TabItemAnimator {
        if let found = items.first(where: { $0.info.name.rawValue == name }) { return found }
        let registry = TabItemRegistry()
        for animator in items { try? registry.register(animator) }
        return try find(name, command: "list --item") { try registry.animator(named: $0) }
    }

    /// What a registry finds. An app is referred to the registry's property, and the command's user to the command.
    private static func find<Animator>(
        _ name: String, command: String, _ look: (TransitionName) throws -> Animator
    ) throws -> Animator {
        do {
            return try look(TransitionName(name))
        } catch AnimatorRegistryError.unknownName(_, closest: []) {
            throw Unknown(name: name, command: command)
        }
    }
}
