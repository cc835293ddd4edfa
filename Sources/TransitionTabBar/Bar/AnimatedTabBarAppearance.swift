#if canImport(UIKit)
import TransitionCore
import UIKit

/// What an own tab bar looks like.
///
///     tabBarController.setAnimatedTabBar(.standard)
///     var appearance = AnimatedTabBarAppearance.standard
///     appearance.background = .material(.systemChromeMaterial)
///     appearance.indicator = .line(height: 3)
///     tabBarController.setAnimatedTabBar(appearance)
@MainActor
public struct AnimatedTabBarAppearance {
    /// What is behind the items.
    public enum Background: Equatable {
        /// A colour; a transparent one shows the screen.
        case color(UIColor)
        /// A blur of the system.
        case material(UIBlurEffect.Style)
        /// The glass of iOS 26, and the material of bars on systems without it.
        case glass
    }

    /// What marks the selected item, and moves with a swipe between tabs.
    public enum Indicator: Equatable {
        /// A line at the item's upper edge, as wide as its picture.
        case line(height: Double)
        /// A rounded rectangle behind the item, so many points smaller than the item on each side.
        case pill(inset: Double)
    }

    /// What is behind the items.
    public var background: Background
    /// The line at the upper edge; nil for none.
    public var separator: UIColor?
    /// The colour of the selected item's picture and text.
    public var selected: UIColor
    /// The colour of the others.
    public var unselected: UIColor
    /// The font of the texts. Bars do not grow with the user's text size: who rests a finger on an item sees it large.
    public var titleFont: UIFont
    /// The font of the second lines.
    public var subtitleFont: UIFont
    /// What marks the selected item; nil, the default, for nothing but its colours.
    public var indicator: Indicator?
    /// The indicator's colour; nil for the selected item's, a tenth as strong behind an item.
    public var indicatorColor: UIColor?

    /// An appearance in these colours.
    public init(
        background: Background = .color(.systemBackground),
        separator: UIColor? = .separator,
        selected: UIColor = UIColor(red: 0x18 / 255, green: 0xA2 / 255, blue: 1, alpha: 1),
        unselected: UIColor = UIColor(red: 0x57 / 255, green: 0x5D / 255, blue: 0x66 / 255, alpha: 1),
        titleFont: UIFont = .systemFont(ofSize: 11, weight: .medium),
        subtitleFont: UIFont = .systemFont(ofSize: 9),
        indicator: Indicator? = nil,
        indicatorColor: UIColor? = nil
    ) {
        self.background = background
        self.separator = separator
        self.selected = selected
        self.unselected = unselected
        self.titleFont = titleFont
        self.subtitleFont = subtitleFont
        self.indicator = indicator
        self.indicatorColor = indicatorColor
    }

    /// The background of screens, a selected item in blue (#18A2FF) and the others in grey (#575D66).
    public static var standard: AnimatedTabBarAppearance { AnimatedTabBarAppearance() }

    /// No background at all: what is in the bar lies on the screen.
    public static var clear: AnimatedTabBarAppearance {
        AnimatedTabBarAppearance(background: .color(.clear), separator: nil)
    }

    var indicatorTint: UIColor {
        if let indicatorColor { return indicatorColor }
        if case .pill = indicator { return selected.withAlphaComponent(0.1) }
        return selected
    }
}
#endif
