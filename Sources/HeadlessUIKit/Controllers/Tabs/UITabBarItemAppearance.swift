import Foundation

/// How the items of a tab bar look in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// Where an item's text is.
    public enum Style: Int, Sendable {
        /// Below the picture.
        case stacked = 0
        /// Beside the picture.
        case inline = 1
    }

    /// The looks of items that are not chosen.
    public private(set) var normal = UITabBarItemStateAppearance()
    /// The looks of the chosen item. What is not set is as in `normal`.
    public private(set) var selected = UITabBarItemStateAppearance()
    /// The looks of items that cannot be chosen. What is not set is as in `normal`.
    public private(set) var disabled = UITabBarItemStateAppearance()
    /// The looks of the item that has the focus of a keyboard. What is not set is as in `normal`.
    public private(set) var focused = UITabBarItemStateAppearance()

    /// The standard looks of items with the text below the picture.
    public override convenience init() {
        self.init(style: .stacked)
    }

    /// The standard looks of a style.
    public init(style: UITabBarItemAppearance.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Goes back to the standard looks of a style.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance(fallback: normal)
        disabled = UITabBarItemStateAppearance(fallback: normal)
        focused = UITabBarItemStateAppearance(fallback: normal)
    }

    func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.normal.values = normal.values
        copy.selected.values = selected.values
        copy.disabled.values = disabled.values
        copy.focused.values = focused.values
        return copy
    }
}

/// How an item of a tab bar looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    struct Values {
        var title: [NSAttributedString.Key: Any]?
        var titlePosition: UIOffset?
        var icon: UIColor?
        var badgePosition: UIOffset?
        var badgeBackground: UIColor?
        var badge: [NSAttributedString.Key: Any]?
    }

    var values = Values()
    private let fallback: UITabBarItemStateAppearance?

    init(fallback: UITabBarItemStateAppearance? = nil) {
        self.fallback = fallback
        super.init()
    }

    /// How the text looks. Only the colour is drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.title ?? fallback?.titleTextAttributes ?? [:] }
        set { values.title = newValue }
    }

    /// How far the text is from its usual place.
    open var titlePositionAdjustment: UIOffset {
        get { values.titlePosition ?? fallback?.titlePositionAdjustment ?? .zero }
        set { values.titlePosition = newValue }
    }

    /// The colour of the picture, nil for the bar's.
    open var iconColor: UIColor? {
        get { values.icon ?? fallback?.iconColor }
        set { values.icon = newValue }
    }

    /// How far the badge is from its usual place.
    open var badgePositionAdjustment: UIOffset {
        get { values.badgePosition ?? fallback?.badgePositionAdjustment ?? .zero }
        set { values.badgePosition = newValue }
    }

    /// The colour of the badge, nil for the system's red.
    open var badgeBackgroundColor: UIColor? {
        get { values.badgeBackground ?? fallback?.badgeBackgroundColor }
        set { values.badgeBackground = newValue }
    }

    /// How the badge's text looks. Only the colour is drawn.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badge ?? fallback?.badgeTextAttributes ?? [:] }
        set { values.badge = newValue }
    }
}
