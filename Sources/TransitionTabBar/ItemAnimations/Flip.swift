import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The picture turns over, and the new one is its other side.
    @_alwaysEmitIntoClient
    public static var flip: Self { flip(from: .trailing) }

    /// The picture turns over, and the new one is its other side.
    ///
    /// - Parameter edge: The edge that turns towards the viewer first.
    @_alwaysEmitIntoClient
    public static func flip(from edge: TransitionEdge) -> Self {
        Self(
            "flip", tags: [.rotation, .threeD], duration: 0.45,
            "The picture turns over, and the new one is its other side."
        ) { _ in
            let axis = Pose.Axis(x: edge.y, y: -edge.x, z: 0)
            func turned(_ degrees: Double) -> Pose { .rotation(degrees: degrees, axis: axis) }
            // Fastest on edge, where little is seen; then a little too far, and back.
            let (starts, goesOn) = (Easing.curve(0.15, 0.35, 0.8, 0.75), Easing.curve(0.2, 0.45, 0.5, 1))
            let comes = Motion.keyframes([
                .at(0.26, turned(-90).opacity(0)), .at(0.26, turned(-90), easing: goesOn),
                .at(0.72, turned(28), easing: .easeInOut), .at(1, turned(0)),
            ])
            let goes = Motion.keyframes([
                .at(0, turned(0), easing: starts), .at(0.26, turned(90)), .at(0.26, turned(90).opacity(0)),
            ])
            return TabItemChoreography(icon: [comes], alternateIcon: [goes], cuts: [0.26])
        }
    }
}
