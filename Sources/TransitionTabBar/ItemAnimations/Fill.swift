import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture fills the old one from below, like a glass.
    @_alwaysEmitIntoClient
    public static var fill: Self {
        Self(
            "fill", tags: [.clip, .reveal, .vertical], duration: 0.4,
            "The new picture fills the old one from below, like a glass, with a surface that sways and calms down."
        ) { _ in
            // Each point shows one of the two pictures, so that thin lines keep their strength. The surface has as many
            // points as a polygon can have besides the two corners.
            @Sendable func surface(_ progress: Double) -> [SIMD2<Double>] {
                let level = 0.1 + 1.02 * Easing.curve(0.3, 0.35, 0.6, 1)(min(max(progress / 0.9, 0), 1))
                let left = 1 - min(max(progress, 0), 1)
                let last = Polygon.capacity - 3
                return (0...last).map { step in
                    let x = Double(step) / Double(last)
                    let tilt = 0.34 * (x - 0.5) * cos(progress * 3.5 * .pi)
                    let wave = 0.05 * sin((x * 2 - progress * 5) * .pi)
                    return SIMD2(x, min(max(1 - level + left * (tilt + wave), 0), 1))
                }
            }
            let fills = Motion.curve { progress in
                guard progress > 0, progress < 1 else { return .opacity(progress > 0 ? 1 : 0) }
                return .clip(.polygon(Polygon(surface(progress) + [SIMD2(1, 1), SIMD2(0, 1)])))
            }
            let empties = Motion.curve { progress in
                guard progress > 0, progress < 1 else { return .opacity(progress > 0 ? 0 : 1) }
                return .clip(.polygon(Polygon(surface(progress) + [SIMD2(1, 0), SIMD2(0, 0)])))
            }
            return TabItemChoreography(icon: [fills], alternateIcon: [empties], cuts: [0, 1])
        }
    }
}
