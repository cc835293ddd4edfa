import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A dot runs once around the icon.
    @_alwaysEmitIntoClient
    public static var orbit: Self {
        Self(
            "orbit", tags: [.arc], duration: 0.7, timing: .easeInOut,
            "A dot runs once around the icon."
        ) { _ in
            let dot = TabItemShape(
                .disc, side: 0.16,
                motions: [
                    .curve { progress in
                        let angle = 2 * .pi * (progress - 0.25)
                        let seen = max(min(progress / 0.15, (1 - progress) / 0.15, 1), 0)
                        return .offset(x: 0.75 * cos(angle), y: 0.75 * sin(angle)).opacity(seen)
                    }
                ])
            return TabItemChoreography(shapes: [dot])
        }
    }
}
