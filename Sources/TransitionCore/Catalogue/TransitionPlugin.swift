/// Animators from outside this package that are registered together.
///
/// A plugin is a type that lists them; nothing has to be made of it. With a static member for each, as the catalogue's
/// own have, they are chosen with the same dot syntax.
///
///     public enum Acme: TransitionPlugin {
///         public static var animators: [any TransitionAnimator] { [WhooshAnimator(), ZapAnimator()] }
///     }
///
///     try TransitionRegistry.standard.register(Acme.self)
public protocol TransitionPlugin {
    /// The animators, with names that no other plugin has: begin each with a part of your own, as in `acme.whoosh`.
    ///
    /// It may be called on any thread.
    static var animators: [any TransitionAnimator] { get }
}
