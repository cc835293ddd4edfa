import GalleryScenes
import TransitionCore
import UIKit

/// A container with demo screens, and a transition installed on it as an app would.
@MainActor protocol DemoContainer {
    /// The controller that fills the window.
    var root: UIViewController { get }
    /// Goes from the first screen to the second.
    func goForward()
    /// Goes back to the first screen.
    func goBackward()
    /// Whether the container is changing screens.
    var isChanging: Bool { get }
}

/// A push and its pop.
@MainActor struct NavigationDemoContainer: DemoContainer {
    let navigation = UINavigationController(rootViewController: JourneysScreen())

    init(_ animator: any TransitionAnimator) {
        navigation.setNavigationTransition(animator)
    }

    var root: UIViewController { navigation }
    func goForward() { navigation.pushViewController(PlaceScreen(), animated: true) }
    func goBackward() { navigation.popViewController(animated: true) }
    /// A whole-window transition goes on after UIKit's own change is over.
    var isChanging: Bool {
        navigation.transitionCoordinator != nil || navigation.navigationTransitionAdapter?.isPlaying == true
    }
}

/// A tap on the second tab and one on the first.
@MainActor struct TabDemoContainer: DemoContainer {
    let tabs = UITabBarController()

    init(_ animator: any TransitionAnimator) {
        tabs.viewControllers = [
            TabDemoContainer.tab(JourneysScreen(), "Journeys", "map"),
            TabDemoContainer.tab(PlaceScreen(), "Faro", "sun.max"),
            TabDemoContainer.tab(ListeningScreen(), "Listening", "music.note"),
        ]
        tabs.setTabTransition(animator)
    }

    private static func tab(_ screen: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return screen
    }

    var root: UIViewController { tabs }
    func goForward() { tap(1) }
    func goBackward() { tap(0) }
    var isChanging: Bool { tabs.transitionCoordinator != nil }

    private func tap(_ index: Int) {
        guard let window = tabs.tabBar.window, let count = tabs.tabBar.items?.count else { return }
        let isRightToLeft = tabs.tabBar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = CGFloat(isRightToLeft ? count - 1 - index : index) + 0.5
        let point = CGPoint(x: tabs.tabBar.bounds.width * place / CGFloat(count), y: 24)
        Headless.tap(at: tabs.tabBar.convert(point, to: nil), in: window)
    }
}

/// A screen that is presented, and dismissed again.
@MainActor struct ModalDemoContainer: DemoContainer {
    let presenter = JourneysScreen()
    let detail = PlaceScreen()

    init(_ animator: any TransitionAnimator) {
        detail.setModalTransition(animator)
    }

    var root: UIViewController { presenter }
    func goForward() { presenter.present(detail, animated: true) }
    func goBackward() { detail.dismiss(animated: true) }
    var isChanging: Bool { presenter.transitionCoordinator != nil || detail.transitionCoordinator != nil }
}

extension ContainerKind {
    /// A demo container of this kind.
    @MainActor func demoContainer(for animator: any TransitionAnimator) -> any DemoContainer {
        switch self {
        case .navigation: NavigationDemoContainer(animator)
        case .tab: TabDemoContainer(animator)
        case .modal: ModalDemoContainer(animator)
        }
    }
}
