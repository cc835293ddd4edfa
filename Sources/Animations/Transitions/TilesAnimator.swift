import Foundation
import TransitionCore

/// Tiles turn over one after the other, in a wave from corner to corner, above the pale new screen.
public struct TilesAnimator: TransitionAnimator {
    /// The number of tiles along the container's shorter side.
    public let tiles: Int

    /// Tiles: 2 to 5 along the shorter side.
    public init(tiles: Int = 3) { self.tiles = min(max(tiles, 2), 5) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "tiles", title: "Tiles", tags: [.pieces, .stagger, .threeD, .tiles],
            summary: "Tiles turn over one after the other, in a wave from corner to corner.")
    }
    public var duration: Double { 0.8 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] {
        [.count("tiles", tiles, in: 2...5, isLabelled: false) { Self(tiles: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let (eye, span) = (max(0.66 * scene.longerSide, 1), 0.26)
        // Along the shorter side the tiles are never far from the middle, so that they lean little.
        let axis: Pose.Axis = scene.width > scene.height ? .y : .x
        // They pass quickly where they are on edge, because that is where gaps are widest.
        let swing = CubicBezier(0.5, 0, 0.5, 1)
        let sides = Tiling(shorterSide: tiles, in: scene).tiles.map { tile in
            let tile = tile.lapping(in: scene)
            let start = (1 - span) * tile.wave
            let edgeOn = tile.degreesOnEdge(about: axis, eyeDistance: eye, in: scene)
            // Each side stops turning where the viewer sees its edge, so that its back is never visible beside the
            // neighbours.
            func side(_ angle: @escaping @Sendable (Double) -> Double) -> Piece {
                Piece(
                    tile.rect,
                    .curve { progress in
                        let turned = 180 * swing(min(max((progress - start) / span, 0), 1))
                        let (lift, left) = (sin(turned * .pi / 180), abs(turned - edgeOn))
                        let isSeen = angle(turned) == turned || angle(turned) == turned - 180
                        return .scale(1 - 0.14 * lift).rotation(degrees: angle(turned), axis: axis)
                            .shade(0.17 * lift).cornerRadius(10 * lift)
                            .shadow(opacity: 0.35 * lift * min(left / 60, 1), radius: 14)
                            .opacity(isSeen ? min(left / 6, 1) : 0)
                    })
            }
            return (start: start, new: side { max($0, edgeOn) - 180 }, old: side { min($0, edgeOn) })
        }
        // Behind the turning tiles lies the new screen, pale under a veil of its own ground, so that nothing is seen
        // twice. What turns is in front of what waits.
        let veil = Ground.pieces(of: scene, .fixed(.shade(0.1).opacity(0.45)))
        let ground = [Piece(.full, .fixed(.shade(0.1)))] + veil
        return Choreography(
            foreground: .pieces(ground + sides.sorted { $0.start < $1.start }.map(\.new)),
            background: .pieces(sides.sorted { $0.start > $1.start }.map(\.old)),
            front: .background, eyeDistance: eye)
    }
}

extension TransitionAnimator where Self == TilesAnimator {
    /// Tiles turn over one after the other, in a wave from corner to corner.
    public static var tiles: Self { Self() }
    /// Tiles turn over in a wave, the given number along the shorter side.
    public static func tiles(_ count: Int) -> Self { Self(tiles: count) }
}
