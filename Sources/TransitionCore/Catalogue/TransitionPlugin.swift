/// A group of animators from outside this package that are registered together.
///
/// A plugin is a type that lists its animators; it needs no instances. To make the animators available in dot syntax,
/// declare a static member for each, as the catalogue does.
///
///     public enum Acme: TransitionPlugin {
///         public static var animators: [any TransitionAnimator] { [.whoosh, ZapAnimator()] }
///     }
///
///     try TransitionRegistry.standard.register(Acme.self)
public protocol TransitionPlugin {
    /// The animators, with unique names. Begin each name with a prefix for the plugin, as in `acme.whoosh`.
    ///
    /// The getter may be called on any thread.
    static var animators: [any TransitionAnimator] { get }
}
