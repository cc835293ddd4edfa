import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The title slides up into its place from below.
    @_alwaysEmitIntoClient
    public static var titleSlide: Self {
        Self(
            "titleSlide", tags: [.dissolve, .vertical], duration: 0.3, timing: .easeOut,
            "The title comes up into its place from below while the icon lifts a little."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0, .rest, easing: .easeOut), .at(0.4, .offset(dy: -3.5), easing: .easeInOut), .at(1, .rest),
                    ])
                ],
                title: [
                    .keyframes([
                        .at(0, .rest), .at(0, .offset(dy: 5).opacity(0.2), easing: .easeOut), .at(1, .rest),
                    ])
                ], cuts: [0])
        }
    }
}
