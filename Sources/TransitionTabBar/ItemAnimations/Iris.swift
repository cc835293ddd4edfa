import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture opens like the shutter of a camera.
    @_alwaysEmitIntoClient
    public static var iris: Self {
        Self(
            "iris", tags: [.clip, .reveal], duration: 0.4,
            "The new picture opens like the shutter of a camera."
        ) { _ in
            func hole(_ radius: Double) -> Pose { .clip(.circle(x: 0.5, y: 0.5, radius: radius)) }
            let opens = Motion.keyframes([
                .at(0, .opacity(0)), .at(0, hole(0.1), easing: .easeOut), .at(0.45, hole(1)), .at(1, hole(1)),
            ])
            let settles = Motion.keyframes([
                .at(0, .scale(0.94), easing: .easeOut), .at(0.45, .scale(1.08), easing: .easeInOut),
                .at(0.75, .scale(0.99), easing: .easeInOut), .at(1, .rest),
            ])
            return TabItemChoreography(
                icon: [opens, settles], alternateIcon: [.to(.opacity(0), until: 0.28)], cuts: [0])
        }
    }
}
