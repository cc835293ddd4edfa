#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// An invisible controller that presents a screen on behalf of a view.
package final class PresentationAnchor: UIViewController {
    /// The screen that is presented while the app's state requests it.
    package private(set) lazy var presentation = BoundPresentation(on: self)

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = false
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presentation.anchorDidAppear()
    }
}
#endif
