import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen grows past you while the new one comes out of the distance in its middle.
    @_alwaysEmitIntoClient
    public static var crossZoom: Self {
        Self(
            "crossZoom", tags: [.dissolve, .zoom], duration: 0.55, timing: .easeInOut,
            "The old screen grows past you while the new one comes out of the distance in its middle."
        ) { _ in
            // Both screens grow exponentially, as an object does that approaches at a constant rate.
            Choreography(
                foreground: [
                    .curve { .scale(pow(0.2, 1 - $0)) }, .from(.cornerRadius(44), easing: .curve(0.8, 0, 1, 0.6)),
                    .from(.opacity(0), until: 0.1), .passingShadow(opacity: 0.6, radius: 48),
                ],
                background: [.curve { .scale(pow(2.8, $0)) }, .to(.shade(0.7))])
        }
    }
}
