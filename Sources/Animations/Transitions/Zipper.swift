import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// A slider runs down and opens the old screen like a zipper, with the new one behind it.
    @_alwaysEmitIntoClient
    public static var zipper: Self { zipper(strips: 40) }

    /// A zipper with the given number of teeth opens the old screen.
    ///
    /// - Parameter strips: The number of teeth, one below the other, 2 to 40.
    @_alwaysEmitIntoClient
    public static func zipper(strips: Int) -> Self {
        let strips = min(max(strips, 2), 40)
        return Self(
            "zipper", tags: [.clip, .machine, .pieces, .show, .stagger], duration: 0.65,
            timing: .curve(0.3, 0.2, 0.6, 1),
            "A slider runs down and opens the old screen like a zipper, and the new one is behind it.",
            settings: [.count("strips", strips, in: 2...40) { .zipper(strips: $0) }]
        ) { scene in
            let zip = Zip(in: scene)
            // The teeth are gaps between the screens, at the leading and the trailing side by turns. The metallic
            // backdrop shows in them.
            let rows = Parts.rows(strips, in: scene).map { row in
                let row = row.widened(by: 2, of: zip.size)
                return Piece(row, .curve { .clip(zip.gap(row, at: $0)) })
            }
            let shadow = ClipShadow.on(in: scene, reach: 18, darkness: 0.34) { zip.closed($0, outset: $1) }
            let slider = ZipSlider.pieces(size: zip.slider, pull: .curve { .offset(y: 1 - zip.place($0)) })
            return Choreography(
                foreground: .pieces(rows + shadow.pieces),
                background: .init([.curve { .clip(zip.closed($0, outset: 0)) }], pieces: slider, showsScreen: true),
                front: .background, backdrop: .metal)
        }
    }
}
