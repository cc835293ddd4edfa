import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The title slides up into its place from below.
    @_alwaysEmitIntoClient
    public static var titleSlide: Self {
        Self(
            "titleSlide", tags: [.dissolve, .vertical], duration: 0.3, timing: .easeOut,
            "The title moves up, and comes into its place from below, while the icon lifts a little."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0, .rest, easing: .easeOut), .at(0.4, .offset(dy: -2.5), easing: .easeInOut), .at(1, .rest),
                    ])
                ],
                title: [
                    .keyframes([
                        .at(0, .rest, easing: .easeIn), .at(0.3, .offset(dy: -3).opacity(0.3), easing: .hold),
                        .at(0.3, .offset(dy: 4).opacity(0.3), easing: .easeOut), .at(1, .rest),
                    ])
                ], cuts: [0.3])
        }
    }
}
