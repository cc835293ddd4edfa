import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture opens like the shutter of a camera.
    @_alwaysEmitIntoClient
    public static var iris: Self {
        Self(
            "iris", tags: [.clip, .reveal], duration: 0.4, timing: .easeOut,
            "The new picture opens like the shutter of a camera."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0, .opacity(0)), .at(0, .clip(.circle(x: 0.5, y: 0.5, radius: 0))),
                        .at(1, .clip(.circle(x: 0.5, y: 0.5, radius: 1))),
                    ])
                ],
                alternateIcon: [.to(.opacity(0), after: 0.6, until: 0.95)], cuts: [0])
        }
    }
}
