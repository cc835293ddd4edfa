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
            "flip", tags: [.rotation, .threeD], duration: 0.4, timing: .easeInOut,
            "The picture turns over, and the new one is its other side."
        ) { _ in
            let (x, y) = (edge.x, edge.y)
            func side(from start: Double, to end: Double, seen: ClosedRange<Double>) -> Motion {
                .curve { progress in
                    // Fastest on edge, where little is seen.
                    let way = min(max(progress, 0), 1)
                    let degrees = start + (end - start) * way * way * (3 - 2 * way)
                    let isSeen = seen.contains(progress)
                    return .rotation(degrees: degrees, axis: Pose.Axis(x: y, y: -x, z: 0)).opacity(isSeen ? 1 : 0)
                }
            }
            return TabItemChoreography(
                icon: [side(from: -180, to: 0, seen: 0.5...2)],
                alternateIcon: [side(from: 0, to: 180, seen: -1...0.4999)],
                cuts: [0.5])
        }
    }
}
