import Foundation
import TransitionCore
import TransitionPlayback

extension CatalogueAnimator {
    /// Imitates the system's push, for a swipe back from a screen that has no animator of this package.
    static var systemPush: CatalogueAnimator {
        CatalogueAnimator(
            "systemPush", "The new screen comes in from the side while the old one gives way by a third."
        ) { _ in
            Choreography(
                foreground: [.from(.offset(toward: .trailing)), .passingShadow(opacity: 0.18, radius: 14)],
                background: .to(.offset(toward: .leading, by: 0.3).shade(0.1)))
        }
    }
}
