import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon crouches, takes off like a rocket, and lands.
    @_alwaysEmitIntoClient
    public static var launch: Self {
        Self(
            "launch", tags: [.vertical], duration: 0.5,
            "The icon crouches, takes off like a rocket, and lands."
        ) { _ in
            // One icon is seen throughout: the pictures change where it crouches lowest.
            let low = 0.2
            let flies = Motion.keyframes([
                .at(0, .rest.anchor(.bottom), easing: .easeInOut),
                .at(low, .scale(x: 1.18, y: 0.72).anchor(.bottom), easing: .curve(0.3, 0.3, 0.4, 1)),
                .at(0.3, .offset(dy: -5).scale(x: 0.82, y: 1.18).anchor(.bottom), easing: .curve(0.2, 0.5, 0.5, 1)),
                .at(0.5, .offset(dy: -11).scale(x: 0.97, y: 1.03).anchor(.bottom), easing: .easeIn),
                .at(0.74, .scale(x: 0.95, y: 1.06).anchor(.bottom), easing: .easeOut),
                .at(0.82, .scale(x: 1.1, y: 0.88).anchor(.bottom), easing: .easeInOut), .at(1, .rest.anchor(.bottom)),
            ])
            // The blast at the foot, to both sides and down.
            let blast: [(x: Double, y: Double, side: Double)] = [
                (-0.62, -0.04, 0.2), (0.66, -0.06, 0.19), (-0.3, -0.1, 0.12), (0.26, -0.02, 0.14),
            ]
            let puffs = blast.map { puff -> TabItemShape in
                TabItemShape(
                    .disc,
                    in: UnitRect(x: 0.5 - puff.side / 2, y: 0.96 - puff.side / 2, width: puff.side, height: puff.side),
                    isBehind: true,
                    motions: [
                        .keyframes([
                            .at(low + 0.02, .scale(0.3).offset(x: puff.x * 0.3).opacity(0), easing: .easeOut),
                            .at(
                                low + 0.1, .scale(0.9).offset(x: puff.x * 0.7, y: puff.y * 0.5).opacity(0.6),
                                easing: .easeOut),
                            .at(low + 0.42, .scale(1.3).offset(x: puff.x, y: puff.y).opacity(0)),
                        ])
                    ])
            }
            return TabItemChoreography(
                icon: [flies, .keyframes([.at(low, .opacity(0)), .at(low, .rest)])],
                alternateIcon: [flies, .keyframes([.at(low, .rest), .at(low, .opacity(0))])], shapes: puffs, cuts: [low]
            )
        }
    }
}
