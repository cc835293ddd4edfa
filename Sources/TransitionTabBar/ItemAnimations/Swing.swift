import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon swings like a bell that hangs from its upper edge.
    @_alwaysEmitIntoClient
    public static var swing: Self {
        Self(
            "swing", tags: [.hinge, .rotation], duration: 0.55,
            "The icon swings like a bell that hangs from its upper edge."
        ) { _ in
            TabItemChoreography(
                icon: [.curve { .rotation(degrees: $0 < 1 ? 28 * (1 - $0) * sin($0 * 5 * .pi) : 0).anchor(.top) }])
        }
    }
}
