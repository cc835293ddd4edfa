import Animations

/// What the gallery shows: the catalogue, and the animators of plugins.
enum Plugins {
    /// Registers the plugins that this app is linked with. A plugin's animators appear in the grid, the search and the
    /// slide-show like those of the catalogue.
    ///
    /// To see your own, link your package with the target Gallery (in Xcode: the target's *Frameworks, Libraries*), and
    /// add two lines here:
    ///
    ///     import Whoosh
    ///     try registry.register(Acme.self)
    static func register(in registry: TransitionRegistry) throws {
    }
}
