import TransitionCore

/// The old screen draws together into a coin and rolls away.
public struct RollAnimator: TransitionAnimator {
    /// The side that the coin rolls to.
    public var edge: TransitionEdge

    /// A coin that rolls to the leading or the trailing side; any other edge counts as leading.
    public init(to edge: TransitionEdge = .leading) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "roll", title: "Roll", tags: [.clip, .edge, .rotation],
            summary: "The old screen draws together into a coin and rolls away over the new one.")
    }
    public var duration: Double { 0.75 }
    /// Linear: the coin's motion accelerates by itself.
    public var timing: Timing { .linear }
    public var settings: [AnimatorSetting] { [.edge("to", edge, among: [.leading, .trailing]) { Self(to: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let side: Double = edge == .trailing ? 1 : -1
        let radius = 0.36 * min(scene.width, scene.height)
        let reach = Clip.reach(x: 0.5, y: 0.5, width: scene.width, height: scene.height)
        let (coin, way) = (reach > 0 ? radius / reach : 0, scene.width / 2 + radius + 1)
        // The coin rolls without slipping: the angle that it turns by is the distance that it moves divided by its
        // radius.
        let turned = radius > 0 ? way / radius * 180 / .pi : 0
        return Choreography(
            foreground: .from(.shade(0.6)),
            background: .curve { progress in
                let progress = min(max(progress, 0), 1)
                let closed = min(progress / 0.5, 1)
                let gone = max(progress - 0.3, 0) / 0.7
                let eased = gone * gone * gone
                return .rotation(degrees: side * turned * eased).offset(dx: side * way * eased)
                    .clip(.circle(x: 0.5, y: 0.5, radius: 1 + (coin - 1) * closed * (2 - closed)))
            },
            front: .background)
    }
}

extension TransitionAnimator where Self == RollAnimator {
    /// The old screen draws together into a coin and rolls away over the new one.
    public static var roll: Self { Self() }
    /// The old screen rolls away to a side.
    public static func roll(to edge: TransitionEdge) -> Self { Self(to: edge) }
}
