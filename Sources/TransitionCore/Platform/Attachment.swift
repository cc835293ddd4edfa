#if canImport(UIKit)
import UIKit

/// What an adapter hangs on to a container or a screen: retained by it, so that it lives as long.
@MainActor
enum Attachment: String, CaseIterable {
    /// A navigation controller's adapter.
    case navigationTransition
    /// A tab bar controller's adapter.
    case tabTransition
    /// A presented controller's adapter.
    case modalTransition
    /// The swipe that presents another screen on a screen.
    case interactivePresentation
    /// The views that a screen grows out of.
    case anchors

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

    /// Addresses that are only ours, one for each case: the runtime's keys are pointers.
    private static let keys = UnsafeMutableRawPointer.allocate(byteCount: allCases.count, alignment: 1)

    private var key: UnsafeRawPointer {
        UnsafeRawPointer(Self.keys + (Self.allCases.firstIndex(of: self) ?? 0))
    }
    #endif
}
#endif
