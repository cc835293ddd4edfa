import UIKit

/// A subject without any transitions: a failure with it is a fault of the checks or of the headless UIKit.
@MainActor final class PlainSubject: Subject {
    let name = "plain"

    func install(_ choice: Choice, on navigation: UINavigationController) {}
    func uninstall(from navigation: UINavigationController) {}

    func setDelegate(_ delegate: (any UINavigationControllerDelegate)?, of navigation: UINavigationController) {
        navigation.delegate = delegate
    }

    func swipesBack(_ navigation: UINavigationController) -> Bool? { systemSwipesBack(navigation) }
}
