#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

extension Attachment {
    /// The requests of SwiftUI modifiers to a navigation controller.
    static let stackRequests = Self("stackRequests")
    /// The requests of SwiftUI modifiers to a tab bar controller.
    static let tabRequests = Self("tabRequests")
    /// The object that notifies a presenter when a presented controller has gone.
    static let departure = Self("departure")
}
#endif
