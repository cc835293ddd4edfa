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

    /// The transition of this name.
    ///
    /// - Throws: ``AnimatorRegistryError``, which knows similar names, or ``OtherCatalogue``.
    static func animator(
        _ name: String, in animators: [any TransitionAnimator], _ items: [any TabItemAnimator] = []
    ) throws -> any TransitionAnimator {
        if let found = animators.first(where: { $0.info.name.rawValue == name }) { return found }
        if items.contains(where: { $0.info.name.rawValue == name }) { throw OtherCatalogue(name: name) }
        // A registry finds similar names. An animator that it refuses cannot be among them.
        let registry = TransitionRegistry()
        for animator in animators { try? registry.register(animator) }
        return try registry.animator(named: TransitionName(name))
    }

    /// The item animator of this name.
    ///
    /// - Throws: ``AnimatorRegistryError``, which knows similar names.
    static func item(_ name: String, in items: [any TabItemAnimator]) throws -> any TabItemAnimator {
        if let found = items.first(where: { $0.info.name.rawValue == name }) { return found }
        let registry = TabItemRegistry()
        for animator in items { try? registry.register(animator) }
        return try registry.animator(named: TransitionName(name))
    }
}
