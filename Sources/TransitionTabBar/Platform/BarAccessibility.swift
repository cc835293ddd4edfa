#if canImport(UIKit)
import TransitionCore
import UIKit

extension UIView {
    /// Tells assistive technologies of a bar of tabs, which is read as one group.
    func describeAsTabBar() {
        accessibilityTraits = .tabBar
        shouldGroupAccessibilityChildren = true
        addInteraction(UILargeContentViewerInteraction(delegate: nil))
    }

    /// Tells assistive technologies of one tab: a button of the bar, whose value is its badge. Who uses large text sees it
    /// large under a finger.
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
    /// The words that an app has set for assistive technologies on an item.
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
