#if canImport(UIKit)
import TransitionCore
import UIKit

/// A controller without a look of its own that presents a screen in the name of a view.
package final class PresentationAnchor: UIViewController {
    /// What is presented while the app's state asks for it.
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
