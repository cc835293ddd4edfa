import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A drop falls into the icon, which is dented by it and springs back.
    @_alwaysEmitIntoClient
    public static var liquidDrop: Self {
        Self(
            "liquidDrop", tags: [.fall, .stretch], duration: 0.6,
            "A drop falls into the icon, which is dented by it and springs back."
        ) { _ in
            let drop = TabItemShape(
                .drop, in: UnitRect(x: 0.38, y: -0.4, width: 0.24, height: 0.32),
                motions: [
                    .keyframes([
                        .at(0, .offset(y: -0.3).scale(0.3).opacity(0)),
                        .at(0.12, .offset(y: -0.25).opacity(1), easing: .easeIn),
                        .at(0.35, .offset(y: 0.3).scale(x: 0.8, y: 1.2)),
                        .at(0.42, .offset(y: 0.6).scale(0.2).opacity(0)),
                    ])
                ])
            let dents = Motion.keyframes([
                .at(0.35, .rest, easing: .easeOut),
                .at(0.5, .scale(x: 1.14, y: 0.84).anchor(.bottom), easing: .easeInOut),
                .at(0.7, .scale(x: 0.94, y: 1.08).anchor(.bottom), easing: .easeInOut),
                .at(0.85, .scale(x: 1.02, y: 0.98).anchor(.bottom), easing: .easeInOut), .at(1, .rest),
            ])
            // The drop fills the icon: the old picture stays until the drop falls into it.
            let fills = Motion.keyframes([.at(0.35, .opacity(0)), .at(0.42, .rest)])
            let filled = Motion.keyframes([.at(0.38, .rest), .at(0.45, .opacity(0))])
            return TabItemChoreography(
                icon: [fills, dents], alternateIcon: [filled, dents], shapes: [drop])
        }
    }
}
