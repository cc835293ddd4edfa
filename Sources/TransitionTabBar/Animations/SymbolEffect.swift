import TransitionCore

/// The symbol plays one of the effects of the system, or else swells for a moment.
public struct SymbolEffectItemAnimator: TabItemAnimator {
    /// The effect.
    public var effect: TabItemSymbolEffect

    /// Creates an animation with an effect of the system.
    public init(_ effect: TabItemSymbolEffect = .bounce) { self.effect = effect }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "symbolEffect", title: "Symbol effect", tags: [.system],
            summary: "The symbol plays one of the effects of the system, or else swells for a moment.",
            containers: [.tab])
    }
    public var duration: Double { 0.8 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        // The motion of pictures that are not symbols, and for systems without the effect.
        let swells = Motion.keyframes([
            .at(0, .rest, easing: .easeOut), .at(0.4, .scale(1.2), easing: .easeInOut), .at(1, .rest),
        ])
        return TabItemChoreography(icon: [swells], picture: .effect(effect))
    }
}

extension TabItemAnimator where Self == SymbolEffectItemAnimator {
    /// The symbol plays one of the effects of the system, or else swells for a moment.
    public static var symbolEffect: Self { Self() }
    /// The symbol plays an effect of the system.
    public static func symbolEffect(_ effect: TabItemSymbolEffect) -> Self { Self(effect) }
}
