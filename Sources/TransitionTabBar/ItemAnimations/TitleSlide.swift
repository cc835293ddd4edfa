import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The title slides up into its place from below.
    @_alwaysEmitIntoClient
    public static var titleSlide: Self {
        Self(
            "titleSlide", tags: [.dissolve, .vertical], duration: 0.3, timing: .easeOut,
            "The title slides up into its place from below."
        ) { _ in
            TabItemChoreography(
                title: [
                    .keyframes([
                        .at(0, .rest, easing: .easeIn), .at(0.3, .offset(dy: -3).opacity(0.15), easing: .hold),
                        .at(0.3, .offset(dy: 4).opacity(0.15), easing: .easeOut), .at(1, .rest),
                    ])
                ], cuts: [0.3])
        }
    }
}
