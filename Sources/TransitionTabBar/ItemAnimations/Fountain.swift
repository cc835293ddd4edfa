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
            // A thrown drop flies along a parabola. They stay below the bar's edge, and vanish before they reach the title.
            let drops = (0..<8).map { index -> TabItemShape in
                let (side, rank) = (index.isMultiple(of: 2) ? -1.0 : 1.0, Double(index / 2))
                let (way, rise) = (side * (0.5 + 0.36 * rank) - 0.05, 1.87 - 0.22 * rank - 0.07 * side)
                let start = 0.04 * Double(index * 3 % 4)
                return TabItemShape(
                    .disc, side: 0.22 - 0.02 * rank, isBehind: true,
                    motions: [
                        .curve { progress in
                            let time = min(max((progress - start) / (1 - start), 0), 1)
                            let fall = (rise + 0.4 + 0.25 * rank) * time - rise
                            return .offset(x: way * time, y: fall * time - 0.2)
                                .opacity(max(min(12 * time, 1, 2.6 - 2.9 * time), 0))
                        }
                    ])
            }
            let pushes = Motion.keyframes([
                .at(0, .rest, easing: .easeOut),
                .at(0.12, .scale(x: 1.12, y: 0.86).anchor(.bottom), easing: .easeInOut),
                .at(0.35, .scale(x: 0.96, y: 1.05).anchor(.bottom), easing: .easeInOut), .at(0.55, .rest),
            ])
            return TabItemChoreography(icon: [pushes], shapes: drops)
        }
    }
}
