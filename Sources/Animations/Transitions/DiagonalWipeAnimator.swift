import TransitionCore

/// A slanting edge passes from corner to corner, and leaves the new screen behind it.
public struct DiagonalWipeAnimator: TransitionAnimator {
    /// The edge at whose lower or trailing corner the new screen begins to be seen.
    public var edge: TransitionEdge

    /// A wipe from a corner: the top trailing one for `.top`, and on from there in the sense of the clock.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "diagonalWipe",
            title: "Diagonal wipe",
            summary:
                "A slanting edge passes from corner to corner, and leaves the new screen behind it.",
            tags: ["reveal", "clip", "polygon", "corners"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.55 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. What is seen of the new screen is a triangle in the corner, at last twice as large as the screen.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let corner: SIMD2<Double> =
            switch edge {
            case .top: SIMD2(1, 0)
            case .trailing: SIMD2(1, 1)
            case .bottom: SIMD2(0, 1)
            case .leading: SIMD2(0, 0)
            }
        let inward = SIMD2(1, 1) - corner * 2
        func triangle(_ size: Double) -> Pose {
            // It begins outside, so that nothing of it is seen at first.
            let start = corner - inward * 0.2
            return .clip(
                .polygon(
                    Polygon([
                        start, start + SIMD2(inward.x * size, 0), start + SIMD2(0, inward.y * size),
                    ])))
        }
        return Choreography(
            foreground: [
                .keyframes([.at(0, triangle(0.4)), .at(1, triangle(2.42))]),
                .from(.scale(1.1), easing: .easeOut),
            ],
            background: .to(.scale(1.05).shade(0.45))
        )
    }
}

extension TransitionAnimator where Self == DiagonalWipeAnimator {
    /// The new screen is uncovered from the bottom trailing corner on.
    public static var diagonalWipe: DiagonalWipeAnimator { DiagonalWipeAnimator() }

    /// The new screen is uncovered from one of the corners on.
    public static func diagonalWipe(from edge: TransitionEdge) -> DiagonalWipeAnimator {
        DiagonalWipeAnimator(from: edge)
    }
}
