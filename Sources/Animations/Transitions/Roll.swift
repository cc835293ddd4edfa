import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen draws together into a ball and rolls away over the new one.
    @_alwaysEmitIntoClient
    public static var roll: Self { roll(to: .leading) }

    /// The old screen rolls away to a side.
    ///
    /// - Parameter edge: The side that the ball rolls to; any other edge counts as leading.
    @_alwaysEmitIntoClient
    public static func roll(to edge: TransitionEdge) -> Self {
        Self(
            "roll", tags: [.clip, .edge, .rotation, .show], duration: 0.55,
            // Linear: the ball's motion accelerates by itself.
            timing: .linear,
            "The old screen draws together into a ball and rolls away over the new one.",
            settings: [.edge("to", edge, among: [.leading, .trailing]) { .roll(to: $0) }]
        ) { scene in
            let side: Double = edge == .trailing ? 1 : -1
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let ball = 0.36 * min(size.x, size.y)
            let reach = Clip.reach(x: 0.5, y: 0.5, width: size.x, height: size.y)
            let way = size.x / 2 + ball + 1
            @Sendable func closed(_ progress: Double) -> Double {
                let closed = min(max(progress / 0.42, 0), 1)
                return closed * (2 - closed)
            }
            @Sendable func radius(_ progress: Double) -> Double { reach + (ball - reach) * closed(progress) }
            @Sendable func gone(_ progress: Double) -> Double {
                side * way * pow(min(max(progress - 0.18, 0) / 0.76, 1), 2)
            }
            /// A circle around a point at a distance from the centre of the screen, all in points.
            @Sendable func circle(_ radius: Double, at point: SIMD2<Double>) -> Pose {
                let center = 0.5 + point / size
                let reach = Clip.reach(x: center.x, y: center.y, width: size.x, height: size.y)
                return .clip(.circle(x: center.x, y: center.y, radius: max(radius, 0) / reach))
            }
            // The ball is brighter towards its upper leading side: it consists of circles, each smaller and brighter
            // than the one behind. They turn with the ball, and their centres do not. The light of the ground brightens
            // the last rim on the other side.
            let levels = 8
            let dim = scene.isDark ? 0.7 : 1
            let light = (0..<levels).map { level in
                let depth = Double(level) / Double(levels)
                let smaller = 1 - depth * depth * 0.4 - depth * 0.5
                return Piece(
                    .full,
                    .curve { progress in
                        let radius = radius(progress)
                        let angle = -gone(progress) / ball
                        let away = SIMD2(-0.6, -0.8) * (0.8 * (1 - smaller) * radius)
                        let turned = SIMD2(
                            away.x * cos(angle) - away.y * sin(angle), away.x * sin(angle) + away.y * cos(angle))
                        return circle(radius * smaller, at: turned)
                            .shade((level == 0 ? 0.3 : 0.58 * (1 - depth) * (1 - depth)) * dim * closed(progress))
                    })
            }
            // On dark screens light shines on the ball, or it would be as dark as the ground.
            let shine = (scene.isDark ? [0.5, 0.36, 0.22] : []).map { part in
                Piece(
                    .full,
                    .curve { progress in
                        let radius = radius(progress)
                        let angle = -gone(progress) / ball
                        let away = SIMD2(-0.24, -0.32) * radius
                        let turned = SIMD2(
                            away.x * cos(angle) - away.y * sin(angle), away.x * sin(angle) + away.y * cos(angle))
                        return circle(radius * part, at: turned).opacity(0.055 * closed(progress))
                    }
                ).white()
            }
            return Choreography(
                foreground: ClipShadow.on(
                    .from(.shade(0.2), easing: .easeOut), in: scene, reach: 34, darkness: 0.3
                ) { progress, outset in
                    let low = scene.isDark ? 0 : 0.08 * ball * closed(progress)
                    return circle(radius(progress) + outset, at: SIMD2(gone(progress), low)).clip
                },
                background: Choreography.Track(
                    [
                        .curve { progress in
                            // The ball rolls without slipping: the angle of its rotation is the distance of its
                            // movement divided by its radius.
                            .rotation(degrees: gone(progress) / ball * 180 / .pi).offset(dx: gone(progress))
                        }
                    ], pieces: light + shine),
                front: .background)
        }
    }
}
