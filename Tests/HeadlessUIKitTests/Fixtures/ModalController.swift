import Foundation
import UIKit

/// A logged controller that also logs why it appears and disappears.
final class ModalController: LoggedController {
    var statusBar = UIStatusBarStyle.default
    var sizes: [CGSize] = []
    override var preferredStatusBarStyle: UIStatusBarStyle { statusBar }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { log.add("\(name) presented in will") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isBeingPresented { log.add("\(name) presented in did") }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { log.add("\(name) dismissed in will") }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { log.add("\(name) dismissed in did") }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}
