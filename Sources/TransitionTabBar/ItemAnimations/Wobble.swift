import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon rocks on its lower edge and bends as it does.
    @_alwaysEmitIntoClient
    public static var wobble: Self {
        Self(
            "wobble", tags: [.rotation, .stretch], duration: 0.5,
            "The icon rocks on its lower edge and bends as it does."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .curve { progress in
                        guard progress < 1 else { return .rest }
                        let left = 1 - progress
                        let rock = left * left.squareRoot() * sin(progress * 3.6 * .pi)
                        return .rotation(degrees: 16 * rock).scale(x: 1 - 0.08 * abs(rock), y: 1 + 0.08 * abs(rock))
                            .anchor(.bottom)
                    }
                ])
        }
    }
}
