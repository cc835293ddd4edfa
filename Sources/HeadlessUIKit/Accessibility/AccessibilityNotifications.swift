import Foundation

extension UIAccessibility {
    /// A notification from an app to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification. Apple does not publish its numbers; compare with the constants.
        public let rawValue: UInt32

        /// A notification by its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Another screen is shown. The argument is the element to go to, or a text to be spoken.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed. The argument is the element to go to, or a text to be spoken.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement of something that is not on the screen. The argument is the text to be spoken.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Tells assistive technologies of a change (see `Headless.accessibilityNotices`).
    @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        World.current.accessibilityNotices.append(Headless.AccessibilityNotice(notification, argument))
    }
}

/// A closure that answers a question of an assistive technology.
public typealias AXBoolReturnBlock = () -> Bool

extension Headless {
    /// A notice that the app posted for assistive technologies.
    @MainActor
    public struct AccessibilityNotice {
        /// The notification that was posted.
        public let notification: UIAccessibility.Notification
        /// The text, if it is to be spoken.
        public let text: String?
        /// The element to go to; it is not kept alive.
        public private(set) weak var element: AnyObject?

        init(_ notification: UIAccessibility.Notification, _ argument: Any?) {
            self.notification = notification
            text = argument as? String
            element = text == nil ? argument as AnyObject? : nil
        }
    }

    /// The notices that the app posted since the last `reset()`, the oldest first.
    public static var accessibilityNotices: [AccessibilityNotice] {
        World.current.accessibilityNotices
    }

    /// The two-finger scrub of VoiceOver, with which a user leaves a modal view. It asks the responders, from the view
    /// of the frontmost controller upwards, until one answers that it has left. A navigation controller among them goes
    /// back if its Back button would (F211).
    ///
    /// - Returns: whether a responder has left.
    @discardableResult
    public static func performEscape(in window: UIWindow) -> Bool {
        guard var front = window.rootViewController else { return performEscape(from: window) }
        while let presented = front.presentedViewController { front = presented }
        while let child = child(inFrontOf: front) { front = child }
        return performEscape(from: front.viewIfLoaded ?? front)
    }

    /// The same scrub while VoiceOver is at a certain view.
    @discardableResult
    public static func performEscape(from responder: UIResponder) -> Bool {
        var next: UIResponder? = responder
        while let candidate = next {
            // A block counts before the method (F210).
            if candidate.accessibilityPerformEscapeBlock?() ?? candidate.accessibilityPerformEscape() { return true }
            if let navigation = candidate as? UINavigationController, goBack(in: navigation) { return true }
            next = candidate.next
        }
        return false
    }

    private static func goBack(in navigation: UINavigationController) -> Bool {
        guard navigation.topViewController?.navigationItem.hidesBackButton == false else { return false }
        return navigation.popViewController(animated: true) != nil
    }

    private static func child(inFrontOf controller: UIViewController) -> UIViewController? {
        if let navigation = controller as? UINavigationController { return navigation.topViewController }
        if let tabs = controller as? UITabBarController { return tabs.selectedViewController }
        return controller.children.last { $0.viewIfLoaded?.window != nil }
    }
}
