import TransitionCore

/// Both sides of the new screen close over the old one, tooth by tooth, behind the slider of a zipper that comes down.
public struct ZipperAnimator: TransitionAnimator {
    /// The number of teeth, one below the other.
    public let strips: Int

    /// A zipper of the given number of teeth, one below the other: 2 to 40.
    public init(strips: Int = 28) { self.strips = min(max(strips, 2), 40) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "zipper", title: "Zipper", tags: [.clip, .pieces, .stagger],
            summary: "Both sides of the new screen close over the old one behind a slider, tooth by tooth.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("strips", strips, in: 2...40) { Self(strips: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let (width, height) = (max(scene.width, 1), max(scene.height, 1))
        let (wide, high) = (min(30 / width, 0.2), min(46 / height, 0.12))
        let slider = UnitRect(x: 0.5 - wide / 2, y: 0, width: wide, height: high)
        let tab = UnitRect(x: 0.5 - wide / 4, y: 0.8 * high, width: wide / 2, height: high)
        let zip = Zip(slider: high, in: scene)
        let teeth = Parts.rows(strips, in: scene).enumerated().map { index, row in
            // The teeth of one side reach over the middle between those of the other one.
            let isFirst = index.isMultiple(of: 2)
            let half = UnitRect(x: isFirst ? 0 : 0.4, y: row.y, width: 0.6, height: row.height)
            let (depth, y) = (min(11 / width, 0.04), row.center.y)
            return Piece(
                half,
                .curve { progress in
                    let edge = zip.edge(y - zip.place(progress)) + depth
                    let end = isFirst ? edge / half.width : 1 - edge / half.width
                    let long = 3 * depth / half.width
                    return .clip(
                        .roundedRect(
                            UnitRect(x: isFirst ? end - long : end, y: 0.04, width: long, height: 0.92), radius: 5)
                    )
                    // Once it is shut, the screen behind it shows the same.
                    .opacity(min(max(1 + (y - zip.place(progress)) / 0.1, 0), 1))
                })
        }
        let pull = Motion.curve { .offset(y: zip.place($0) - high / 2) }
        let parts = [(tab, 0.7, 5.0), (slider, 0.85, 9)].map { rect, shade, radius in
            Piece(rect, .fixed(.shade(shade).clip(.roundedRect(.full, radius: radius))), pull)
        }
        return Choreography(
            foreground: .init([.curve { .clip(zip.closed($0, outset: 0)) }], pieces: teeth + parts, showsScreen: true),
            background: ClipShadow.on(.to(.shade(0.3))) { zip.closed($0, outset: $1) })
    }
}

extension TransitionAnimator where Self == ZipperAnimator {
    /// The new screen closes over the old one tooth by tooth.
    public static var zipper: Self { Self() }
    /// The new screen closes over the old one with the given number of teeth.
    public static func zipper(strips: Int) -> Self { Self(strips: strips) }
}
