import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The symbol plays an effect of the system, or else swells for a moment.
    @_alwaysEmitIntoClient
    public static var symbolEffect: Self { symbolEffect(.bounce) }

    /// The symbol plays an effect of the system, or else swells for a moment.
    ///
    /// - Parameter effect: The effect.
    @_alwaysEmitIntoClient
    public static func symbolEffect(_ effect: TabItemSymbolEffect) -> Self {
        Self(
            "symbolEffect", tags: [.system], duration: 0.4,
            "The symbol plays one of the effects of the system, or else swells for a moment."
        ) { _ in
            // The motion of pictures that are not symbols, and for systems without the effect.
            let swells = Motion.keyframes([
                .at(0, .rest, easing: .easeOut), .at(0.22, .scale(1.17).offset(dy: -1.5), easing: .easeInOut),
                .at(0.52, .scale(0.95), easing: .easeInOut), .at(0.78, .scale(1.01), easing: .easeInOut), .at(1, .rest),
            ])
            return TabItemChoreography(icon: [swells], picture: .effect(effect))
        }
    }
}
