import TransitionCore
import TransitionUIKit
import UIKit

/// A screen that presents the second one.
@MainActor final class ModalStageContainer: StageContainer {
    private let presenter: UIViewController
    private let isRightToLeft: Bool
    /// What is presented, time and again: the transition is installed on it.
    private let detail: UIViewController

    init(_ screens: TrialScreens, isRightToLeft: Bool) {
        presenter = screens.first()
        detail = screens.second()
        self.isRightToLeft = isRightToLeft
        // It is presented outside of the host and does not inherit the host's traits. UIKit reads its direction before that.
        if isRightToLeft { detail.view.semanticContentAttribute = .forceRightToLeft }
    }

    var root: UIViewController { presenter }
    var carrier: UIViewController { detail }
    var isChanging: Bool { presenter.transitionCoordinator != nil || detail.transitionCoordinator != nil }
    var isForward: Bool { detail.presentingViewController != nil && !detail.isBeingDismissed }

    func install(_ animator: any TransitionAnimator, _ trial: TrialSettings) {
        // UIKit curls only from one full screen to another.
        if animator.systemTransition == .partialCurl { detail.modalPresentationStyle = .fullScreen }
        detail.setModalTransition(animator, options: trial.modalOptions)
    }

    func uninstall() { detail.setModalTransition(nil) }

    func goForward() {
        presenter.present(detail, animated: true)
        if isRightToLeft {
            detail.presentationController?.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        }
    }

    func goBackward() { detail.dismiss(animated: true) }

    func clear(_ done: @escaping @MainActor () -> Void) {
        guard detail.presentingViewController != nil else { return done() }
        // UIKit takes no dismissal while something is under way.
        if let coordinator = detail.transitionCoordinator ?? presenter.transitionCoordinator {
            coordinator.animate(alongsideTransition: nil) { [self] _ in dismiss(done) }
        } else {
            dismiss(done)
        }
    }

    private func dismiss(_ done: @escaping @MainActor () -> Void) {
        guard detail.presentingViewController != nil else { return done() }
        detail.dismiss(animated: false, completion: done)
    }
}
