import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Plain tiles are laid over the old screen in a wave from the place that was touched. Then the new screen appears
    /// on this wall.
    @_alwaysEmitIntoClient
    public static var mosaic: Self { mosaic(tiles: 5) }

    /// A mosaic with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 3 to 8.
    @_alwaysEmitIntoClient
    public static func mosaic(tiles: Int) -> Self {
        let tiles = min(max(tiles, 3), 8)
        return Self(
            "mosaic", tags: [.clip, .dissolve, .pieces, .show, .stagger, .tiles], duration: 0.6,
            timing: .curve(0.35, 0.3, 0.7, 0.95),
            "Plain tiles are laid in a wave from the place where you touched, and the new screen appears on them.",
            settings: [.count("tiles", tiles, in: 3...8) { .mosaic(tiles: $0) }]
        ) { scene in
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            // At most 15 rows or columns: each tile needs a mask.
            let square = Tiling(shorterSide: tiles, in: scene)
            let tiling = Tiling(columns: min(square.columns, 15), rows: min(square.rows, 15), in: scene)
            let distances = tiling.tiles.map { tile in
                let away = (tile.center - scene.focus) * size
                return (away * away).sum().squareRoot()
            }
            let first = distances.min() ?? 0
            let farthest = max((distances.max() ?? 1) - first, 1)
            // What lies behind the new screen goes when that covers it.
            let goes = Motion.to(.opacity(0), after: 0.9)
            let wall = zip(tiling.tiles, distances).map { tile, distance in
                // The last tile is laid at progress 0.62. It takes 0.26, as each tile does.
                let start = 0.36 * (distance - first) / farthest
                let plain = PlainTile(tile.rect, of: size)
                return Piece(
                    plain.patch,
                    .curve { progress in
                        let way = min(max((progress - start) / 0.26, 0), 1)
                        // The joints close after the middle of the way.
                        let closed = min(max((progress - 0.48) / 0.16, 0), 1)
                        return plain.pose(
                            part: 0.5 + 0.44 * way * (2 - way) + 0.06 * closed, radius: 0.16 - 0.16 * closed
                        )
                        .opacity(min(max(5 * way - 0.02, 0), 1))
                    }, goes)
            }
            // The joints have the new screen's ground, a little darker, so that nothing of the old one is left in them. On
            // dark screens they are lighter.
            var grout = Ground.pieces(
                of: scene, .fixed(.shade(scene.isDark ? 0 : 0.18)), .from(.opacity(0), after: 0.25, until: 0.5), goes)
            if scene.isDark {
                let light: [Motion.Keyframe] = [.at(0.1, .opacity(0)), .at(0.3, .opacity(0.14)), .at(0.7, .opacity(0))]
                grout.append(Piece(.full, .keyframes(light)).white())
            }
            let content = Piece(.full, .from(.opacity(0), after: 0.5, until: 0.86))
            return Choreography(
                foreground: .pieces(grout + wall + [content]),
                background: .to(.shade(scene.isDark ? 0.5 : 0.2), until: 0.4))
        }
    }
}
