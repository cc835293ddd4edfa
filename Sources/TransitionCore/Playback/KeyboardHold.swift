#if canImport(UIKit)
import UIKit

/// The one policy for the keyboard: a screen that leaves lets go of it at the start, so that it neither jerks nor
/// outlives the screen, and gets it back after a cancel.
@MainActor
struct KeyboardHold {
    private weak var responder: UIView?

    /// Takes the keyboard away from a screen that leaves.
    init(leaving controller: UIViewController?) {
        guard let view = controller?.viewIfLoaded, let responder = Self.firstResponder(in: view),
            responder.resignFirstResponder()
        else { return }
        self.responder = responder
    }

    /// The transition was cancelled: the screen has it again.
    func giveBack() {
        guard let responder, responder.window != nil else { return }
        responder.becomeFirstResponder()
    }

    private static func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        for subview in view.subviews {
            if let found = firstResponder(in: subview) { return found }
        }
        return nil
    }
}
#endif
