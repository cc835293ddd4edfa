import TransitionCore

/// The screens are the two sides of one card that turns over.
public struct FlipAnimator: TransitionAnimator {
    /// The edge that comes towards the viewer first.
    public var edge: TransitionEdge

    /// A card that turns over, an edge first.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "flip",
            title: "Flip",
            summary: "The screens are the two sides of one card that turns over.",
            tags: ["3D", "card", "rotation"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.6 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. Each side hides behind the other until the card stands on edge, half-way.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let half = 180 * (edge.isHorizontal ? -edge.x : edge.y)
        let axis: Pose.Axis = edge.isHorizontal ? .y : .x
        // Further away in the middle, so that the near edge stays within the container.
        let away = -0.3 * scene.width
        func turned(_ degrees: Double) -> Pose { .rotation(degrees: degrees, axis: axis) }
        func side(from start: Double, to end: Double) -> Motion {
            .keyframes([
                .at(0, turned(start)),
                .at(0.5, turned((start + end) / 2).offset(depth: away).shade(0.3)),
                .at(1, turned(end)),
            ])
        }
        return Choreography(
            foreground: [side(from: -half, to: 0)],
            background: [side(from: 0, to: half)],
            front: .switchingHalfway,
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == FlipAnimator {
    /// A card turns over, its trailing edge first.
    public static var flip: FlipAnimator { FlipAnimator() }

    /// A card turns over, an edge first.
    public static func flip(from edge: TransitionEdge) -> FlipAnimator { FlipAnimator(from: edge) }
}
