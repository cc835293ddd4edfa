import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture fills the old one from below, like a glass.
    @_alwaysEmitIntoClient
    public static var fill: Self {
        Self(
            "fill", tags: [.clip, .reveal, .vertical], duration: 0.4, timing: .curve(0.2, 0, 0, 1),
            "The new picture fills the old one from below, like a glass."
        ) { _ in
            // Each point shows one of the two pictures, so that thin lines keep their strength.
            func filled(_ level: Double) -> Pose { .clip(.rect(UnitRect(x: 0, y: 1 - level, width: 1, height: level))) }
            func empty(_ level: Double) -> Pose { .clip(.rect(UnitRect(x: 0, y: 0, width: 1, height: 1 - level))) }
            return TabItemChoreography(
                icon: [.keyframes([.at(0, .opacity(0)), .at(0, filled(0)), .at(1, filled(1))])],
                alternateIcon: [.keyframes([.at(0, empty(0)), .at(1, empty(1)), .at(1, .opacity(0))])], cuts: [0, 1])
        }
    }
}
