import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A line draws itself around the icon and fades.
    @_alwaysEmitIntoClient
    public static var trace: Self {
        Self(
            "trace", tags: [.clip], duration: 0.45,
            "A line draws itself around the icon and fades."
        ) { _ in
            // The line is a ring, and only a sector of it is visible. Each outline of the sector has as many points as a
            // polygon can have, one of them in the middle.
            let (side, closing) = (1.07, 0.5)
            @Sendable func turns(_ progress: Double) -> Double { Easing.easeInOut(min(max(progress / closing, 0), 1)) }
            @Sendable func sector(_ turns: Double) -> Clip {
                let steps = Polygon.capacity - 2
                let arc = (0...steps).map { step -> SIMD2<Double> in
                    let angle = 2 * Double.pi * turns * Double(step) / Double(steps)
                    return SIMD2(0.5 + sin(angle), 0.5 - cos(angle))
                }
                return .polygon(Polygon([SIMD2(0.5, 0.5)] + arc))
            }
            let draws = Motion.curve { .clip(sector(turns($0))) }
            let shows = Motion.keyframes([
                .at(0, .opacity(0)), .at(0.04, .rest), .at(closing, .rest, easing: .easeOut),
                .at(closing + 0.16, .scale(1.06)), .at(1, .scale(1.08).opacity(0)),
            ])
            // A dot draws the line and bursts where it closes.
            let leads = Motion.curve { progress in
                let angle = 2 * Double.pi * turns(progress)
                return .offset(x: side / 2 * sin(angle), y: -side / 2 * cos(angle))
            }
            let bursts = Motion.keyframes([
                .at(0, .scale(0.6).opacity(0)), .at(0.04, .scale(0.9)), .at(closing, .scale(0.9), easing: .easeOut),
                .at(closing + 0.14, .scale(1.9).opacity(0.8)), .at(closing + 0.32, .scale(2.2).opacity(0)),
            ])
            return TabItemChoreography(shapes: [
                TabItemShape(.ring(width: 1.75), side: side, motions: [draws, shows]),
                TabItemShape(.disc, side: 0.14, motions: [bursts, leads]),
            ])
        }
    }
}
