import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

/// A container with an animator on it, whose change is about to be held.
@MainActor
public final class MomentStage {
    public let control: TransitionControl
    /// The screen that leaves, or stays behind, and the one that arrives.
    public let (from, to): (UIViewController, UIViewController)
    private let container: ContainerKind
    private let begin: () -> Void

    /// What moves of the screen that arrives. A presentation controller may move a view around it.
    public var arriving: UIView? {
        let presented = container == .modal ? to.presentationController?.presentedView : nil
        return presented ?? to.view
    }

    /// Shows the container and begins the change, held at its start.
    public init(_ trial: Trial, _ animator: any TransitionAnimator, in container: ContainerKind) async throws {
        let (from, to) = (Screen("from"), Screen("to"))
        (self.from, self.to) = (from, to)
        self.container = container
        switch container {
        case .navigation:
            let navigation = UINavigationController(rootViewController: from)
            // Without bars the screens have the container's size.
            navigation.setNavigationBarHidden(true, animated: false)
            try await trial.show(navigation)
            navigation.setNavigationTransition(animator, options: .init(motion: .neverReduced))
            control = navigation.transitions.control
            begin = { navigation.pushViewController(to, animated: true) }
        case .tab:
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [from, to]
            try await trial.show(tabs)
            tabs.setTabTransition(animator, options: .init(motion: .neverReduced))
            control = tabs.transitions.control
            begin = { tabs.selectedIndex = 1 }
        case .modal:
            try await trial.show(from)
            to.setModalTransition(animator, options: .init(motion: .neverReduced))
            control = to.modalTransitions.control
            begin = { from.startPresenting(to) }
        }
        control.holdNext()
        begin()
        try await trial.advance(0.1)
    }
}
