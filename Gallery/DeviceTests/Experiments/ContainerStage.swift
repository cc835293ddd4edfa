import UIKit
import XCTest

/// The changes of containers that an experiment goes through.
enum ContainerChange: String, CaseIterable, Encodable {
    case push, pop, popTo, setViewControllers, selectedIndex, presentFullScreen, presentCustom, dismiss

    /// Whether it is a navigation controller's.
    var isNavigation: Bool { [.push, .pop, .popTo, .setViewControllers].contains(self) }
}

/// A container that is ready for one change, whose delegates hand out one animator and one interaction controller.
@MainActor
final class ContainerStage {
    let trial: Trial
    let change: ContainerChange
    private let root = Screen("root")
    private let second = Screen("second")
    private let third = Screen("third")
    private(set) var navigation: UINavigationController?
    private(set) var tabs: UITabBarController?
    private var delegates: [AnyObject] = []

    /// Shows the container as it is before the change.
    init(
        _ trial: Trial, _ change: ContainerChange, animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) async throws {
        self.trial = trial
        self.change = change
        switch change {
        case .push, .pop, .popTo, .setViewControllers:
            let navigation = UINavigationController(rootViewController: root)
            self.navigation = navigation
            try await trial.show(navigation)
            if change != .push {
                navigation.setViewControllers([root, second] + (change == .popTo ? [third] : []), animated: false)
                try await trial.settle()
            }
            let delegate = ScriptedNavigationDelegate(animator)
            delegate.interaction = interaction
            navigation.delegate = delegate
            delegates = [delegate]
        case .selectedIndex:
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            self.tabs = tabs
            tabs.viewControllers = [root, second]
            let delegate = ScriptedTabDelegate(animator)
            delegate.interaction = interaction
            tabs.delegate = delegate
            delegates = [delegate]
            try await trial.show(tabs)
        case .presentFullScreen, .presentCustom, .dismiss:
            try await trial.show(root)
            second.modalPresentationStyle = change == .presentCustom ? .custom : .fullScreen
            let delegate = ScriptedModalDelegate(animator)
            delegates = [delegate]
            if change == .dismiss {
                root.startPresenting(second, animated: false)
                try await trial.settle()
            }
            delegate.interaction = interaction
            second.transitioningDelegate = delegate
        }
    }

    /// Begins the change.
    func begin(animated: Bool = true) {
        switch change {
        case .push: navigation?.pushViewController(second, animated: animated)
        case .pop: navigation?.popViewController(animated: animated)
        case .popTo: navigation?.popToViewController(root, animated: animated)
        case .setViewControllers: navigation?.setViewControllers([root, third], animated: animated)
        case .selectedIndex: tabs?.selectedIndex = 1
        case .presentFullScreen, .presentCustom: root.startPresenting(second, animated: animated)
        case .dismiss: second.startDismissing(animated: animated)
        }
    }

    /// The coordinator of the change, if it runs.
    var coordinator: (any UIViewControllerTransitionCoordinator)? {
        navigation?.transitionCoordinator ?? tabs?.transitionCoordinator ?? root.transitionCoordinator
            ?? second.transitionCoordinator
    }
}
