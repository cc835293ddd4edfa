import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon rocks on its lower edge and bends as it does.
    @_alwaysEmitIntoClient
    public static var wobble: Self {
        Self(
            "wobble", tags: [.rotation, .stretch], duration: 0.55,
            "The icon rocks on its lower edge and bends as it does."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .curve { progress in
                        guard progress < 1 else { return .rest }
                        let rock = (1 - progress) * sin(progress * 6 * .pi)
                        return .rotation(degrees: 16 * rock).scale(x: 1 - 0.2 * abs(rock), y: 1 + 0.15 * abs(rock))
                            .anchor(.bottom)
                    }
                ])
        }
    }
}
