import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// Rings spread from the icon, thin out and fade.
    @_alwaysEmitIntoClient
    public static var ring: Self {
        Self(
            "ring", tags: [.zoom], duration: 0.55,
            "Rings spread from the icon one after the other, thin out and fade."
        ) { scene in
            // A broad ring gives the hole, and a circle cuts off what lies outside. The line can thereby become thinner.
            // Lengths are multiples of the icon's side.
            let icon = Double(min(scene.icon.width, scene.icon.height))
            let (side, hole) = (4.0, 0.6)
            let (wide, high) = (
                side * icon / max(Double(scene.icon.width), 1e-3), side * icon / max(Double(scene.icon.height), 1e-3)
            )
            let rect = UnitRect(x: 0.5 - wide / 2, y: 0.5 - high / 2, width: wide, height: high)
            let goes = Easing.curve(0.25, 0.45, 0.6, 1)
            func ring(after start: Double, _ opacity: Double) -> TabItemShape {
                let spreads = Motion.curve { progress in
                    let time = min(max((progress - start) / 0.66, 0), 1)
                    let radius = 0.36 + 0.28 * goes(time)
                    let width = 0.03 + 0.08 * (1 - time) * (1 - time)
                    let scale = (radius - width) / hole
                    let cut = Clip.circle(x: 0.5, y: 0.5, radius: radius / (scale * side * 0.5.squareRoot()))
                    return .scale(scale).clip(cut).opacity(opacity * min(4 * time, 1.2 * (1 - time), 1))
                }
                return TabItemShape(
                    .ring(width: (side / 2 - hole) * icon), in: rect, isBehind: true, motions: [spreads])
            }
            return TabItemChoreography(shapes: [ring(after: 0, 1), ring(after: 0.3, 0.7)])
        }
    }
}
