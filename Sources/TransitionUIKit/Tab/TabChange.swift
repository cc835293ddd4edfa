#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The state of a change of tabs that plays or is held.
struct TabChange {
    weak var driver: TransitionDriver?
    weak var from: UIViewController?
    weak var to: UIViewController?
    let step: TabStep
    let isSwipe: Bool
    /// Whether a swipe selected the first tab of the change, and the app's delegate has not been notified of that
    /// selection.
    let startIsUntold: Bool
    /// Whether the app's delegate has been notified of the tab's selection.
    var isTold = false

    /// Whether the app's delegate has not been notified of the tab that this change selects. If another change
    /// replaces this one, the other change starts from that tab.
    var leavesUntold: Bool { isSwipe && !isTold }
}
#endif
