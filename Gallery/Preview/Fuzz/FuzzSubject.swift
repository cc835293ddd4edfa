import UIKit

/// What is tested: how transitions are installed on containers. The world around it is the same for every subject.
@MainActor protocol FuzzSubject: AnyObject {
    /// A few words.
    var name: String { get }

    func install(_ choice: FuzzChoice, on navigation: UINavigationController)
    func uninstall(from navigation: UINavigationController)
    func push(_ screen: UIViewController, with choice: FuzzChoice, on navigation: UINavigationController)
    /// Sets the app's own delegate beside what is installed.
    func setDelegate(_ delegate: (any UINavigationControllerDelegate)?, of navigation: UINavigationController)
    /// Whether a swipe from the leading edge must go back now that all is at rest; nil where either is right.
    func swipesBack(_ navigation: UINavigationController) -> Bool?
    /// What is wrong with what is installed, now that all is at rest.
    func faults(of navigation: UINavigationController) -> [String]
}

extension FuzzSubject {
    func push(_ screen: UIViewController, with choice: FuzzChoice, on navigation: UINavigationController) {
        navigation.pushViewController(screen, animated: true)
    }

    func faults(of navigation: UINavigationController) -> [String] { [] }
}
