import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// Eight small stars fly off the icon, which gives a little jump.
    @_alwaysEmitIntoClient
    public static var sparkle: Self {
        Self(
            "sparkle", tags: [.pieces], duration: 0.6, timing: .easeOut,
            "Eight small stars fly off the icon, which gives a little jump."
        ) { _ in
            let stars = (0..<8).map { index -> TabItemShape in
                let angle = Double(index) * .pi / 4
                let (x, y) = (0.95 * cos(angle), 0.95 * sin(angle))
                return TabItemShape(
                    .star(points: 4), side: 0.3,
                    motions: [
                        .keyframes([
                            .at(0.1, .scale(0.2).offset(x: x * 0.3, y: y * 0.3).opacity(0)),
                            .at(0.4, .scale(1).offset(x: x * 0.7, y: y * 0.7).opacity(1)),
                            .at(1, .scale(0.2).offset(x: x, y: y).rotation(degrees: 90).opacity(0)),
                        ])
                    ])
            }
            let hops = Motion.keyframes([
                .at(0, .rest, easing: .easeOut), .at(0.25, .scale(1.2), easing: .easeInOut), .at(0.6, .rest),
            ])
            return TabItemChoreography(icon: [hops], shapes: stars)
        }
    }
}
