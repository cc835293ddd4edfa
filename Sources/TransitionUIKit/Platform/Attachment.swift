#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The key of an object that the package attaches to a controller or a view, which retains the object.
///
/// A module declares the keys of its attachments as static constants.
@MainActor
package struct Attachment {
    let name: String

    #if HEADLESS_UIKIT
    package init(_ name: String) {
        self.name = name
    }

    package func get(from owner: UIResponder) -> AnyObject? {
        Headless.associatedValue(for: name, on: owner)
    }

    package func set(_ value: AnyObject?, on owner: UIResponder) {
        Headless.setAssociatedValue(value, for: name, on: owner)
    }
    #else
    /// A unique address, because the runtime's keys are pointers.
    private let key: UnsafeRawPointer

    package init(_ name: String) {
        self.name = name
        key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }

    package func get(from owner: UIResponder) -> AnyObject? {
        objc_getAssociatedObject(owner, key) as AnyObject?
    }

    package func set(_ value: AnyObject?, on owner: UIResponder) {
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #endif

    /// A navigation controller's adapter.
    package static let navigationTransition = Self("navigationTransition")
    /// A tab bar controller's adapter.
    package static let tabTransition = Self("tabTransition")
    /// A bar that covers a tab bar controller's system bar.
    static let tabBarOverlay = Self("tabBarOverlay")
    /// The proxy in front of a tab bar controller's delegate.
    static let tabDelegate = Self("tabDelegate")
    /// A presented controller's adapter.
    package static let modalTransition = Self("modalTransition")
    /// A screen's swipe that presents another screen.
    static let interactivePresentation = Self("interactivePresentation")
    /// A screen's ``TransitionAnchors``.
    static let anchors = Self("anchors")
    /// The feed of a container's transitions.
    static let feed = Self("feed")
    /// The ``WindowLife`` of a window.
    static let windowLife = Self("windowLife")
    /// The ``ContainerSettings`` of a navigation controller.
    static let navigationSettings = Self("navigationSettings")
    /// The ``ContainerSettings`` of a tab bar controller.
    static let tabSettings = Self("tabSettings")
    /// The ``ContainerSettings`` of a presented controller.
    static let modalSettings = Self("modalSettings")
}
#endif
