import Foundation
import UIKit

/// A presentation controller for a card on the lower half of the screen.
package final class HalfController: UIPresentationController {
    package var log: CallLog?
    package var removes = false
    package let chrome = UIView()
    package var containers: [UIView?] = []

    package override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    package override var shouldRemovePresentersView: Bool { removes }

    package override func presentationTransitionWillBegin() {
        log?.add("presentation will begin")
        containers.append(containerView)
        chrome.alpha = 0
        containerView?.insertSubview(chrome, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.chrome.alpha = 1 }
    }

    package override func presentationTransitionDidEnd(_ completed: Bool) {
        log?.add("presentation did end \(completed)")
        if !completed { chrome.removeFromSuperview() }
    }

    package override func dismissalTransitionWillBegin() {
        log?.add("dismissal will begin")
        presentedViewController.transitionCoordinator?.animate { _ in self.chrome.alpha = 0 }
    }

    package override func dismissalTransitionDidEnd(_ completed: Bool) {
        log?.add("dismissal did end \(completed)")
        if completed { chrome.removeFromSuperview() } else { chrome.alpha = 1 }
    }

    package override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
