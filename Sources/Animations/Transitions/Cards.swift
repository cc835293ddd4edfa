import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is dealt like a playing card, turning as it flies, onto the old one.
    @_alwaysEmitIntoClient
    public static var cards: Self {
        Self(
            "cards", tags: [.arc, .bounce, .card, .rotation, .show], duration: 0.5,
            timing: .curve(0.25, 0.5, 0.35, 1),
            "The new screen is dealt like a playing card, turning as it flies, onto the old one."
        ) { scene in
            // The turned card lies just below the container at the start, so that its corner appears at once.
            let (turn, size) = (38 * Double.pi / 180, 0.8)
            let reach = scene.height > 0 ? 0.5 * size * (cos(turn) + scene.width / scene.height * sin(turn)) : 0
            let start = Pose.offset(x: 0.4, y: 0.53 + reach).rotation(degrees: 38).cornerRadius(28).scale(size)
            let dealt = Pose.scale(0.95).rotation(degrees: -3).cornerRadius(24).shadow(opacity: 0.4, radius: 20)
            return Choreography(
                foreground: .keyframes([.at(0, start), .at(0.8, dealt, easing: .easeInOut), .at(1, .rest)]),
                background: .to(.shade(0.3)))
        }
    }
}
