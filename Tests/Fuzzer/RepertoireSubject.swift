import TransitionAnimations
import TransitionCore
import TransitionSwap
import TransitionUIKit
import UIKit

/// The subject with this package's transitions.
@MainActor final class RepertoireSubject: Subject {
    let name = "repertoire"
    /// The animators, in the order of the registry.
    private let animators: [any TransitionAnimator]

    init(animators: [any TransitionAnimator] = TransitionRegistry.standard.all) { self.animators = animators }

    private var hear: @MainActor (Occasion) -> Void = { _ in }

    func tell(_ hear: @escaping @MainActor (Occasion) -> Void) { self.hear = hear }

    var observer: TransitionObserver {
        { [weak self] event in
            if case .progress = event { self?.hear(.progress) } else { self?.hear(.end) }
        }
    }

    func animator(_ choice: Choice) -> any TransitionAnimator {
        if let system = Self.system(choice) { return system.animator }
        let animator = animators[choice.number % animators.count]
        switch choice.number % 13 {
        case 3: return animator.duration(0.05)
        case 5: return animator.timing(.spring(response: 0.3, dampingRatio: 0.7))
        case 7: return animator.duration(.nan)
        case 9: return animator.mirrored
        case 11: return animator.wholeWindow
        default: return animator
        }
    }

    // MARK: Roots

    private(set) var owedCompletions = 0

    func swapRoot(of window: UIWindow, for root: UIViewController, _ choice: Choice) {
        owedCompletions += 1
        let options = RootTransitionOptions(
            direction: choice.number % 3 == 0 ? .backward : .forward,
            motion: choice.number % 17 == 0 ? .alwaysReduced : .system)
        let animator = choice.number % 8 == 0 ? nil : animator(choice)
        window.setRootViewController(root, transition: animator, options: options) { [weak self] _ in
            self?.owedCompletions -= 1
        }
    }

    // MARK: Navigation

    private func options(_ choice: Choice) -> NavigationTransitionOptions {
        let place: SwipeOrigin
        switch choice.number / 7 % 8 {
        case 0: place = .off
        case 1, 2, 3: place = .fromAnywhere
        case 4, 5: place = .systemDefault
        default: place = .fromEdge
        }
        return NavigationTransitionOptions(
            swipe: place,
            allowsSwipeWithoutBackButton: choice.number % 13 == 5,
            release: ReleaseRule(threshold: choice.number % 11 == 0 ? 0.3 : 0.5),
            motion: choice.number % 17 == 0 ? .alwaysReduced : .system)
    }

    func install(_ choice: Choice, on navigation: UINavigationController) {
        let animator = animator(choice)
        if choice.number / 3 % 6 == 5 {
            navigation.setNavigationTransition(options: options(choice)) { _, _, to in
                (to as? AppScreen)?.look.number.isMultiple(of: 3) == true ? nil : animator
            }
        } else {
            navigation.setNavigationTransition(animator, options: options(choice))
        }
        if choice.number % 2 == 0 { navigation.transitions.onEvent = observer }
        installed[ObjectIdentifier(navigation)] = Installed(choice, on: navigation.installed)
    }

    /// The last installation on each container. The container may no longer exist, or a delegate of the app may have
    /// taken its transitions away.
    private var installed: [ObjectIdentifier: Installed] = [:]

    private struct Installed {
        let choice: Choice
        private weak var transitions: AnyObject?

        init(_ choice: Choice, on transitions: AnyObject?) {
            self.choice = choice
            self.transitions = transitions
        }

        func isThere(in transitions: AnyObject?) -> Bool { transitions != nil && transitions === self.transitions }
    }

    func uninstall(from navigation: UINavigationController) {
        navigation.setNavigationTransition(nil)
        installed[ObjectIdentifier(navigation)] = nil
    }

    func push(_ screen: UIViewController, with choice: Choice, on navigation: UINavigationController) {
        singles[ObjectIdentifier(screen)] = choice
        navigation.pushViewController(screen, transition: animator(choice))
    }

    /// The latest choice with which each screen was pushed alone.
    var singles: [ObjectIdentifier: Choice] = [:]
    /// The screens that were on a stack.
    var visitors: [Visitor] = []

    func setDelegate(_ delegate: (any UINavigationControllerDelegate)?, of navigation: UINavigationController) {
        navigation.transitions.delegate = delegate
    }

    func swipesBack(_ navigation: UINavigationController) -> Bool? {
        guard isOn else { return systemSwipesBack(navigation) }
        guard let transitions = navigation.installed else { return systemSwipesBack(navigation) }
        if navigation.delegate is NavigationDelegate { return systemSwipesBack(navigation) }
        // If only single pushes have an animator, all others are the system's.
        guard let entry = installed[ObjectIdentifier(navigation)], entry.isThere(in: transitions) else {
            return systemSwipesBack(navigation)
        }
        if let system = swipesBackBySystem(navigation, installed: entry.choice) { return system.answer }
        // This rule may leave a pop to UIKit, which then has no swipe back.
        guard entry.choice.number / 3 % 6 != 5 else { return nil }
        let options = options(entry.choice)
        guard options.allowsSwipeWithoutBackButton || allowsSwipeBack(navigation), !hasBackAction(navigation) else {
            return false
        }
        switch options.swipe {
        case .off: return nil
        case .fromAnywhere: return true
        case .fromEdge: return isAtLeadingEdge(navigation) ? true : nil
        }
    }

    func faults(of navigation: UINavigationController) -> [String] {
        navigation.interactivePopGestureRecognizer?.isEnabled == false
            ? ["the system's swipe back is off"]
            : requestsLeftBehind(on: navigation)
    }

    // MARK: Tabs

    private func tabOptions(_ choice: Choice) -> TabTransitionOptions {
        TabTransitionOptions(
            taps: choice.number % 9 == 0 ? .immediate : .animated,
            swipe: [.fromAnywhere, .fromAnywhere, .fromAnywhere, .fromEdge, .off][choice.number / 7 % 5],
            wraps: choice.number % 5 == 0,
            touches: choice.number % 14 == 1 ? 2...2 : 1...1,
            motion: choice.number % 17 == 0 ? .alwaysReduced : .system)
    }

    func install(_ choice: Choice, on tabs: UITabBarController) {
        let animator = animator(choice)
        if choice.number / 3 % 6 == 5 {
            tabs.setTabTransition(options: tabOptions(choice)) { _, to in
                to is UINavigationController ? nil : animator
            }
        } else {
            tabs.setTabTransition(animator, options: tabOptions(choice))
        }
        if choice.number % 2 == 0 { tabs.transitions.onEvent = observer }
        installed[ObjectIdentifier(tabs)] = Installed(choice, on: tabs.installed)
    }

    func uninstall(from tabs: UITabBarController) {
        tabs.setTabTransition(nil)
        installed[ObjectIdentifier(tabs)] = nil
    }

    func setDelegate(_ delegate: (any UITabBarControllerDelegate)?, of tabs: UITabBarController) {
        tabs.transitions.delegate = delegate
    }

    /// The containers with an item that is asked whether a tap, and so a swipe, may select it.
    var gated: Set<ObjectIdentifier> = []

    func swipesBetweenTabs(_ tabs: UITabBarController) -> Bool? {
        guard let entry = installed[ObjectIdentifier(tabs)], entry.isThere(in: tabs.installed),
            case let choice = entry.choice, choice.number / 3 % 6 != 5, !(tabs.delegate is TabDelegate),
            !gated.contains(ObjectIdentifier(tabs))
        else { return nil }
        guard isOn else { return false }
        let options = tabOptions(choice)
        return options.swipe == .fromAnywhere && options.touches == 1...1 ? true : nil
    }

    // MARK: Modals

    private var presented: [ObjectIdentifier: Choice] = [:]

    private func modalOptions(_ choice: Choice) -> ModalTransitionOptions {
        ModalTransitionOptions(
            edge: [.bottom, .bottom, .bottom, .leading, .trailing, .top][choice.number / 5 % 6],
            swipe: [.fromAnywhere, .fromAnywhere, .fromEdge, .off][choice.number / 7 % 4],
            extent: [.full, .full, .fraction(0.6), .points(300)][choice.number / 11 % 4],
            dimming: choice.number % 3 == 0 ? 0 : 0.4,
            dismissesOnTapOutside: choice.number % 4 != 0,
            motion: choice.number % 17 == 0 ? .alwaysReduced : .system)
    }

    func install(_ choice: Choice, onPresented controller: UIViewController) {
        controller.setModalTransition(animator(choice), options: modalOptions(choice))
        if choice.number % 2 == 0 { controller.modalTransitions.onEvent = observer }
        presented[ObjectIdentifier(controller)] = choice
    }

    func alter(_ choice: Choice?, onPresented controller: UIViewController) {
        if let choice { return install(choice, onPresented: controller) }
        controller.setModalTransition(nil)
        presented[ObjectIdentifier(controller)] = nil
    }

    func offer(_ choice: Choice, on screen: UIViewController, make: (@MainActor () -> UIViewController?)?) {
        let edges: [TransitionEdge] = [.trailing, .leading, .bottom, .top]
        screen.setInteractivePresentation(
            from: edges[choice.number % edges.count], anywhere: choice.number % 3 == 0, make)
    }

    func dismissesBySwipe(_ controller: UIViewController) -> Bool? {
        guard controller.installedModal != nil, let choice = presented[ObjectIdentifier(controller)] else {
            return nil
        }
        if Self.system(choice) != nil { return nil }
        guard isOn else { return false }
        let options = modalOptions(choice)
        return options.edge == .bottom && options.swipe == .fromAnywhere && options.extent == .full ? true : nil
    }

    // MARK: Modifiers

    func values(_ choice: Choice) -> ModifierValues? {
        // One modifier in eight leaves its container to the system.
        guard choice.number % 8 != 0 else { return nil }
        return ModifierValues(
            animator: animator(choice), navigation: options(choice), tabs: tabOptions(choice),
            modal: modalOptions(choice))
    }

    // MARK: Code in the place of a finger

    /// The adapters of a controller: it may be presented and a container.
    func lead(_ controller: UIViewController, _ drive: Drive) {
        let controls = [
            (controller as? UINavigationController)?.transitions.control,
            (controller as? UITabBarController)?.transitions.control,
            controller.modalTransitions.control, (controller as? RowController)?.childTransitions.control,
        ]
        for control in controls.compactMap({ $0 }) {
            switch drive {
            case .hold: if !control.hold() { control.holdNext() }
            case .scrub(let fraction): control.scrub(to: fraction)
            case .finish(let velocity): control.finish(velocity: velocity)
            case .cancel(let velocity): control.cancel(velocity: velocity)
            }
        }
    }
}
