#if canImport(UIKit)
import UIKit

/// The one policy for the keyboard: a screen that leaves lets go of it at the start, so that it neither jerks nor
/// outlives the screen, and gets it back after a cancel.
@MainActor
struct KeyboardHold {
    private weak var responder: UIResponder?

    /// Takes the keyboard away from a screen that leaves, from a text field of its or from the screen itself, which may
    /// be first responder for an accessory above the keyboard.
    init(leaving controller: UIViewController?) {
        guard let controller, controller.isViewLoaded, let responder = Self.firstResponder(in: controller),
            responder.resignFirstResponder()
        else { return }
        self.responder = responder
    }

    /// The transition was cancelled: the screen has it again.
    func giveBack() {
        guard let responder, Self.isInWindow(responder) else { return }
        responder.becomeFirstResponder()
    }

    private static func isInWindow(_ responder: UIResponder) -> Bool {
        if let view = responder as? UIView { return view.window != nil }
        return (responder as? UIViewController)?.viewIfLoaded?.window != nil
    }

    private static func firstResponder(in controller: UIViewController) -> UIResponder? {
        firstController(from: controller) ?? controller.viewIfLoaded.flatMap { firstView(from: $0) }
    }

    private static func firstController(from controller: UIViewController) -> UIViewController? {
        if controller.isFirstResponder { return controller }
        for child in controller.children {
            if let found = firstController(from: child) { return found }
        }
        return nil
    }

    private static func firstView(from view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        for subview in view.subviews {
            if let found = firstView(from: subview) { return found }
        }
        return nil
    }
}
#endif
