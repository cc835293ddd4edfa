import Foundation
import TransitionCore

/// The old screen bursts into tiles that fly off towards the viewer.
public struct ExplodeAnimator: TransitionAnimator {
    /// The number of tiles along the container's shorter side.
    public let tiles: Int

    /// A burst into tiles: 2 to 7 along the shorter side.
    public init(tiles: Int = 4) { self.tiles = min(max(tiles, 2), 7) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "explode",
            title: "Explode",
            summary: "The old screen bursts into tiles that fly off towards the viewer.",
            tags: ["3D", "pieces", "dramatic"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.75 }
    /// A burst is fastest at its start; the tiles themselves slow down.
    public var timing: Timing { .curve(0.3, 0.1, 0.6, 1) }

    /// The way in. The burst begins at the source, or else in the middle.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let focus = scene.focus
        let reach = max(scene.width, scene.height)
        let flying = Tiling(shorterSide: tiles, in: scene).tiles.map { tile in
            let away = tile.center - focus
            let distance = (away * away).sum().squareRoot()
            return (
                tile: tile, away: away,
                nearness: 0.42 - 0.2 * min(distance, 1) + 0.16 * Scatter.fraction(tile.index)
            )
        }
        // The nearest is drawn last.
        let pieces = flying.sorted { $0.nearness < $1.nearness }
            .map { tile, away, nearness in
                let start = 0.3 * min((away * away).sum().squareRoot(), 1)
                let spin = Pose.Axis(
                    x: Scatter.signed(tile.index, salt: 1), y: Scatter.signed(tile.index, salt: 2), z: 0.6)
                let gone = Pose.offset(
                    x: away.x * 1.3 + 0.12 * Scatter.signed(tile.index, salt: 3),
                    y: away.y * 1.3 + 0.12 * Scatter.signed(tile.index, salt: 4),
                    depth: nearness * reach * 1.4
                ).rotation(degrees: 70 + 70 * Scatter.fraction(tile.index, salt: 5), axis: spin)
                return Piece(
                    tile.rect,
                    motions: [
                        .keyframes([
                            .at(start, .rest, easing: .curve(CubicBezier(0.3, 0, 0.7, 0.8))), .at(1, gone),
                        ]),
                        .keyframes([.at(start + 0.35, .rest), .at(1, .opacity(0))]),
                    ])
            }
        return Choreography(
            foreground: .from(.scale(0.88).shade(0.6), easing: .easeOut),
            background: .init(pieces: pieces),
            front: .background,
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == ExplodeAnimator {
    /// The old screen bursts into tiles that fly off towards the viewer.
    public static var explode: ExplodeAnimator { ExplodeAnimator() }

    /// The old screen bursts into tiles, so many along the shorter side.
    public static func explode(tiles: Int) -> ExplodeAnimator { ExplodeAnimator(tiles: tiles) }
}
