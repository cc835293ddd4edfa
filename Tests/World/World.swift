import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

/// A container in a window, with a transition installed, about to make one change.
///
/// ```swift
/// let world = World(.pop)
/// try world.swipe("0 > 0.3 hold release")
/// world.expectRest()
/// ```
@MainActor
package final class World {
    package let change: Change
    package let window: UIWindow
    package let log = Log()
    package private(set) var navigation: UINavigationController?
    package private(set) var tabs: UITabBarController?
    package let root: Screen
    /// The screen that is presented.
    package private(set) var detail: Screen?
    /// What the container has reported since the world was made.
    package private(set) var events: [TransitionEvent] = []
    package let app = AppTabDelegate()
    package let delegate = AppDelegate()
    let isRightToLeft: Bool
    private let options: Options
    /// Whether the presenter keeps a pose while it is covered.
    let posesPresenter: Bool

    /// The options that all containers have in common. nil is the container's default, but for the swipes between tabs,
    /// which begin anywhere.
    package struct Options {
        let swipe: SwipeOrigin?
        let release: ReleaseRule?
        let motion: MotionPolicy

        package init(swipe: SwipeOrigin? = nil, release: ReleaseRule? = nil, motion: MotionPolicy = .system) {
            (self.swipe, self.release, self.motion) = (swipe, release, motion)
        }
    }

    /// A world at rest.
    ///
    /// - Parameters:
    ///   - change: What it is about to do.
    ///   - animator: What is installed on its container.
    ///   - options: The options with which it is installed.
    ///   - isRightToLeft: The direction of the container's layout.
    ///   - size: The size of its window.
    ///   - assumptions: How UIKit behaves where that is not documented.
    package init(
        _ change: Change, animator: any TransitionAnimator = .slide.duration(0.6), options: Options = .init(),
        isRightToLeft: Bool = false, size: CGSize = CGSize(width: 390, height: 844),
        assumptions: Headless.Assumptions = .init()
    ) {
        Headless.reset()
        Headless.assumptions = assumptions
        self.change = change
        self.options = options
        self.isRightToLeft = isRightToLeft
        let scene = TransitionScene(size: size, container: .modal)
        posesPresenter = change.isModal && animator.choreography(in: scene).resting == .overlay
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        root = Screen("root", log: log)
        if change.isInTabs {
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [root, Screen("b", log: log), Screen("c", log: log)]
            tabs.delegate = app
            self.tabs = tabs
            window.rootViewController = tabs
        } else if change.isModal {
            window.rootViewController = root
            detail = Screen("detail", log: log)
        } else {
            let navigation = UINavigationController(rootViewController: root)
            navigation.delegate = delegate
            self.navigation = navigation
            window.rootViewController = change.isWhole ? Self.tabs(around: navigation) : navigation
        }
        let container: UIViewController? = navigation ?? tabs ?? detail
        if isRightToLeft { container?.view.semanticContentAttribute = .forceRightToLeft }
        window.makeKeyAndVisible()
        Headless.clock.settle()
        prepare(animator)
        Headless.clock.settle()
        takeCalls()
        observe { [weak self] in self?.events.append($0) }
    }

    /// A whole window moves with its tab bar, which the screens that are pushed hide.
    private static func tabs(around navigation: UINavigationController) -> UITabBarController {
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [navigation, UINavigationController(rootViewController: Screen("other"))]
        return tabs
    }

    /// A screen for the stack.
    private func screen(_ label: String) -> Screen {
        let screen = Screen(label, log: log)
        screen.hidesBottomBarWhenPushed = change.isWhole
        return screen
    }

    private func prepare(_ animator: any TransitionAnimator) {
        if change == .previousTab { tabs?.selectedIndex = 2 }
        // UIKit asks nothing about a whole screen that comes without animation, and a swipe needs its view.
        if !change.isForward { detail?.loadViewIfNeeded() }
        install(animator, options: options)
        if let navigation {
            if change != .push, change != .wholePush {
                for label in ["a", "b", "c"] {
                    // Only an animated push of the window leaves a picture for the swipe back.
                    navigation.pushViewController(screen(label), animated: change.isWhole && label == "c")
                    Headless.clock.settle()
                }
            }
        } else if let detail, !change.isForward {
            root.present(detail, animated: false)
        }
    }

    // MARK: Its transition

    /// Replaces the container's observer.
    package func observe(_ observer: @escaping TransitionObserver) {
        navigation?.transitions.onEvent = observer
        tabs?.transitions.onEvent = observer
        detail?.modalTransitions.onEvent = observer
    }

    /// How the transitions ended, in order.
    package var ends: [TransitionEvent] { events.filter { $0 == .finished || $0 == .cancelled } }

    /// The control of the container; nil when the container is freed.
    package var installed: TransitionControl? {
        navigation?.transitions.control ?? tabs?.transitions.control ?? detail?.modalTransitions.control
    }

    /// What is installed on the container.
    package var adapter: AnyObject? {
        navigation.flatMap(Attachment.navigationTransition.get) ?? tabs.flatMap(Attachment.tabTransition.get)
            ?? detail.flatMap(Attachment.modalTransition.get)
    }

    package var control: TransitionControl {
        get throws { try #require(installed) }
    }

    /// Whether a transition runs: UIKit's, or that of the whole window.
    package var isChanging: Bool {
        coordinator != nil || navigation?.transitions.isPlaying == true
    }

    /// Installs a transition on the container.
    package func install(_ animator: any TransitionAnimator = .slide.duration(0.6), options: Options = .init()) {
        let motion = options.motion
        if let navigation {
            var all = NavigationTransitionOptions(motion: motion)
            options.swipe.map { all.swipe = $0 }
            options.release.map { all.release = $0 }
            navigation.setNavigationTransition(change.isWhole ? animator.wholeWindow : animator, options: all)
        }
        if let tabs {
            var all = TabTransitionOptions(swipe: options.swipe ?? .fromAnywhere, motion: motion)
            options.release.map { all.release = $0 }
            tabs.setTabTransition(animator, options: all)
        }
        if let detail {
            var all = ModalTransitionOptions(extent: change.isCard ? .fraction(0.5) : .full, motion: motion)
            options.swipe.map { all.swipe = $0 }
            options.release.map { all.release = $0 }
            detail.setModalTransition(animator, options: all)
        }
    }

    /// Takes the transition away.
    package func uninstall() {
        navigation?.setNavigationTransition(nil)
        tabs?.setTabTransition(nil)
        detail?.setModalTransition(nil)
    }

    // MARK: Its change

    /// Asks UIKit for the change.
    package func begin(animated: Bool = true) {
        // Tabs have no other way to ask for a change without animation.
        if change.isInTabs, !animated { UIView.setAnimationsEnabled(false) }
        defer { UIView.setAnimationsEnabled(true) }
        switch change {
        case .push, .wholePush: navigation?.pushViewController(screen("new"), animated: animated)
        case .pop, .wholePop: navigation?.popViewController(animated: animated)
        case .popTo: stack.dropFirst().first.map { _ = navigation?.popToViewController($0, animated: animated) }
        case .popToRoot: navigation?.popToRootViewController(animated: animated)
        case .replaceTop:
            navigation?.setViewControllers(stack.dropLast() + [screen("new")], animated: animated)
        case .returnBySetting: navigation?.setViewControllers(Array(stack.prefix(2)), animated: animated)
        case .nextTab: tabs?.selectedIndex = 1
        case .previousTab: tabs?.selectedViewController = tabs?.viewControllers?[1]
        case .tapTab: tap(1)
        case .present, .presentCard: detail.map { root.present($0, animated: animated) }
        case .dismiss, .dismissCard: detail?.dismiss(animated: animated)
        }
    }

    /// Asks UIKit for the way back from a change forward that is over.
    package func goBack() {
        if let navigation { navigation.popViewController(animated: true) }
        tabs?.selectedIndex = 0
        detail?.dismiss(animated: true)
    }

    private var stack: [UIViewController] { navigation?.viewControllers ?? [] }

    package func tap(_ place: Int) {
        guard let tabs else { return }
        let x = (CGFloat(place) + 0.5) * tabs.tabBar.bounds.width / 3
        Headless.tap(at: tabs.tabBar.convert(CGPoint(x: x, y: 24), to: nil), in: window)
    }

    package var coordinator: (any UIViewControllerTransitionCoordinator)? {
        navigation?.transitionCoordinator ?? tabs?.transitionCoordinator ?? detail?.transitionCoordinator
    }

    // MARK: What is seen

    /// The controllers that the containers list, and the presented screen.
    var screens: [UIViewController] {
        (tabs?.viewControllers ?? [root]) + stack.dropFirst() + [detail].compactMap { $0 }
    }

    /// What is to be seen: the screens in the window, in the order that they were made.
    package var shown: String {
        screens.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title).joined(separator: " ")
    }

    /// The screens as the containers list them.
    package var state: String {
        if let navigation { return navigation.viewControllers.compactMap(\.title).joined(separator: " ") }
        if let tabs { return tabs.selectedViewController?.title ?? "" }
        return root.presentedViewController?.title ?? "nothing"
    }

    /// The screen that is on top at rest.
    package var top: UIViewController {
        navigation?.topViewController ?? tabs?.selectedViewController ?? root.presentedViewController ?? root
    }

    /// The layer that a slide moves over its whole length while the change is on its way.
    package var moving: CALayer? {
        guard let coordinator else { return window.rootViewController?.view.layer }
        return coordinator.view(forKey: change.isForward && !change.isInTabs ? .to : .from)?.layer
    }

    /// Lets go of the screen that is presented, so that nothing keeps it but UIKit.
    package func forgetDetail() { detail = nil }

    package func residue() -> String { window.residue() }

    /// All that two worlds at rest have in common if the same is seen in them.
    package var look: String { "\(state)\n\(shown)\n\(residue())" }

    /// Returns what screens and delegates were called since the last time, and forgets it.
    @discardableResult
    package func takeCalls() -> (screens: [String], delegate: [String]) {
        (log.take(), app.log.take() + delegate.log.take())
    }

    /// What a change of the same kind without animation comes to.
    package static func unanimated(
        _ change: Change, animator: any TransitionAnimator = .slide, isRightToLeft: Bool = false,
        size: CGSize = CGSize(width: 390, height: 844), assumptions: Headless.Assumptions = .init()
    ) -> World {
        let world = World(
            change, animator: animator, isRightToLeft: isRightToLeft, size: size, assumptions: assumptions)
        world.begin(animated: false)
        world.settle()
        return world
    }

    /// The looks after changes without animation, by what they depend on.
    private static var plainLooks: [String: String] = [:]

    /// What a change without animation looks like. It depends on the animator only if that poses the presenter.
    package static func plainLook(
        _ change: Change, _ transition: BuiltInTransition = .slide, isRightToLeft: Bool = false
    ) -> String {
        let posing: BuiltInTransition = change.isModal && transition == .tiltUnder ? transition : .slide
        let key = "\(change) \(posing) \(isRightToLeft)"
        if let look = plainLooks[key] { return look }
        let look = unanimated(change, animator: posing.animator, isRightToLeft: isRightToLeft).look
        plainLooks[key] = look
        return look
    }
}
