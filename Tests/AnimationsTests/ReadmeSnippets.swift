import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

// The README's Swift, word for word, so that the compiler reads it too. `ReadmeTests` holds the two together.

extension TransitionAnimator where Self == CatalogueAnimator {
    static var rise: Self {
        Self("acme.rise", tags: [.edge], "The new screen rises while the old one sinks into the dark.") { _ in
            Choreography(
                foreground: .from(.offset(toward: .bottom).cornerRadius(24)),
                background: .to(.scale(0.92).shade(0.5)), backdrop: .charcoal)
        }
    }
}

@MainActor
enum ReadmeSnippets {
    static func first(
        _ navigationController: UINavigationController, _ tabBarController: UITabBarController,
        _ detail: UIViewController
    ) {
        navigationController.setNavigationTransition(.cube)
        tabBarController.setTabTransition(.slide, swipe: .fromAnywhere)
        detail.setModalTransition(.cards)
    }
}
