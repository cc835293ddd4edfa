import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screen is a checkerboard of tiles that turn over, first those of one colour and then the others.
    @_alwaysEmitIntoClient
    public static var turningTiles: Self { turningTiles(tiles: 4) }

    /// A checkerboard with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 2 to 5.
    @_alwaysEmitIntoClient
    public static func turningTiles(tiles: Int) -> Self {
        let tiles = min(max(tiles, 2), 5)
        return Self(
            "turningTiles", tags: [.pieces, .show, .threeD, .tiles], duration: 0.75, timing: .curve(0.25, 0.1, 0.3, 1),
            "The screen is a checkerboard: its tiles turn over, first those of one colour and then the others.",
            settings: [.count("tiles", tiles, in: 2...5) { .turningTiles(tiles: $0) }]
        ) { scene in
            let tiling = Tiling(shorterSide: tiles, in: scene)
            // The turn of a tile begins with its column and its colour.
            func start(_ tile: Tiling.Tile) -> Double {
                0.14 * Double(tile.column) / Double(max(tiling.columns - 1, 1)) + (tile.isDark ? 0 : 0.36)
            }
            func side(from first: Double, to last: Double, isBack: Bool) -> Choreography.Track {
                tiling.pieces { tile in
                    let begin = start(tile)
                    let (half, end) = (begin + 0.25, begin + 0.5)
                    // A tile on edge is seen on neither side.
                    let shown: Motion =
                        isBack
                        ? .from(.opacity(0), after: half, until: half + 0.03)
                        : .to(.opacity(0), after: half - 0.03, until: half)
                    return [
                        .keyframes([
                            .at(isBack ? half : begin, .facing(.trailing, degrees: first).shade(isBack ? 0.35 : 0)),
                            .at(isBack ? end : half, .facing(.trailing, degrees: last).shade(isBack ? 0 : 0.35)),
                        ]),
                        shown,
                    ]
                }
            }
            return Choreography(
                foreground: side(from: 90, to: 0, isBack: true), background: side(from: 0, to: -90, isBack: false),
                backdrop: scene.surround, eyeDistance: 3 * max(scene.longerSide, 1))
        }
    }
}
