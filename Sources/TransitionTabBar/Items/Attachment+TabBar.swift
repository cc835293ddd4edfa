#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

extension Attachment {
    /// The animations of a tab bar controller's items.
    static let tabItems = Self("tabItems")
}
#endif
