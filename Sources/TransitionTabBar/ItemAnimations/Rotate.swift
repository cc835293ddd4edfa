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
            "rotate", tags: [.rotation], duration: 0.45, timing: .curve(0.3, 0.2, 0.2, 1),
            "The icon turns once about its centre."
        ) { _ in
            TabItemChoreography(
                icon: [
                    // Smaller in the turn, so that no tip touches the title.
                    .curve { .rotation(degrees: $0 < 1 ? turns * 360 * $0 : 0).scale(1 - 0.64 * $0 * (1 - $0)) }
                ])
        }
    }
}
