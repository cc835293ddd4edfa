import UIKit

/// The app's own delegate of a navigation controller: it must hear everything once and in order.
@MainActor final class FuzzNavigationDelegate: NSObject, UINavigationControllerDelegate {
    private let ledger: FuzzLedger
    /// The screen that is about to be shown.
    private weak var announced: UIViewController?
    /// The screen that was shown last; nil as long as nothing was heard.
    private(set) weak var shown: UIViewController?

    init(ledger: FuzzLedger) { self.ledger = ledger }

    /// Whether what was announced may be announced again, since a transition was cancelled in between.
    private var mayRepeat = false

    /// What was announced may never come.
    func transitionWasCancelled() { mayRepeat = true }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        if announced === viewController, !mayRepeat { ledger.report(.delegate, "willShow was told twice") }
        announced = viewController
        mayRepeat = false
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        if shown === viewController { ledger.report(.delegate, "didShow was told twice") }
        if announced !== viewController, shown != nil || announced != nil {
            ledger.report(.delegate, "didShow was told of a screen that was not announced")
        }
        announced = nil
        shown = viewController
    }
}
