import TransitionCore

/// The picture turns over, and the new one is its other side.
public struct FlipItemAnimator: TabItemAnimator {
    /// The edge that turns towards the viewer first.
    public var edge: TransitionEdge

    /// Creates a turn with this edge first.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "flip", title: "Flip", tags: [.rotation, .threeD],
            summary: "The picture turns over, and the new one is its other side.", containers: [.tab])
    }
    public var duration: Double { 0.5 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        let (x, y) = (edge.x, edge.y)
        func side(from start: Double, to end: Double, seen: ClosedRange<Double>) -> Motion {
            .curve { progress in
                let degrees = start + (end - start) * progress
                let isSeen = seen.contains(progress)
                return .rotation(degrees: degrees, axis: Pose.Axis(x: y, y: -x, z: 0)).opacity(isSeen ? 1 : 0)
            }
        }
        return TabItemChoreography(
            icon: [side(from: -180, to: 0, seen: 0.5...2)], alternateIcon: [side(from: 0, to: 180, seen: -1...0.4999)],
            cuts: [0.5])
    }
}

extension TabItemAnimator where Self == FlipItemAnimator {
    /// The picture turns over, and the new one is its other side.
    public static var flip: Self { Self() }
    /// The picture turns over, with this edge first.
    public static func flip(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
