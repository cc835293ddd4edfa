#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension TabBarLayout.Item {
    /// The properties of an item's settings that affect its place.
    @MainActor
    init(_ settings: TabItemLayout) {
        self.init(
            width: settings.width.map(Double.init), gap: Double(settings.leadingSpace), raise: Double(settings.raise))
    }
}
#endif
