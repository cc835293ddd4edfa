import TransitionCore

/// The old screen runs down in narrow columns, each at its own time, like rain on a window.
public struct RainAnimator: TransitionAnimator {
    /// The number of columns along the container's width.
    public let columns: Int

    /// Rain in 6 to 40 columns.
    public init(columns: Int = 20) { self.columns = min(max(columns, 6), 40) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "rain", title: "Rain", tags: [.pieces, .stagger, .strips, .vertical],
            summary: "The old screen runs down in narrow columns, each at its own time, like rain on a window.")
    }
    public var duration: Double { 0.8 }
    /// Linear: the columns' motions accelerate by themselves.
    public var timing: Timing { .linear }
    public var settings: [AnimatorSetting] { [.count("columns", columns, in: 6...40) { Self(columns: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        var delay = 0.25
        return Choreography(
            foreground: .from(.shade(0.55)),
            background: Tiling(columns: columns, in: scene).pieces { column in
                // Each column starts a little before or after its neighbour. The delay is reflected at the ends of its
                // range, so that several columns in a row never start together.
                delay = abs(delay + 0.16 * Scatter.signed(column.index, salt: 1))
                if delay > 0.42 { delay = 0.84 - delay }
                return .to(.offset(y: 1.02).shade(0.25), after: delay, until: delay + 0.56, easing: .easeIn)
            },
            front: .background)
    }
}

extension TransitionAnimator where Self == RainAnimator {
    /// The old screen runs down in narrow columns, like rain on a window.
    public static var rain: Self { Self() }
    /// The old screen runs down in the given number of columns.
    public static func rain(columns: Int) -> Self { Self(columns: columns) }
}
