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
            TabItemChoreography(
                icon: [
                    .curve { progress in
                        guard progress < 1 else { return .rest }
                        // Smaller in the turn, so that no tip touches the title.
                        let left = 1 - progress
                        let turned = 1 + left * left * (1.1 - 2.1 * left)
                        return .rotation(degrees: turns * 360 * turned).scale(1 - 0.5 * progress * left)
                    }
                ])
        }
    }
}
