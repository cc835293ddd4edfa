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
        let (eye, span) = (max(0.55 * scene.longerSide, 1), 0.21)
        let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
        let axis: Pose.Axis = scene.width > scene.height ? .y : .x
        let swing = CubicBezier(0.45, 0, 0.55, 1)
        let sides = Tiling(shorterSide: tiles, in: scene).tiles.map { tile in
            let start = (0.98 - span) * tile.wave
            // While they rest they lap over one another, so that no seam is seen.
            let rect = tile.rect.widened(by: 2, of: size)
            let camera = OwnCamera(above: rect.center, axis: axis, eyeDistance: eye, in: scene)
            // Each side stops turning where the viewer sees its edge, so that its back is never visible.
            func side(_ angle: @escaping @Sendable (_ turned: Double) -> Double) -> Piece {
                let turned: @Sendable (Double) -> Double = { 180 * swing(min(max(($0 - start) / span, 0), 1)) }
                let lift: @Sendable (Double) -> Double = { sin(turned($0) * .pi / 180) }
                // It becomes a little smaller, so that it stays within its own place.
                let motions = camera.motions(
                    degrees: { angle(turned($0)) }, scale: { 1 - 0.2 * lift($0) },
                    pose: { progress in
                        let (turned, lift) = (turned(progress), lift(progress))
                        let (left, seen) = (abs(turned - 90), angle(turned))
                        return .shade(0.45 * lift * lift).cornerRadius(14 * min(2 * lift, 1))
                            .shadow(opacity: 0.4 * lift * min(left / 60, 1), radius: 10, dy: 4)
                            .opacity(seen == turned || seen == turned - 180 ? min(left / 2, 1) : 0)
                    })
                return Piece(rect, motions: motions)
            }
            return (start: start, new: side { max($0, 90) - 180 }, old: side { min($0, 90) })
        }
        // What turns is in front of what waits.
        return Choreography(
            foreground: .pieces(sides.sorted { $0.start < $1.start }.map(\.new)),
            background: .pieces(sides.sorted { $0.start > $1.start }.map(\.old)),
            front: .background, backdrop: .slate, eyeDistance: eye)
    }
}

extension TransitionAnimator where Self == TilesAnimator {
    /// Tiles turn over one after the other, in a wave from corner to corner.
    public static var tiles: Self { Self() }
    /// Tiles turn over in a wave, the given number along the shorter side.
    public static func tiles(_ count: Int) -> Self { Self(tiles: count) }
}
