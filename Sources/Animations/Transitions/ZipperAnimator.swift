import TransitionCore

/// The new screen closes over the old one from both sides and from the top down, with teeth in its seam, as a zipper
/// does.
public struct ZipperAnimator: TransitionAnimator {
    /// The number of teeth, one below the other.
    public let strips: Int

    /// A zipper of the given number of teeth, one below the other: 2 to 40.
    public init(strips: Int = 14) { self.strips = min(max(strips, 2), 40) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "zipper", title: "Zipper", tags: [.pieces, .stagger, .strips],
            summary: "The new screen closes over the old one from the top down, tooth by tooth.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("strips", strips, in: 2...40) { Self(strips: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let teeth = Parts.rows(strips, in: scene).enumerated().flatMap { index, row in
            // The two sides meet beyond the middle and before it in turns, as the teeth of a zipper do.
            let tooth = index.isMultiple(of: 2) ? 0.03 : -0.03
            let seam = scene.width > 0 ? ((0.5 + tooth) * scene.width).rounded() / scene.width : 0.5
            let start = 0.5 * Double(index) / Double(strips - 1)
            let lifted = Pose.shadow(opacity: 0.35, radius: 10)
            func half(from x: Double, to end: Double, coming way: Double) -> Piece {
                Piece(
                    UnitRect(x: x, y: row.y, width: end - x, height: row.height),
                    .from(.offset(x: way), after: start, until: start + 0.5, easing: .curve(0.3, 0.2, 0.5, 1)),
                    .keyframes([.at(start, .rest), .at(start + 0.1, lifted), .at(start + 0.5, .rest)]))
            }
            return [half(from: 0, to: seam, coming: -0.58), half(from: seam, to: 1, coming: 0.58)]
        }
        return Choreography(foreground: .pieces(teeth.reversed()), background: .to(.shade(0.55)))
    }
}

extension TransitionAnimator where Self == ZipperAnimator {
    /// The new screen closes over the old one tooth by tooth.
    public static var zipper: Self { Self() }
    /// The new screen closes over the old one with the given number of teeth.
    public static func zipper(strips: Int) -> Self { Self(strips: strips) }
}
