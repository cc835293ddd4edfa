import TransitionCore

/// The old screen runs down in narrow columns, each at its own time, like rain on a window.
public struct RainAnimator: TransitionAnimator {
    /// The number of columns along the container's width.
    public let columns: Int

    /// Rain in 6 to 40 columns.
    public init(columns: Int = 20) { self.columns = min(max(columns, 6), 40) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "rain",
            title: "Rain",
            summary:
                "The old screen runs down in narrow columns, each at its own time, like rain on a window.",
            tags: ["pieces", "strips", "vertical"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.8 }
    /// Evenly: the columns themselves gather speed.
    public var timing: Timing { .linear }

    /// The way in. A column begins a little before or after its neighbour.
    public func choreography(in scene: TransitionScene) -> Choreography {
        var delay = 0.25
        let pieces = Tiling(columns: columns, in: scene).tiles.map { column in
            delay += 0.16 * Scatter.signed(column.index, salt: 1)
            // Turned back at the ends of its range, so that a row of columns never begins together.
            if delay < 0 { delay = -delay }
            if delay > 0.42 { delay = 0.84 - delay }
            return Piece(
                column.rect,
                .keyframes([
                    .at(delay, .rest, easing: .easeIn), .at(delay + 0.56, .offset(y: 1.02).shade(0.25)),
                ])
            )
        }
        return Choreography(
            foreground: .from(.shade(0.55)),
            background: .init(pieces: pieces),
            front: .background
        )
    }
}

extension TransitionAnimator where Self == RainAnimator {
    /// The old screen runs down in narrow columns, like rain on a window.
    public static var rain: RainAnimator { RainAnimator() }

    /// The old screen runs down in so many columns.
    public static func rain(columns: Int) -> RainAnimator { RainAnimator(columns: columns) }
}
