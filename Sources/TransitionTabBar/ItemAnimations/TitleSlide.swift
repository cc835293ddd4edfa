import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The title slides up into its place from below.
    @_alwaysEmitIntoClient
    public static var titleSlide: Self {
        Self(
            "titleSlide", tags: [.dissolve, .vertical], duration: 0.35,
            "The title comes up into its place from below while the icon lifts a little."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0, .rest, easing: .easeOut), .at(0.35, .offset(dy: -4), easing: .easeInOut),
                        .at(0.75, .offset(dy: 0.6), easing: .easeInOut), .at(1, .rest),
                    ])
                ],
                title: [
                    .keyframes([
                        .at(0, .rest), .at(0, .offset(dy: 3.5).opacity(0.8), easing: .easeOut),
                        .at(0.45, .offset(dy: -1), easing: .easeInOut), .at(1, .rest),
                    ])
                ], cuts: [0])
        }
    }
}
