import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A line draws itself around the icon and fades.
    @_alwaysEmitIntoClient
    public static var trace: Self {
        Self(
            "trace", tags: [.clip], duration: 0.5,
            "A line draws itself around the icon and fades."
        ) { _ in
            // The line is a ring, and only a sector of it is visible. Each outline of the sector has as many points as a
            // polygon can have, one of them in the middle.
            @Sendable func sector(_ turns: Double) -> Clip {
                let steps = Polygon.capacity - 2
                let arc = (0...steps).map { step -> SIMD2<Double> in
                    let angle = 2 * Double.pi * turns * Double(step) / Double(steps)
                    return SIMD2(0.5 + sin(angle), 0.5 - cos(angle))
                }
                return .polygon(Polygon([SIMD2(0.5, 0.5)] + arc))
            }
            let draws = Motion.curve { progress in
                let way = min(max(progress / 0.6, 0), 1)
                return .clip(sector(way * way * (3 - 2 * way)))
            }
            let shows = Motion.keyframes([
                .at(0, .opacity(0)), .at(0.04, .rest), .at(0.72, .rest), .at(1, .opacity(0)),
            ])
            return TabItemChoreography(shapes: [TabItemShape(.ring(width: 2), side: 1.24, motions: [draws, shows])])
        }
    }
}
