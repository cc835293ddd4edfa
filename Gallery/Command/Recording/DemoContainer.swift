import GalleryScenes
import TransitionCore
import TransitionUIKit
import UIKit

/// A container with demo screens, and a transition installed on it as an app would.
@MainActor protocol DemoContainer {
    /// The controller that fills the window.
    var root: UIViewController { get }
    /// Goes from the first screen to the second.
    func goForward()
    /// Goes back to the first screen.
    func goBackward()
    /// UIKit's coordinator of the change that runs; nil if none does.
    var coordinator: (any UIViewControllerTransitionCoordinator)? { get }
    /// Whether the container is changing screens.
    var isChanging: Bool { get }
    /// The first screen and the second, which the page can replace by pictures of somebody's own; none where it cannot.
    var screens: [UIViewController] { get }
    /// The bars around them, which such pictures have already.
    var bars: [UIView] { get }
}

extension DemoContainer {
    var isChanging: Bool { coordinator != nil }
    var screens: [UIViewController] { [] }
    var bars: [UIView] { [] }
}

/// A push and its pop.
@MainActor struct NavigationDemoContainer: DemoContainer {
    let navigation: UINavigationController
    private let first: Screen
    private let detail: Screen

    init(_ animator: any TransitionAnimator, showing pair: ScenePair = .journeys) {
        first = pair.makeFirst()
        navigation = UINavigationController(rootViewController: first)
        detail = pair.makeSecond()
        detail.comes(from: first)
        navigation.setNavigationTransition(animator)
    }

    var root: UIViewController { navigation }
    var screens: [UIViewController] { [first, detail] }
    var bars: [UIView] { [navigation.navigationBar] }
    func goForward() { navigation.pushViewController(detail, animated: true) }
    func goBackward() { navigation.popViewController(animated: true) }
    var coordinator: (any UIViewControllerTransitionCoordinator)? { navigation.transitionCoordinator }
    /// A whole-window transition goes on after UIKit's own change is over.
    var isChanging: Bool {
        coordinator != nil || navigation.transitions.isPlaying
    }
}

/// A tap on the second tab and one on the first.
@MainActor struct TabDemoContainer: DemoContainer {
    let tabs = UITabBarController()

    init(_ animator: any TransitionAnimator, showing pair: ScenePair = .journeys) {
        let (first, second) = (pair.makeFirst(), pair.makeSecond())
        ScenePair.connect(first, to: second)
        // No third one: a swipe on the page would not come to it.
        tabs.viewControllers = [TabDemoContainer.tab(first, "map"), TabDemoContainer.tab(second, "sun.max")]
        tabs.setTabTransition(animator)
    }

    private static func tab(_ screen: UIViewController, _ symbol: String) -> UIViewController {
        screen.loadViewIfNeeded()
        screen.tabBarItem = UITabBarItem(title: screen.title, image: UIImage(systemName: symbol), tag: 0)
        return screen
    }

    var root: UIViewController { tabs }
    var screens: [UIViewController] { tabs.viewControllers ?? [] }
    var bars: [UIView] { [tabs.tabBar] }
    func goForward() { tap(1) }
    func goBackward() { tap(0) }
    var coordinator: (any UIViewControllerTransitionCoordinator)? { tabs.transitionCoordinator }

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
    let presenter: Screen
    let detail: Screen

    init(_ animator: any TransitionAnimator, showing pair: ScenePair = .journeys) {
        presenter = pair.makeFirst()
        detail = animator.info.name == "dialog" ? DialogScreen() : pair.makeSecond()
        detail.comes(from: presenter)
        detail.setModalTransition(animator, options: ModalDemoContainer.options(for: animator))
    }

    /// A menu has the width that its transition leaves free, at the same edge.
    private static func options(for animator: any TransitionAnimator) -> ModalTransitionOptions {
        guard animator.info.name == "sideMenu", case .edge(let edge)? = animator.setting("from")?.value,
            case .number(let width)? = animator.setting("width")?.value
        else { return ModalTransitionOptions() }
        return ModalTransitionOptions(edge: edge, extent: .fraction(width), dimming: 0.25)
    }

    var root: UIViewController { presenter }
    var screens: [UIViewController] { [presenter, detail] }
    func goForward() { presenter.present(detail, animated: true) }
    func goBackward() { detail.dismiss(animated: true) }
    var coordinator: (any UIViewControllerTransitionCoordinator)? {
        presenter.transitionCoordinator ?? detail.transitionCoordinator
    }
}

extension Screen {
    /// Shows what the first screen leads to, and sets the anchors of a zoom: from the key view of the first screen to the key view of this one.
    fileprivate func comes(from first: Screen) {
        ScenePair.connect(first, to: self)
        transitionAnchors = TransitionAnchors { [weak first] in
            first?.keyView
        } target: { [weak self] in
            self?.keyView
        }
    }
}

extension ContainerKind {
    /// A demo container of this kind.
    @MainActor func demoContainer(
        for animator: any TransitionAnimator, showing pair: ScenePair = .journeys
    ) -> any DemoContainer {
        switch self {
        case .navigation: NavigationDemoContainer(animator, showing: pair)
        case .tab: TabDemoContainer(animator, showing: pair)
        case .modal: ModalDemoContainer(animator, showing: pair)
        }
    }
}
