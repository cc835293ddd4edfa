import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The quarters of the old screen turn about its middle and fly apart.
    @_alwaysEmitIntoClient
    public static var pinwheel: Self {
        Self(
            "pinwheel", tags: [.corner, .pieces, .rotation], duration: 0.7, timing: .easeInOut,
            "The quarters of the old screen turn and fly apart, like the vanes of a pinwheel."
        ) { scene in
            // All vanes turn about the middle together, and each moves away from it along its own diagonal. After a
            // quarter turn, a vane that has moved by half of the shorter side is outside of the container.
            let reach = 0.75 * min(scene.width, scene.height)
            return Choreography(
                foreground: .from(.scale(1.12).shade(0.5)),
                background: Tiling(columns: 2, rows: 2, in: scene).pieces { vane in
                    let corner = vane.corner
                    return [
                        .curve { progress in
                            let way = CubicBezier(0.4, 0.05, 0.75, 0.75)(progress)
                            let (angle, far) = (way * .pi / 2, way * reach)
                            let (x, y) = (corner.x * far, corner.y * far)
                            return .rotation(degrees: 90 * way).anchor(corner.opposite)
                                .offset(dx: x * cos(angle) - y * sin(angle), dy: x * sin(angle) + y * cos(angle))
                                .shade(0.15 * way)
                        },
                        .passingShadow(opacity: 0.5, radius: 22),
                    ]
                },
                front: .background)
        }
    }
}
