import TransitionCore

/// Both screens are on the reels of a slot machine, which come to rest one after the other.
public struct ReelsAnimator: TransitionAnimator {
    /// The number of reels.
    public let reels: Int

    /// So many reels: 2 to 12.
    public init(reels: Int = 5) { self.reels = min(max(reels, 2), 12) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "reels",
            title: "Reels",
            summary: "Columns of both screens roll down like the reels of a slot machine and stop one after the other.",
            tags: ["pieces", "columns", "vertical", "staggered"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.8 }
    /// Evenly: each reel has its own easing.
    public var timing: Timing { .linear }

    /// The way in. A column of the new screen sits right above that of the old one, on the same reel.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let columns = Parts.columns(reels, in: scene).enumerated().map { index, column in
            let end = 0.55 + 0.45 * Double(index) / Double(reels - 1)
            func rolled(from start: Pose, to rest: Pose) -> Piece {
                Piece(
                    column, .keyframes([.at(0, start, easing: .curve(CubicBezier(0.45, 0, 0.15, 1))), .at(end, rest)]))
            }
            return (new: rolled(from: .offset(y: -1), to: .rest), old: rolled(from: .rest, to: .offset(y: 1)))
        }
        return Choreography(
            foreground: .init(pieces: columns.map(\.new)),
            background: .init(pieces: columns.map(\.old)),
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == ReelsAnimator {
    /// Five columns of both screens roll down and stop one after the other.
    public static var reels: ReelsAnimator { ReelsAnimator() }

    /// So many columns of both screens roll down and stop one after the other.
    public static func reels(_ count: Int) -> ReelsAnimator { ReelsAnimator(reels: count) }
}
