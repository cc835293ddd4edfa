#if canImport(UIKit)
    import UIKit

    /// What an adapter hangs on to a container or a screen: retained by it, so that it lives as long.
    @MainActor
    enum Attachment: String {
        /// A navigation controller's adapter.
        case navigationTransition

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

            /// An address that is only ours: the runtime's keys are pointers.
            private static let navigationKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

            private var key: UnsafeRawPointer {
                switch self {
                case .navigationTransition: UnsafeRawPointer(Self.navigationKey)
                }
            }
        #endif
    }
#endif
