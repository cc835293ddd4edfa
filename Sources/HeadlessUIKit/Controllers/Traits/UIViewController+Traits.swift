import Foundation

extension UIViewController {
    /// The traits of the container, with what it and the controller itself override.
    var resolvedTraits: UITraitCollection {
        var values = inheritedTraits.values
        if let overrides = parent?.overrideTraitCollection(forChild: self) {
            values = values.overridden(by: overrides.values)
        }
        if let overrides = modal.presentedBy?.controller.overrideTraitCollection {
            values = values.overridden(by: overrides.values)
        }
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        return UITraitCollection(values: values)
    }

    private var inheritedTraits: UITraitCollection {
        if let parent { return parent.traitCollection }
        if let superview = viewIfLoaded?.superview { return superview.traitCollection }
        return .device
    }

    /// Tells of a change of traits since the last time.
    func updateTraits() {
        let traits = traitCollection
        guard let last = lastTraits else {
            lastTraits = traits
            return
        }
        guard last != traits else { return }
        lastTraits = traits
        traitCollectionDidChange(last)
    }
}

extension UITraitCollection {
    /// The traits of the device, as the Headless settings describe it: a phone held upright, or an iPad.
    @MainActor static var device: UITraitCollection {
        UITraitCollection(
            values: Values(
                userInterfaceStyle: Headless.userInterfaceStyle,
                layoutDirection: Headless.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
                horizontalSizeClass: Headless.isPad ? .regular : .compact,
                verticalSizeClass: .regular,
                userInterfaceIdiom: Headless.isPad ? .pad : .phone,
                displayScale: UIScreen.main.scale,
                contentSizeCategory: Headless.contentSizeCategory
            ))
    }
}
