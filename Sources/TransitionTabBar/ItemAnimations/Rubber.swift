import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon is drawn out sideways like a rubber band and snaps back.
    @_alwaysEmitIntoClient
    public static var rubber: Self {
        Self(
            "rubber", tags: [.stretch], duration: 0.5,
            "The icon is drawn out sideways like a rubber band and snaps back."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .curve { progress in
                        guard progress < 1 else { return .rest }
                        let left = 1 - progress
                        let pull = left * left * sin(progress * 4.4 * .pi)
                        return .scale(x: 1 + 0.17 * pull, y: 1 - 0.08 * pull)
                    }
                ])
        }
    }
}
