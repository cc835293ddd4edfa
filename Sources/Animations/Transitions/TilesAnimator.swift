import Foundation
import TransitionCore

/// Tiles turn over one after the other, in a wave from corner to corner.
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
        // With the eye further away than usual, turning tiles cover less of their neighbours.
        let (eye, span) = (max(6 * scene.longerSide, 1), 0.34)
        // They pass quickly where they are on edge, because that is where gaps are widest.
        let swing = CubicBezier(0.65, 0, 0.35, 1)
        let sides = Tiling(shorterSide: tiles, in: scene).tiles.map { tile in
            let start = (1 - span) * tile.wave
            let edgeOn = tile.degreesOnEdge(about: .y, eyeDistance: eye, in: scene)
            // Each side stops turning where the viewer sees its edge, so that its back is never visible beside the
            // neighbours.
            func side(_ angle: @escaping @Sendable (Double) -> Double) -> Piece {
                Piece(
                    tile.rect,
                    .curve { progress in
                        let turned = 180 * swing(min(max((progress - start) / span, 0), 1))
                        let lift = sin(turned * .pi / 180)
                        return .rotation(degrees: angle(turned), axis: .y).shade(0.28 * lift)
                            .shadow(opacity: 0.35 * lift, radius: 14)
                            .opacity(min(max((90 - abs(angle(turned))) / 5 + 1, 0), 1))
                    })
            }
            return (new: side { max($0, edgeOn) - 180 }, old: side { min($0, edgeOn) })
        }
        // Between the turning tiles lies the new screen in the dark.
        let ground = Piece(.full, .fixed(.shade(0.7)))
        return Choreography(
            foreground: .pieces([ground] + sides.map(\.new)), background: .pieces(sides.map(\.old)),
            front: .background, backdrop: .charcoal, eyeDistance: eye)
    }
}

extension TransitionAnimator where Self == TilesAnimator {
    /// Tiles turn over one after the other, in a wave from corner to corner.
    public static var tiles: Self { Self() }
    /// Tiles turn over in a wave, the given number along the shorter side.
    public static func tiles(_ count: Int) -> Self { Self(tiles: count) }
}
