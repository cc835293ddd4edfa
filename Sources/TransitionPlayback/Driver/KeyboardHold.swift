#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The keyboard policy of all transitions. At the start a leaving screen resigns first responder, so that the keyboard
/// does not jerk, and does not stay after the screen has gone. After a cancellation the screen becomes first responder
/// again.
@MainActor
package struct KeyboardHold {
    private weak var responder: UIResponder?

    /// Makes a leaving screen resign first responder: a text field in it, or the controller itself, which may be first
    /// responder for an input accessory view.
    package init(leaving controller: UIViewController?) {
        guard let controller, controller.isViewLoaded, let responder = Self.firstResponder(in: controller),
            responder.resignFirstResponder()
        else { return }
        self.responder = responder
    }

    /// Restores the first responder after a cancellation.
    package func giveBack() {
        guard let responder, Self.isInWindow(responder) else { return }
        responder.becomeFirstResponder()
    }

    private static func isInWindow(_ responder: UIResponder) -> Bool {
        if let view = responder as? UIView { return view.window != nil }
        return (responder as? UIViewController)?.viewIfLoaded?.window != nil
    }

    private static func firstResponder(in controller: UIViewController) -> UIResponder? {
        if let found = firstController(from: controller) { return found }
        guard let view = controller.viewIfLoaded else { return nil }
        guard let window = view.window else { return firstView(from: view) }
        guard TextInputSigns.mayHaveResponder(window) else { return nil }
        guard let found = firstView(from: window) else {
            TextInputSigns.noteSearch(of: window)
            return nil
        }
        return found.isDescendant(of: view) ? found : nil
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
