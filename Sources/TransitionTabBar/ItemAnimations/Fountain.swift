import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// Drops spring up from the icon and fall past it.
    @_alwaysEmitIntoClient
    public static var fountain: Self {
        Self(
            "fountain", tags: [.fall, .pieces], duration: 0.55,
            "Drops spring up from the icon and fall past it."
        ) { _ in
            // A thrown drop flies along a parabola. It leaves above the icon when the squash lets go, and vanishes before
            // it reaches the title.
            let thrown: [(way: Double, speed: Double)] = [
                (0.16, 1.72), (-0.3, 1.5), (0.58, 1.2), (-0.66, 1.36), (1.02, 0.8), (-1.1, 0.96),
            ]
            let drops = thrown.enumerated().map { index, drop -> TabItemShape in
                let start = 0.18 + 0.03 * Double(index * 2 % 5)
                return TabItemShape(
                    .disc, side: index.isMultiple(of: 2) ? 0.17 : 0.12, isBehind: true,
                    motions: [
                        .curve { progress in
                            let time = min(max((progress - start) / (1 - start), 0), 1)
                            let height = (drop.speed - 2 * time) * time
                            return .offset(x: drop.way * (0.1 + time), y: -0.5 - height)
                                .scale(0.6 + 0.4 * min(6 * time, 1)).opacity(
                                    max(min(14 * time, 1, 2.6 - 2.8 * time), 0))
                        }
                    ])
            }
            let pushes = Motion.keyframes([
                .at(0, .rest, easing: .easeOut),
                .at(0.13, .scale(x: 1.12, y: 0.83).anchor(.bottom), easing: .curve(0.3, 0, 0.3, 1)),
                .at(0.36, .scale(x: 0.94, y: 1.08).anchor(.bottom), easing: .easeInOut),
                .at(0.56, .scale(x: 1.02, y: 0.98).anchor(.bottom), easing: .easeInOut), .at(0.75, .rest),
            ])
            return TabItemChoreography(icon: [pushes], shapes: drops)
        }
    }
}
