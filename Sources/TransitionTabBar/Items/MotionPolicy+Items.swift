#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit

extension MotionPolicy {
    /// Whether nothing of an item or a bar may move: Reduce Motion is on, or the app has switched all transitions off.
    @MainActor
    var stopsItems: Bool { isReduced || !Transitions.isEnabled }
}
#endif
