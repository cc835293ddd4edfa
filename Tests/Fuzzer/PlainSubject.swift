import UIKit

/// A subject without any transitions: a failure with it is a fault of the checks or of the headless UIKit.
@MainActor final class PlainSubject: Subject {
    let name = "plain"

    func install(_ choice: Choice, on navigation: UINavigationController) {}
    func uninstall(from navigation: UINavigationController) {}

    func setDelegate(_ delegate: (any UINavigationControllerDelegate)?, of navigation: UINavigationController) {
        navigation.delegate = delegate
    }

    /// Gives a window another root as `window.rootViewController = root` does where presentations end with their root. No
    /// subject can help it if UIKit keeps them (F253).
    static func setRoot(_ root: UIViewController, of window: UIWindow) {
        let leaves = Headless.assumptions.newRootsLeavePresentations
        Headless.assumptions.newRootsLeavePresentations = false
        window.rootViewController = root
        Headless.assumptions.newRootsLeavePresentations = leaves
    }

    func swipesBack(_ navigation: UINavigationController) -> Bool? { systemSwipesBack(navigation) }
}
