#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension UIView {
    /// Makes assistive technologies treat the view as a tab bar and read it as one group, and adds the Large Content
    /// Viewer.
    func describeAsTabBar() {
        accessibilityTraits = .tabBar
        shouldGroupAccessibilityChildren = true
        addInteraction(UILargeContentViewerInteraction(delegate: nil))
    }

    /// Makes assistive technologies treat the view as a tab: a button of the bar with its badge as the value. With an
    /// accessibility text size, a long press shows the tab in the Large Content Viewer.
    func describeAsTab(
        label: String?, value: String?, hint: String?, isSelected: Bool, isEnabled: Bool, image: UIImage?
    ) {
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityValue = value.flatMap { $0.isEmpty ? nil : $0 }
        accessibilityHint = hint
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
        showsLargeContentViewer = true
        largeContentTitle = label
        largeContentImage = image
    }
}

extension NSObject {
    /// The app's accessibility label and hint of an item.
    @MainActor
    var wordsForAssistiveTechnologies: (label: String?, hint: String?) {
        #if HEADLESS_UIKIT
        let item = self as? UIBarItem
        return (item?.accessibilityLabel, item?.accessibilityHint)
        #else
        return (accessibilityLabel, accessibilityHint)
        #endif
    }
}
#endif
