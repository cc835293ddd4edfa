import TransitionCore

/// Both screens are on the reels of a slot machine, which come to rest one after the other.
public struct ReelsAnimator: TransitionAnimator {
    /// The number of reels.
    public let reels: Int

    /// A slot machine with 2 to 12 reels.
    public init(reels: Int = 5) { self.reels = min(max(reels, 2), 12) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "reels", title: "Reels", tags: [.pieces, .stagger, .strips, .vertical],
            summary: "Columns of both screens roll down like the reels of a slot machine and stop one after the other.")
    }
    public var duration: Double { 0.8 }
    /// Linear: each reel has its own easing.
    public var timing: Timing { .linear }
    public var settings: [AnimatorSetting] {
        [.count("reels", reels, in: 2...12, isLabelled: false) { Self(reels: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // On each reel, the column of the new screen is directly above that of the old one.
        let columns = Tiling(columns: reels, in: scene)
        func stop(_ column: Tiling.Tile) -> Double { 0.55 + 0.45 * column.order }
        let easing = Easing.curve(0.45, 0, 0.15, 1)
        return Choreography(
            foreground: columns.pieces { .from(.offset(y: -1), until: stop($0), easing: easing) },
            background: columns.pieces { .to(.offset(y: 1), until: stop($0), easing: easing) },
            backdrop: .black)
    }
}

extension TransitionAnimator where Self == ReelsAnimator {
    /// Five columns of both screens roll down and stop one after the other.
    public static var reels: Self { Self() }
    /// The given number of columns of both screens roll down and stop one after the other.
    public static func reels(_ count: Int) -> Self { Self(reels: count) }
}
