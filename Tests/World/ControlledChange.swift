import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

/// The changes that code can drive, one of each kind.
package enum ControlledChange: String, CaseIterable, CustomTestStringConvertible {
    case push, pop, popTo, popToRoot, replaceTop, returnBySetting
    case nextTab, previousTab, tapTab
    case present, dismiss, presentCard, dismissCard
    case wholePush, wholePop

    package var testDescription: String { rawValue }

    package var isInTabs: Bool { [.nextTab, .previousTab, .tapTab].contains(self) }
    package var isModal: Bool { [.present, .dismiss, .presentCard, .dismissCard].contains(self) }
    package var isWhole: Bool { self == .wholePush || self == .wholePop }
    package var isForward: Bool {
        ![.pop, .popTo, .popToRoot, .returnBySetting, .dismiss, .dismissCard, .wholePop].contains(self)
    }
}

/// A container with its control, about to make one change.
@MainActor
package final class ControlledWorld {
    package let change: ControlledChange
    package let window: UIWindow
    package let log = Log()
    package private(set) var navigation: UINavigationController?
    package private(set) var tabs: UITabBarController?
    package private(set) var root: Screen
    /// The screen that is presented.
    package private(set) var detail: Screen?
    private var screens: [Screen] = []
    package private(set) var events: [TransitionEvent] = []
    package let app = AppTabDelegate()
    package let delegate = AppDelegate()

    package init(
        _ change: ControlledChange, animator: any TransitionAnimator = .slide.duration(0.6),
        assumptions: Headless.Assumptions = .init()
    ) {
        Headless.reset()
        Headless.assumptions = assumptions
        self.change = change
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root = Screen("root", log: log)
        if change.isInTabs {
            screens = [root, Screen("b", log: log), Screen("c", log: log)]
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = screens
            tabs.delegate = app
            self.tabs = tabs
            window.rootViewController = tabs
        } else if change.isModal {
            window.rootViewController = root
            detail = Screen("detail", log: log)
        } else {
            screens = [root]
            let navigation = UINavigationController(rootViewController: root)
            navigation.delegate = delegate
            self.navigation = navigation
            window.rootViewController = navigation
        }
        window.makeKeyAndVisible()
        Headless.clock.settle()
        prepare(animator)
        Headless.clock.settle()
        _ = log.take()
        _ = app.log.take()
        _ = delegate.log.take()
        observe()
    }

    private func prepare(_ animator: any TransitionAnimator) {
        if let navigation {
            navigation.setNavigationTransition(change.isWhole ? animator.wholeWindow : animator)
            if change != .push, change != .wholePush {
                for label in ["a", "b", "c"] {
                    let screen = Screen(label, log: log)
                    screens.append(screen)
                    navigation.pushViewController(screen, animated: false)
                    Headless.clock.settle()
                }
            }
        } else if let tabs {
            tabs.setTabTransition(animator)
            if change == .previousTab { tabs.selectedIndex = 2 }
        } else if let detail {
            let isCard = change == .presentCard || change == .dismissCard
            detail.setModalTransition(animator, options: .init(extent: isCard ? .fraction(0.5) : .full))
            if change == .dismiss || change == .dismissCard { root.present(detail, animated: false) }
        }
    }

    private func observe() {
        let hear: TransitionObserver = { [weak self] in self?.events.append($0) }
        navigation?.navigationTransitionAdapter?.onTransition = hear
        tabs?.tabTransitionAdapter?.onTransition = hear
        detail?.modalTransitionAdapter?.onTransition = hear
    }

    /// The control of the container; nil when the transition is uninstalled.
    package var installed: TransitionControl? {
        navigation?.navigationTransitionAdapter?.control ?? tabs?.tabTransitionAdapter?.control
            ?? detail?.modalTransitionAdapter?.control
    }

    package var control: TransitionControl {
        get throws { try #require(installed) }
    }

    /// Asks UIKit for the change.
    package func begin(animated: Bool = true) {
        switch change {
        case .push, .wholePush: navigation?.pushViewController(Screen("new", log: log), animated: animated)
        case .pop, .wholePop: navigation?.popViewController(animated: animated)
        case .popTo: navigation?.popToViewController(screens[1], animated: animated)
        case .popToRoot: navigation?.popToRootViewController(animated: animated)
        case .replaceTop:
            navigation?.setViewControllers(screens.dropLast() + [Screen("new", log: log)], animated: animated)
        case .returnBySetting: navigation?.setViewControllers(Array(screens.prefix(2)), animated: animated)
        case .nextTab: tabs?.selectedIndex = 1
        case .previousTab: tabs?.selectedViewController = root
        case .tapTab: tap(1)
        case .present, .presentCard: detail.map { root.present($0, animated: animated) }
        case .dismiss, .dismissCard: detail?.dismiss(animated: animated)
        }
    }

    /// Takes the transition away.
    package func uninstall() {
        navigation?.setNavigationTransition(nil)
        tabs?.setTabTransition(nil)
        detail?.setModalTransition(nil)
    }

    package func tap(_ place: Int) {
        guard let tabs else { return }
        let x = (CGFloat(place) + 0.5) * tabs.tabBar.bounds.width / 3
        Headless.tap(at: tabs.tabBar.convert(CGPoint(x: x, y: 24), to: nil), in: window)
    }

    /// What is to be seen: the screens in the window, in the order that they were made.
    package var shown: String {
        var all: [UIViewController] = screens + [root]
        all += navigation?.viewControllers ?? []
        all += [detail].compactMap { $0 }
        var seen: [String] = []
        for screen in all where screen.viewIfLoaded?.window != nil {
            if let title = screen.title, !seen.contains(title) { seen.append(title) }
        }
        return seen.joined(separator: " ")
    }

    /// The screens as the containers list them.
    package var state: String {
        if let navigation { return navigation.viewControllers.compactMap(\.title).joined(separator: " ") }
        if let tabs { return tabs.selectedViewController?.title ?? "" }
        return root.presentedViewController?.title ?? "nothing"
    }

    package var coordinator: (any UIViewControllerTransitionCoordinator)? {
        navigation?.transitionCoordinator ?? tabs?.transitionCoordinator ?? detail?.transitionCoordinator
    }

    package func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Headless.clock.settle(), "something never comes to rest", sourceLocation: sourceLocation)
        #expect(coordinator == nil, sourceLocation: sourceLocation)
        #expect(installed?.progress == nil, sourceLocation: sourceLocation)
        #expect(Headless.warnings == [], sourceLocation: sourceLocation)
    }

    package func residue() -> String { window.residue() }

    /// What a change of the same kind without animation comes to.
    package static func unanimated(_ change: ControlledChange) -> ControlledWorld {
        let world = ControlledWorld(change)
        world.installed?.cancel()
        UIView.performWithoutAnimation { world.begin(animated: false) }
        world.settle()
        return world
    }
}
