#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

extension Attachment {
    /// What modifiers of SwiftUI ask of a navigation controller.
    static let stackRequests = Self("stackRequests")
    /// What modifiers of SwiftUI ask of a tab bar controller.
    static let tabRequests = Self("tabRequests")
    /// What waits for a presented controller to go.
    static let departure = Self("departure")
}
#endif
