import TransitionCore

/// Both sides of the new screen close over the old one, tooth by tooth, behind the slider of a zipper that comes down.
public struct ZipperAnimator: TransitionAnimator {
    /// The number of teeth, one below the other.
    public let strips: Int

    /// A zipper of the given number of teeth, one below the other: 2 to 40.
    public init(strips: Int = 32) { self.strips = min(max(strips, 2), 40) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "zipper", title: "Zipper", tags: [.clip, .pieces, .stagger],
            summary: "Both sides of the new screen close over the old one behind a slider, tooth by tooth.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("strips", strips, in: 2...40) { Self(strips: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let zip = Zip(in: scene)
        // The teeth of both sides, in turns, are gaps between the screens, in which the metal of the backdrop is seen.
        let rows = Parts.rows(strips, in: scene).enumerated().map { index, row in
            let row = row.widened(by: 2, of: zip.size)
            return Piece(row, .curve { .clip(zip.gap(row, hasLeadingTooth: index.isMultiple(of: 2), at: $0)) })
        }
        let shadow = ClipShadow.on(reach: 18, darkness: 0.34) { zip.closed($0, outset: $1) }
        let slider = ZipSlider.pieces(size: zip.slider, pull: .curve { .offset(y: zip.place($0) - zip.slider.y) })
        return Choreography(
            foreground: .init([.curve { .clip(zip.closed($0, outset: 0)) }], pieces: slider, showsScreen: true),
            background: .pieces(rows + shadow.pieces), backdrop: .metal)
    }
}

extension TransitionAnimator where Self == ZipperAnimator {
    /// The new screen closes over the old one tooth by tooth.
    public static var zipper: Self { Self() }
    /// The new screen closes over the old one with the given number of teeth.
    public static func zipper(strips: Int) -> Self { Self(strips: strips) }
}
