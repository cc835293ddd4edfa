import UIKit

/// The code under test: a way to install transitions on containers. The world around it is the same for every subject.
@MainActor protocol Subject: AnyObject {
    /// The subject's name, in a few words.
    var name: String { get }

    func install(_ choice: Choice, on navigation: UINavigationController)
    func uninstall(from navigation: UINavigationController)
    func push(_ screen: UIViewController, with choice: Choice, on navigation: UINavigationController)
    /// Sets the app's own delegate in the way that the installed transitions require.
    func setDelegate(_ delegate: (any UINavigationControllerDelegate)?, of navigation: UINavigationController)
    func install(_ choice: Choice, on tabs: UITabBarController)
    func uninstall(from tabs: UITabBarController)
    func setDelegate(_ delegate: (any UITabBarControllerDelegate)?, of tabs: UITabBarController)
    /// Installs a transition on a controller that will be presented.
    func install(_ choice: Choice, onPresented controller: UIViewController)
    /// Gives such a controller, which may be presented by now, another transition, or none.
    func alter(_ choice: Choice?, onPresented controller: UIViewController)
    /// Lets a swipe on a screen present another one; nil removes the swipe.
    func offer(_ choice: Choice, on screen: UIViewController, make: (@MainActor () -> UIViewController?)?)
    /// Gives a container its row of children, with an animator and swipes.
    func setRow(of container: RowController, _ choice: Choice)
    /// Shows a child that is not in the row; nil without animation.
    func show(_ child: UIViewController, in container: RowController, _ choice: Choice?)
    /// Shows a child of the row.
    func select(_ index: Int, of container: RowController, animated: Bool)
    /// Code takes the place of a finger on a container or on what is presented.
    func lead(_ controller: UIViewController, _ drive: Drive)
    /// Gives a window another root.
    func swapRoot(of window: UIWindow, for root: UIViewController, _ choice: Choice)
    /// The number of completions that the subject owes the app.
    var owedCompletions: Int { get }
    /// Moves items when they are selected; nil forgets all that was set for items.
    func moveItems(of tabs: UITabBarController, _ choice: Choice?)
    /// Puts a bar of the subject's own in place of the system's, or takes it off.
    func setOwnBar(_ choice: Choice?, of tabs: UITabBarController)
    /// Gives a copy the own bar that the original has.
    func copyOwnBar(from tabs: UITabBarController, to copy: UITabBarController)
    /// Moves the badge of an item.
    func moveBadge(of tab: Int, in tabs: UITabBarController, _ choice: Choice)
    /// The middle of an item of the subject's own bar, in the window; nil where the bar is the system's.
    func place(ofItem tab: Int, of tabs: UITabBarController) -> CGPoint?
    /// What a modifier of SwiftUI asks for with a choice; nil if for nothing.
    func values(_ choice: Choice) -> ModifierValues?
    /// Whether the process's switch is on, and off otherwise.
    var isOn: Bool { get set }
    /// What is installed on a controller, in words. The switch changes nothing of it.
    func installation(on controller: UIViewController) -> [String]
    /// Whether anything of the subject plays or is held on a controller.
    func plays(on controller: UIViewController) -> Bool
    /// Sets the closure that is called whenever the subject calls the app.
    func tell(_ hear: @escaping @MainActor (Occasion) -> Void)

    /// Whether a swipe across the content must go to the next tab when nothing moves, or must not; nil where both results
    /// are right.
    func swipesBetweenTabs(_ tabs: UITabBarController) -> Bool?
    /// Whether a swipe across the content must show the next child when nothing moves, or must not; nil where both
    /// results are right.
    func swipesBetweenChildren(_ container: RowController) -> Bool?
    /// Whether a swipe down the middle must dismiss when nothing moves, or must not; nil where both results are right.
    func dismissesBySwipe(_ controller: UIViewController) -> Bool?
    /// Whether a swipe from the leading edge must go back when nothing moves, or must not; nil where both results are
    /// right.
    func swipesBack(_ navigation: UINavigationController) -> Bool?
    /// The faults of the installation on a navigation controller when nothing moves.
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
    func setRow(of container: RowController, _ choice: Choice) {
        if container.shown == nil { container.show(container.row[0]) }
    }
    func show(_ child: UIViewController, in container: RowController, _ choice: Choice?) { container.show(child) }
    func select(_ index: Int, of container: RowController, animated: Bool) { container.show(container.row[index]) }
    func lead(_ controller: UIViewController, _ drive: Drive) {}
    func swapRoot(of window: UIWindow, for root: UIViewController, _ choice: Choice) {
        PlainSubject.setRoot(root, of: window)
    }
    var owedCompletions: Int { 0 }
    func moveItems(of tabs: UITabBarController, _ choice: Choice?) {}
    func setOwnBar(_ choice: Choice?, of tabs: UITabBarController) {}
    func copyOwnBar(from tabs: UITabBarController, to copy: UITabBarController) {}
    func moveBadge(of tab: Int, in tabs: UITabBarController, _ choice: Choice) {}
    func place(ofItem tab: Int, of tabs: UITabBarController) -> CGPoint? { nil }
    func values(_ choice: Choice) -> ModifierValues? { nil }
    func tell(_ hear: @escaping @MainActor (Occasion) -> Void) {}
    var isOn: Bool {
        get { true }
        set {}
    }
    func installation(on controller: UIViewController) -> [String] { [] }
    func plays(on controller: UIViewController) -> Bool { false }

    /// Whether the system's own swipe must go back, or must not.
    func systemSwipesBack(_ navigation: UINavigationController) -> Bool? {
        guard allowsSwipeBack(navigation) else { return false }
        return hasBackAction(navigation) || !isAtLeadingEdge(navigation) || isBesideStrip(navigation) ? nil : true
    }

    /// Whether bars stand upright at the leading edge: whether the system's swipe begins beside them is not known.
    private func isBesideStrip(_ navigation: UINavigationController) -> Bool {
        guard let view = navigation.view, let window = view.window else { return false }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (isRightToLeft ? window.safeAreaInsets.right : window.safeAreaInsets.left) > 0
    }

    /// Whether the top screen has the Back button without which the system's swipe does not begin.
    func allowsSwipeBack(_ navigation: UINavigationController) -> Bool {
        let side = (navigation.topViewController as? AppScreen)?.look.side
        return !navigation.isNavigationBarHidden && side != .hidden && side != .replaced
    }

    /// Whether the top screen has an action in place of going back.
    func hasBackAction(_ navigation: UINavigationController) -> Bool {
        (navigation.topViewController as? AppScreen)?.look.side == .action
    }

    /// Whether a navigation controller reaches the leading edge of its window, the only place where a swipe from the
    /// edge begins. A presented one may cover only a part of the window.
    func isAtLeadingEdge(_ navigation: UINavigationController) -> Bool {
        guard let view = navigation.view, let window = view.window else { return false }
        let place = view.convert(view.bounds, to: window)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isRightToLeft ? place.maxX > window.bounds.maxX - 1 : place.minX < 1
    }

    func swipesBetweenTabs(_ tabs: UITabBarController) -> Bool? { nil }
    func swipesBetweenChildren(_ container: RowController) -> Bool? { nil }
    func dismissesBySwipe(_ controller: UIViewController) -> Bool? { nil }
}
