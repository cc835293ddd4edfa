import Foundation
import UIKit

/// A logged controller that also logs why it appears and disappears.
package final class ModalController: LoggedController {
    package var statusBar = UIStatusBarStyle.default
    package var sizes: [CGSize] = []
    package override var preferredStatusBarStyle: UIStatusBarStyle { statusBar }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { log.add("\(name) presented in will") }
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isBeingPresented { log.add("\(name) presented in did") }
    }

    package override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { log.add("\(name) dismissed in will") }
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { log.add("\(name) dismissed in did") }
    }

    package override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}
