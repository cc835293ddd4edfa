import TransitionCore

/// Strips of the new screen close over the old one from both sides in turn, from the top down, as a zipper does.
public struct ZipperAnimator: TransitionAnimator {
    /// The number of strips.
    public let strips: Int

    /// A zipper of the given number of strips: 2 to 40.
    public init(strips: Int = 14) { self.strips = min(max(strips, 2), 40) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "zipper", title: "Zipper", tags: [.pieces, .stagger, .strips],
            summary: "Strips of the new screen close over the old one from both sides in turn, from the top down.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("strips", strips, in: 2...40) { Self(strips: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Each strip closes in two fifths of the progress, the uppermost first.
        Choreography(
            foreground: Tiling(rows: strips, in: scene).pieces { strip in
                let start = 0.6 * strip.order
                let side: TransitionEdge = strip.index.isMultiple(of: 2) ? .trailing : .leading
                return [
                    .from(.offset(toward: side), after: start, until: start + 0.4, easing: .easeOut),
                    .keyframes([
                        .at(start, .rest), .at(start + 0.1, .shadow(opacity: 0.3)), .at(start + 0.4, .rest),
                    ]),
                ]
            },
            background: .to(.shade(0.4)))
    }
}

extension TransitionAnimator where Self == ZipperAnimator {
    /// Strips of the new screen close from both sides in turn.
    public static var zipper: Self { Self() }
    /// The given number of strips of the new screen close from both sides in turn.
    public static func zipper(strips: Int) -> Self { Self(strips: strips) }
}
