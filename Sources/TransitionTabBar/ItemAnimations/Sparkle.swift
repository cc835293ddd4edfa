import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// Stars fly off the icon in an arch, and the icon gives a little beat.
    @_alwaysEmitIntoClient
    public static var sparkle: Self {
        Self(
            "sparkle", tags: [.pieces], duration: 0.55,
            "Stars fly off the icon in an arch, and the icon gives a little beat."
        ) { _ in
            // An arch above the title, below the bar's edge. Large and small stars take turns, and come one after the other.
            let stars = (0..<7).map { index -> TabItemShape in
                let isLarge = index.isMultiple(of: 2)
                let angle = (8 + 164 * Double(index) / 6) * .pi / 180
                let (x, y) = (cos(angle) * (isLarge ? 1.08 : 0.92), 0.06 - sin(angle) * (isLarge ? 0.76 : 0.68))
                let start = (isLarge ? 0.12 : 0.2) + 0.02 * Double(index % 3)
                return TabItemShape(
                    .star(points: 4), side: isLarge ? 0.34 : 0.2, isBehind: true,
                    motions: [
                        .keyframes([
                            .at(start, .scale(0.1).offset(x: x * 0.62, y: y * 0.7).opacity(0), easing: .easeOut),
                            .at(start + 0.24, .scale(1).offset(x: x * 0.86, y: y * 0.9), easing: .easeInOut),
                            .at(start + 0.66, .scale(0.1).offset(x: x, y: y).rotation(degrees: 45).opacity(0)),
                        ])
                    ])
            }
            let hops = Motion.keyframes([
                .at(0, .rest, easing: .easeOut), .at(0.1, .scale(0.88), easing: .easeInOut),
                .at(0.3, .scale(1.1), easing: .easeInOut), .at(0.52, .scale(0.98), easing: .easeInOut), .at(0.7, .rest),
            ])
            return TabItemChoreography(icon: [hops], shapes: stars)
        }
    }
}
