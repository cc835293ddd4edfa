import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon swings like a bell that hangs from its upper edge.
    @_alwaysEmitIntoClient
    public static var swing: Self {
        Self(
            "swing", tags: [.hinge, .rotation], duration: 0.45,
            "The icon swings like a bell that hangs from its upper edge."
        ) { _ in
            // Twice to and fro, less each time.
            TabItemChoreography(
                icon: [
                    .curve { progress in
                        let left = 1 - min(progress, 1)
                        return .rotation(degrees: 20 * left * left.squareRoot() * sin(progress * 3.8 * .pi)).anchor(
                            .top)
                    }
                ])
        }
    }
}
