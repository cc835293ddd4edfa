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
            // The pictures change just before the edge, so that one of them is always seen. The new one turns a little too
            // far, and back.
            let (last, turn) = (74.0, 0.22)
            let comes = Motion.keyframes([
                .at(turn, turned(-last).opacity(0)), .at(turn, turned(-last), easing: .curve(0.2, 0.5, 0.45, 1)),
                .at(0.6, turned(24), easing: .easeInOut), .at(0.84, turned(-5), easing: .easeInOut), .at(1, turned(0)),
            ])
            let goes = Motion.keyframes([
                .at(0, turned(0), easing: .curve(0.3, 0.3, 0.8, 0.8)), .at(turn, turned(last)),
                .at(turn, turned(last).opacity(0)),
            ])
            return TabItemChoreography(icon: [comes], alternateIcon: [goes], cuts: [turn])
        }
    }
}
