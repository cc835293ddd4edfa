/// Animators from outside this package that are registered together.
///
/// A plugin is a type that lists its animators; there are no instances of it. With a static member for each animator,
/// as the catalogue has them, the animators are available in the same dot syntax.
///
///     public enum Acme: TransitionPlugin {
///         public static var animators: [any TransitionAnimator] { [WhooshAnimator(), ZapAnimator()] }
///     }
///
///     try TransitionRegistry.standard.register(Acme.self)
public protocol TransitionPlugin {
    /// The animators, with names that no other plugin has: begin each with a part of your own, as in `acme.whoosh`.
    ///
    /// The getter may be called on any thread.
    static var animators: [any TransitionAnimator] { get }
}
