// A plugin as another package would have it, word for word as CONTRIBUTING shows it. `PluginTests` holds the two
// together.

import Animations

/// The new screen drops in from above and the old one falls out of the container.
public struct WhooshAnimator: TransitionAnimator {
    /// The animator with its default settings.
    public init() {}

    /// What a catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "acme.whoosh",
            title: "Whoosh",
            summary: "The new screen drops in from above and the old one falls out below.",
            tags: ["edge", "vertical"],
            author: "Acme"
        )
    }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .from(.offset(toward: .top), easing: .easeIn),
            background: .to(.offset(toward: .bottom), easing: .easeIn),
            backdrop: .black
        )
    }
}

/// The new screen turns in about its lower corner, like the hand of a clock.
public struct ZapAnimator: TransitionAnimator {
    /// The animator with its default settings.
    public init() {}

    /// What a catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "acme.zap",
            title: "Zap",
            summary: "The new screen turns in about its lower corner, like the hand of a clock.",
            tags: ["rotation"],
            author: "Acme"
        )
    }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .from(.rotation(degrees: 100).anchor(x: 0, y: 1).offset(dx: scene.width * 0.2)),
            background: .to(.shade(0.4))
        )
    }
}

extension TransitionAnimator where Self == WhooshAnimator {
    /// The new screen drops in from above.
    public static var whoosh: WhooshAnimator { WhooshAnimator() }
}

extension TransitionAnimator where Self == ZapAnimator {
    /// The new screen turns in about its lower corner.
    public static var zap: ZapAnimator { ZapAnimator() }
}

/// All of it in one line: `try TransitionRegistry.standard.register(Acme.self)`.
public enum Acme: TransitionPlugin {
    /// Everything that it registers.
    public static var animators: [any TransitionAnimator] { [WhooshAnimator(), ZapAnimator()] }
}
