import Foundation

/// The environment an interface lives in: size classes, light or dark, the language's direction. Never changes.
open class UITraitCollection: NSObject {
    struct Values: Sendable, Equatable {
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var displayScale: CGFloat = 0
        var contentSizeCategory = UIContentSizeCategory.unspecified
        var verticalBarEdge = UIVerticalBarEdge.unspecified

        /// These values, replaced by those that are specified in `other`.
        func overridden(by other: Values) -> Values {
            var result = self
            if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
            if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
            if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
            if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
            if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
            if other.displayScale != 0 { result.displayScale = other.displayScale }
            if other.contentSizeCategory != .unspecified { result.contentSizeCategory = other.contentSizeCategory }
            if other.verticalBarEdge != .unspecified { result.verticalBarEdge = other.verticalBarEdge }
            return result
        }
    }

    let values: Values

    init(values: Values) {
        self.values = values
        super.init()
    }

    /// A collection in which nothing is specified.
    public override convenience init() {
        self.init(values: Values())
    }

    /// Only light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: Values(userInterfaceStyle: userInterfaceStyle))
    }

    /// Only the direction of the language.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: Values(layoutDirection: layoutDirection))
    }

    /// Only the room from side to side.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: Values(horizontalSizeClass: horizontalSizeClass))
    }

    /// Only the room from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: Values(verticalSizeClass: verticalSizeClass))
    }

    /// Only the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(values: Values(userInterfaceIdiom: idiom))
    }

    /// Only the pixels to a point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(values: Values(displayScale: scale))
    }

    /// Only the size of texts.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: Values(contentSizeCategory: preferredContentSizeCategory))
    }

    /// Several collections in one; the later ones win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
    }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The direction of the language.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The room from side to side.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The room from top to bottom.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The size of texts.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }
    /// The edge at which the system's bars stand upright here, whether or not there is one.
    open var verticalBarEdge: UIVerticalBarEdge { values.verticalBarEdge }
    /// Pixels to a point.
    open var displayScale: CGFloat { values.displayScale }

    /// Whether all traits specified in the other collection have the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether colours look different in the other collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection?.userInterfaceStyle != userInterfaceStyle
    }

    /// Collections with the same values are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// Equal for equal collections.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.layoutDirection)
        hasher.combine(values.horizontalSizeClass)
        hasher.combine(values.verticalSizeClass)
        return hasher.finalize()
    }
}

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that hold here.
    var traitCollection: UITraitCollection { get }
    /// The traits changed. Deprecated on Apple's platforms, and still called.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
