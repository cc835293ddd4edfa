// The transition that CONTRIBUTING shows, word for word. `ReadmeTests` holds the two together.

import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen rises at an angle while the old one darkens.
    @_alwaysEmitIntoClient
    public static var lean: Self {
        Self("lean", author: "Your Name", tags: [.show], "The new screen rises at an angle over the old one.") { _ in
            Choreography(
                foreground: .from(.offset(y: 1.2).rotation(degrees: 8).cornerRadius(24)),
                background: .to(.shade(0.4)))
        }
    }
}
