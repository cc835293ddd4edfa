#if canImport(UIKit)
import UIKit

extension UIView {
    /// Tells assistive technologies of a bar of tabs.
    func describeAsTabBar() {
        #if !HEADLESS_UIKIT
        accessibilityTraits = .tabBar
        shouldGroupAccessibilityChildren = true
        addInteraction(UILargeContentViewerInteraction())
        #endif
    }

    /// Tells assistive technologies of one tab.
    func describeAsTab(
        label: String?, value: String?, hint: String?, isSelected: Bool, isEnabled: Bool, image: UIImage?
    ) {
        accessibilityLabel = label
        #if !HEADLESS_UIKIT
        isAccessibilityElement = true
        accessibilityValue = value.flatMap { $0.isEmpty ? nil : $0 }
        accessibilityHint = hint
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
        showsLargeContentViewer = true
        largeContentTitle = label
        largeContentImage = image
        #endif
    }
}

extension NSObject {
    /// The words that an app has set for assistive technologies on an item.
    @MainActor
    var wordsForAssistiveTechnologies: (label: String?, hint: String?) {
        #if HEADLESS_UIKIT
        (nil, nil)
        #else
        (accessibilityLabel, accessibilityHint)
        #endif
    }
}
#endif
