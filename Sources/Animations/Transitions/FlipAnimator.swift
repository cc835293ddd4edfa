import TransitionCore

/// The screens are the two sides of one card that turns over.
public struct FlipAnimator: TransitionAnimator {
    /// The edge that comes towards the viewer first.
    public var edge: TransitionEdge

    /// A card that turns over, an edge first.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "flip", title: "Flip", tags: [.card, .rotation, .threeD],
            summary: "The screens are the two sides of one card that turns over.")
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Each side is hidden behind the other until the card stands on edge, half-way. At that moment it is further
        // away, so that its near edge stays within the container.
        let away = -0.3 * scene.width
        func side(from start: Double, to end: Double) -> Choreography.Track {
            .keyframes([
                .at(0, .facing(edge, degrees: start)),
                .at(0.5, .facing(edge, degrees: (start + end) / 2).offset(depth: away).shade(0.3)),
                .at(1, .facing(edge, degrees: end)),
            ])
        }
        return Choreography(
            foreground: side(from: 180, to: 0), background: side(from: 0, to: -180),
            front: .switchingHalfway, backdrop: .black)
    }
}

extension TransitionAnimator where Self == FlipAnimator {
    /// A card turns over, its trailing edge first.
    public static var flip: Self { Self() }
    /// A card turns over, an edge first.
    public static func flip(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
