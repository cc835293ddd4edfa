import Repertoire
import TransitionTabBar

/// What the gallery shows: the catalogue, and the animators of plugins.
enum Plugins {
    /// The catalogue's animators, the transitions that UIKit draws, and the animators of the plugins that this app is
    /// linked with.
    ///
    /// To see your own, link your package's product with the target Gallery and add two lines here:
    ///
    ///     import Acme
    ///     try registry.register(Acme.self)
    ///
    /// - Throws: `AnimatorRegistryError` when a plugin has a name that is taken.
    static func register(in registry: TransitionRegistry) throws {
        try registry.register(contentsOf: TransitionRegistry.standard.all)
        try registry.register(contentsOf: BuiltInTransition.system.map(\.animator))
    }

    /// The catalogue's item animators and those of the plugins that this app is linked with, which are added in the same
    /// way.
    ///
    /// - Throws: `AnimatorRegistryError` when a plugin has a name that is taken.
    static func register(in registry: TabItemRegistry) throws {
        try registry.register(contentsOf: TabItemRegistry.standard.all)
    }
}
