import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// Drops spring up from the icon and fall past it.
    @_alwaysEmitIntoClient
    public static var fountain: Self {
        Self(
            "fountain", tags: [.fall, .pieces], duration: 0.6,
            "Drops spring up from the icon and fall past it."
        ) { _ in
            // The height of a thrown drop is a parabola. The outer ones rise less and are smaller.
            let drops = [-0.9, -0.62, -0.36, -0.12, 0.14, 0.4, 0.58, 0.95].map { aside -> TabItemShape in
                let rise = 3.6 - 1.5 * abs(aside) + 0.5 * sin(9 * aside)
                return TabItemShape(
                    .disc, side: 0.2 - 0.07 * abs(aside),
                    motions: [
                        .curve { .offset(x: 1.7 * aside * $0, y: -rise * $0 * (1 - $0) + 0.9 * $0 * $0 - 0.2) },
                        .keyframes([
                            .at(0.02, .opacity(0)), .at(0.1, .rest), .at(0.45, .rest), .at(0.8, .opacity(0)),
                        ]),
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
