import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon turns once about its centre.
    @_alwaysEmitIntoClient
    public static var rotate: Self { rotate(turns: 1) }

    /// The icon turns about its centre.
    ///
    /// - Parameter turns: The number of whole turns; negative turns counterclockwise. Fractions are dropped.
    @_alwaysEmitIntoClient
    public static func rotate(turns: Double) -> Self {
        let turns = turns.isFinite ? turns.rounded(.towardZero) : 0
        return Self(
            "rotate", tags: [.rotation], duration: 0.5,
            "The icon turns once about its centre, a little too far, and back."
        ) { _ in
            let (all, beyond) = (360 * turns, 12 * min(max(turns, -1), 1))
            return TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0, .rest, easing: .curve(0.4, 0.1, 0.5, 1)),
                        .at(0.75, .rotation(degrees: all + beyond), easing: .easeInOut),
                        .at(1, .rotation(degrees: all)),
                    ])
                ])
        }
    }
}
