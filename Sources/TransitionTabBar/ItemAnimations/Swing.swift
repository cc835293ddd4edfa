import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon swings like a bell that hangs from its upper edge.
    @_alwaysEmitIntoClient
    public static var swing: Self {
        Self(
            "swing", tags: [.hinge, .rotation], duration: 0.5,
            "The icon swings like a bell that hangs from its upper edge."
        ) { _ in
            TabItemChoreography(
                icon: [.curve { .rotation(degrees: $0 < 1 ? 24 * (1 - $0) * sin($0 * 3 * .pi) : 0).anchor(.top) }])
        }
    }
}
