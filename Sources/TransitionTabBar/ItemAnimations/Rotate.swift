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
            "rotate", tags: [.rotation], duration: 0.45,
            "The icon turns once about its centre, smallest where the picture changes, then a little too far, and back."
        ) { _ in
            // Both pictures turn as one. They change soon, where the icon is smallest.
            let (all, beyond, turn) = (360 * turns, 9 * min(max(turns, -1), 1), 0.16)
            let angles = Motion.keyframes([
                .at(0, .rest, easing: .curve(0.35, 0.1, 0.35, 1)),
                .at(0.66, .rotation(degrees: all + beyond), easing: .easeInOut), .at(1, .rotation(degrees: all)),
            ])
            let sizes = Motion.keyframes([
                .at(0, .rest, easing: .easeIn), .at(turn, .scale(0.76), easing: .easeInOut),
                .at(0.66, .scale(1.06), easing: .easeInOut), .at(1, .rest),
            ])
            return TabItemChoreography(
                icon: [angles, sizes, .keyframes([.at(turn, .opacity(0)), .at(turn, .rest)])],
                alternateIcon: [angles, sizes, .keyframes([.at(turn, .rest), .at(turn, .opacity(0))])], cuts: [turn])
        }
    }
}
