import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon jumps up and lands.
    @_alwaysEmitIntoClient
    public static var jump: Self {
        Self(
            "jump", tags: [.vertical],
            "The icon jumps up and lands."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0, .rest, easing: .easeOut),
                        .at(0.15, .scale(x: 1.15, y: 0.8).anchor(.bottom), easing: .easeOut),
                        .at(0.5, .offset(dy: -12).anchor(.bottom), easing: .easeIn),
                        .at(0.8, .scale(x: 1.15, y: 0.85).anchor(.bottom), easing: .easeOut), .at(1, .rest),
                    ])
                ])
        }
    }
}
