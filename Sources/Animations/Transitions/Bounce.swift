import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen springs out of the middle like rubber, grows a little too large, and settles.
    @_alwaysEmitIntoClient
    public static var bounce: Self {
        Self(
            "bounce", tags: [.bounce, .zoom], duration: 0.7,
            // Linear: the changes of speed are part of the motion itself.
            timing: .linear,
            "The new screen springs out of the middle like rubber, grows a little too large, and settles."
        ) { _ in
            Choreography(
                foreground: [
                    rubber, .from(.cornerRadius(44), until: 0.66, easing: .easeIn), .from(.opacity(0), until: 0.03),
                    .passingShadow(opacity: 0.5, radius: 36),
                ],
                background: .to(.shade(0.5)))
        }
    }
}

/// The screen first reaches its full width and height at progress 0.62, both at once. From then on it is never smaller
/// than its full size. The width returns to its full size a little before the height.
@_alwaysEmitIntoClient
var rubber: Motion {
    .curve { progress in
        let growing = progress / 0.62
        guard growing > 1 else {
            let size = 0.22 + 0.78 * growing * (0.86 + 0.14 * growing)
            let wobble = 0.16 * sin(growing * 2 * .pi) * pow(1 - growing, 1.6)
            return .scale(x: size * (1 + wobble), y: size * (1 - wobble))
        }
        let after = (progress - 0.62) / 0.38
        let left = max(1 - after, 0)
        return .scale(x: 1 + 0.545 * after * pow(left, 2.5), y: 1 + 0.545 * after * pow(left, 1.9))
    }
}
