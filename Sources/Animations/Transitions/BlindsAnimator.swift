import TransitionCore

/// The slats of a blind turn over one after the other: the old screen is on one side of them, the new one on the other.
public struct BlindsAnimator: TransitionAnimator {
    /// The number of slats.
    public let slats: Int
    /// The edge whose slat turns first.
    public var edge: TransitionEdge

    /// A blind of 3 to 16 slats, turning from an edge on.
    public init(slats: Int = 6, from edge: TransitionEdge = .leading) {
        self.slats = min(max(slats, 3), 16)
        self.edge = edge
    }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "blinds",
            title: "Blinds",
            summary:
                "The slats of a blind turn over one after the other, from the old screen to the new one.",
            tags: ["3D", "pieces", "strips"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.7 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let isUpright = edge.isHorizontal
        let tiling = Tiling(columns: isUpright ? slats : 1, rows: isUpright ? 1 : slats, in: scene)
        let isFirstFirst = edge == .leading || edge == .top
        return TurningTile.choreography(
            of: tiling.tiles.map { slat in
                let order = Double(isFirstFirst ? slat.index : slats - 1 - slat.index) / Double(slats - 1)
                return TurningTile(
                    rect: slat.rect, start: 0.4 * order, end: 0.6 + 0.4 * order, isUpright: isUpright)
            },
            in: scene
        )
    }
}

extension TransitionAnimator where Self == BlindsAnimator {
    /// Six upright slats turn over one after the other.
    public static var blinds: BlindsAnimator { BlindsAnimator() }

    /// So many slats turn over, the one at an edge first.
    public static func blinds(slats: Int = 6, from edge: TransitionEdge = .leading) -> BlindsAnimator {
        BlindsAnimator(slats: slats, from: edge)
    }
}
