import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A line draws itself around the icon and fades.
    @_alwaysEmitIntoClient
    public static var trace: Self {
        Self(
            "trace", tags: [.clip],
            "A line draws itself around the icon, brightest where it grows, and fades."
        ) { _ in
            // A line is a ring, and only a sector of it is visible. Each outline of the sector has as many points as a
            // polygon can have, one of them in the middle.
            let closing = 0.5
            @Sendable func turns(_ progress: Double) -> Double { Easing.easeInOut(min(max(progress / closing, 0), 1)) }
            @Sendable func sector(from start: Double, to end: Double) -> Clip {
                let steps = Polygon.capacity - 2
                let arc = (0...steps).map { step -> SIMD2<Double> in
                    let angle = 2 * Double.pi * (start + (end - start) * Double(step) / Double(steps))
                    return SIMD2(0.5 + sin(angle), 0.5 - cos(angle))
                }
                return .polygon(Polygon([SIMD2(0.5, 0.5)] + arc))
            }
            // The bright part is as long as the way since `delay`. So it grows out of the start, and dissolves in the line
            // where it comes to a halt.
            func line(since delay: Double?, _ opacity: Motion) -> TabItemShape {
                let draws = Motion.curve { progress in
                    .clip(sector(from: delay.map { turns(progress - $0) } ?? 0, to: turns(progress)))
                }
                return TabItemShape(.ring(width: 1.5), side: 1.24, motions: [draws, opacity])
            }
            let trail = Motion.keyframes([
                .at(0, .opacity(0)), .at(0.04, .opacity(0.3)), .at(closing - 0.1, .opacity(0.4), easing: .easeInOut),
                .at(closing + 0.1, .opacity(0.65), easing: .easeInOut), .at(1, .scale(1.02).opacity(0)),
            ])
            let bright = Motion.keyframes([
                .at(0, .opacity(0)), .at(0.04, .opacity(0.4)), .at(closing, .opacity(0.4)),
                .at(closing + 0.22, .opacity(0)),
            ])
            return TabItemChoreography(
                shapes: [line(since: nil, trail)] + [0.24, 0.18, 0.12, 0.06].map { line(since: $0, bright) })
        }
    }
}
