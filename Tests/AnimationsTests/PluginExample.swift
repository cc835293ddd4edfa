// A plugin as another package would have it, word for word as the article shows it. `PluginTests` holds the two
// together.

import Repertoire

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen drops in from above and the old one falls out of the container.
    public static var whoosh: Self {
        Self(
            "acme.whoosh", tags: [.edge, .vertical],
            "The new screen drops in from above and the old one falls out below."
        ) { _ in
            Choreography(
                foreground: .from(.offset(toward: .top), easing: .easeIn),
                background: .to(.offset(toward: .bottom), easing: .easeIn), backdrop: .charcoal)
        }
    }
}

/// The new screen turns in about its lower corner, like the hand of a clock. An animator may also be a type.
public struct ZapAnimator: TransitionAnimator {
    /// A turn about the lower leading corner.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "acme.zap", title: "Zap", author: "Acme", tags: [.corner, .rotation],
            summary: "The new screen turns in about its lower corner, like the hand of a clock.")
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .from(.rotation(degrees: 100).anchor(.bottomLeading).offset(dx: scene.width * 0.2)),
            background: .to(.shade(0.4)))
    }
}

extension TransitionAnimator where Self == ZapAnimator {
    /// The new screen turns in about its lower corner.
    public static var zap: Self { Self() }
}

/// All of it in one line: `try TransitionRegistry.standard.register(Acme.self)`.
public enum Acme: TransitionPlugin {
    public static var animators: [any TransitionAnimator] { [.whoosh, ZapAnimator()] }
}
