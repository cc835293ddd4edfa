import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The title slides up into its place from below.
    @_alwaysEmitIntoClient
    public static var titleSlide: Self {
        Self(
            "titleSlide", tags: [.clip, .vertical], duration: 0.3, timing: .easeOut,
            "The title slides up into its place from below."
        ) { _ in
            TabItemChoreography(
                title: [
                    .keyframes([.at(0, .rest), .at(0, .offset(y: 1).opacity(0)), .at(1, .rest)])
                ], framed: [.title], cuts: [0])
        }
    }
}
