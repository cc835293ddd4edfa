import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon shakes its head from side to side.
    @_alwaysEmitIntoClient
    public static var shake: Self {
        Self(
            "shake", tags: [.bounce],
            "The icon shakes its head from side to side."
        ) { _ in
            TabItemChoreography(
                icon: [.curve { .offset(dx: $0 < 1 ? 6 * (1 - $0) * sin($0 * 8 * .pi) : 0) }])
        }
    }
}
