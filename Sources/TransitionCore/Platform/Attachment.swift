#if canImport(UIKit)
import UIKit

/// Kinds of objects that the package attaches to a container or a screen. The container retains the object, so that
/// both live equally long.
@MainActor
enum Attachment: String, CaseIterable {
    /// A navigation controller's adapter.
    case navigationTransition
    /// A tab bar controller's adapter.
    case tabTransition
    /// What is in front of a tab bar controller's delegate.
    case tabDelegate
    /// The animations of a tab bar controller's items.
    case tabItems
    /// A tab bar controller's own bar over the hidden system one.
    case animatedTabBar
    /// A presented controller's adapter.
    case modalTransition
    /// A screen's swipe that presents another screen.
    case interactivePresentation
    /// A screen's ``TransitionAnchors``.
    case anchors
    /// What modifiers of SwiftUI ask of a navigation controller.
    case stackRequests
    /// What modifiers of SwiftUI ask of a tab bar controller.
    case tabRequests
    /// Who waits for a presented controller to go.
    case departure
    /// Views that hear of a container's changes.
    case audience

    #if HEADLESS_UIKIT
    func get(from owner: UIViewController) -> AnyObject? {
        Headless.associatedValue(for: rawValue, on: owner)
    }

    func set(_ value: AnyObject?, on owner: UIViewController) {
        Headless.setAssociatedValue(value, for: rawValue, on: owner)
    }
    #else
    func get(from owner: UIViewController) -> AnyObject? {
        objc_getAssociatedObject(owner, key) as AnyObject?
    }

    func set(_ value: AnyObject?, on owner: UIViewController) {
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// One unique address for each case, because the runtime's keys are pointers.
    private static let keys = UnsafeMutableRawPointer.allocate(byteCount: allCases.count, alignment: 1)

    private var key: UnsafeRawPointer {
        UnsafeRawPointer(Self.keys + (Self.allCases.firstIndex(of: self) ?? 0))
    }
    #endif
}
#endif
