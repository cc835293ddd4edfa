import TransitionCore

/// Strips of the new screen close over the old one from both sides in turn, from the top down, as a zipper does.
public struct ZipperAnimator: TransitionAnimator {
    /// The number of strips.
    public let strips: Int

    /// A zipper of so many strips: 2 to 40.
    public init(strips: Int = 14) { self.strips = min(max(strips, 2), 40) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "zipper",
            title: "Zipper",
            summary: "Strips of the new screen close over the old one from both sides in turn, from the top down.",
            tags: ["pieces", "strips", "staggered"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.7 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. Each strip takes two fifths of the time, the uppermost first.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let teeth = Parts.rows(strips, in: scene).enumerated().map { index, row in
            let start = 0.6 * Double(index) / Double(strips - 1)
            let side: TransitionEdge = index.isMultiple(of: 2) ? .trailing : .leading
            return Piece(
                row,
                motions: [
                    .keyframes([.at(start, .offset(toward: side), easing: .easeOut), .at(start + 0.4, .rest)]),
                    .keyframes([
                        .at(start, .rest), .at(start + 0.1, .shadow(opacity: 0.3)), .at(start + 0.4, .rest),
                    ]),
                ])
        }
        return Choreography(
            foreground: .init(pieces: teeth),
            background: .to(.shade(0.4))
        )
    }
}

extension TransitionAnimator where Self == ZipperAnimator {
    /// Strips of the new screen close from both sides in turn.
    public static var zipper: ZipperAnimator { ZipperAnimator() }

    /// So many strips of the new screen close from both sides in turn.
    public static func zipper(strips: Int) -> ZipperAnimator { ZipperAnimator(strips: strips) }
}
