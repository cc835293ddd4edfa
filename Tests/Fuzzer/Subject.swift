import UIKit

/// What is tested: how transitions are installed on containers. The world around it is the same for every subject.
@MainActor protocol Subject: AnyObject {
    /// A few words.
    var name: String { get }

    func install(_ choice: Choice, on navigation: UINavigationController)
    func uninstall(from navigation: UINavigationController)
    func push(_ screen: UIViewController, with choice: Choice, on navigation: UINavigationController)
    /// Sets the app's own delegate beside what is installed.
    func setDelegate(_ delegate: (any UINavigationControllerDelegate)?, of navigation: UINavigationController)
    func install(_ choice: Choice, on tabs: UITabBarController)
    func uninstall(from tabs: UITabBarController)
    func setDelegate(_ delegate: (any UITabBarControllerDelegate)?, of tabs: UITabBarController)
    /// Makes a controller ready to be presented.
    func install(_ choice: Choice, onPresented controller: UIViewController)
    /// Gives a controller that it made ready, and that may be presented by now, another transition, or none.
    func alter(_ choice: Choice?, onPresented controller: UIViewController)
    /// Lets a swipe on a screen draw another one in; nil takes the swipe away.
    func offer(_ choice: Choice, on screen: UIViewController, make: (@MainActor () -> UIViewController?)?)
    /// Gives it somebody to tell when it calls the app.
    func tell(_ hear: @escaping @MainActor (Occasion) -> Void)

    /// Whether a swipe across the content must go to the next tab now that all is at rest; nil where either is right.
    func swipesBetweenTabs(_ tabs: UITabBarController) -> Bool?
    /// Whether a swipe down the middle must dismiss now that all is at rest; nil where either is right.
    func dismissesBySwipe(_ controller: UIViewController) -> Bool?
    /// Whether a swipe from the leading edge must go back now that all is at rest; nil where either is right.
    func swipesBack(_ navigation: UINavigationController) -> Bool?
    /// What is wrong with what is installed, now that all is at rest.
    func faults(of navigation: UINavigationController) -> [String]
}

extension Subject {
    func push(_ screen: UIViewController, with choice: Choice, on navigation: UINavigationController) {
        navigation.pushViewController(screen, animated: true)
    }

    func faults(of navigation: UINavigationController) -> [String] { [] }

    func install(_ choice: Choice, on tabs: UITabBarController) {}
    func uninstall(from tabs: UITabBarController) {}
    func setDelegate(_ delegate: (any UITabBarControllerDelegate)?, of tabs: UITabBarController) {
        tabs.delegate = delegate
    }

    func install(_ choice: Choice, onPresented controller: UIViewController) {
        controller.modalPresentationStyle = .pageSheet
    }

    func alter(_ choice: Choice?, onPresented controller: UIViewController) {}
    func offer(_ choice: Choice, on screen: UIViewController, make: (@MainActor () -> UIViewController?)?) {}
    func tell(_ hear: @escaping @MainActor (Occasion) -> Void) {}

    /// Whether the system's own swipe must go back.
    func systemSwipesBack(_ navigation: UINavigationController) -> Bool? {
        !navigation.isNavigationBarHidden && isAtLeadingEdge(navigation) ? true : nil
    }

    /// Whether a navigation controller reaches the leading edge of its window, where alone a swipe from the edge begins:
    /// one that is presented may cover a part of it.
    func isAtLeadingEdge(_ navigation: UINavigationController) -> Bool {
        guard let view = navigation.view, let window = view.window else { return false }
        let place = view.convert(view.bounds, to: window)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isRightToLeft ? place.maxX > window.bounds.maxX - 1 : place.minX < 1
    }

    func swipesBetweenTabs(_ tabs: UITabBarController) -> Bool? { nil }
    func dismissesBySwipe(_ controller: UIViewController) -> Bool? { nil }
}
