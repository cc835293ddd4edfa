#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The appearance of the package's own tab bar.
///
///     tabBarController.setAnimatedTabBar(.standard)
///     var appearance = AnimatedTabBarAppearance.standard
///     appearance.background = .material(.systemChromeMaterial)
///     appearance.indicator = .line(height: 3)
///     tabBarController.setAnimatedTabBar(appearance)
@MainActor
public struct AnimatedTabBarAppearance {
    /// The background of the bar.
    public enum Background: Equatable {
        /// A colour. The screen is visible behind a transparent colour.
        case color(UIColor)
        /// A blur of the system.
        case material(UIBlurEffect.Style)
        /// The glass of iOS 26, or the material of bars on earlier systems.
        case glass
    }

    /// The mark of the selected item. During a swipe between tabs it moves with the finger.
    public enum Indicator: Equatable {
        /// A line at the item's top edge, as wide as its picture.
        case line(height: Double)
        /// A rounded rectangle behind the item, smaller than the item by an inset on each side, in points.
        case pill(inset: Double)
    }

    /// The background of the bar.
    public var background: Background
    /// The colour of the line at the top edge; nil shows none.
    public var separator: UIColor?
    /// The colour of the selected item's picture and text.
    public var selected: UIColor
    /// The colour of the other items' pictures and texts.
    public var unselected: UIColor
    /// The font of the texts. The texts do not grow with the user's text size. Instead, a long press on an item shows
    /// the item in the Large Content Viewer.
    public var titleFont: UIFont
    /// The font of the subtitles.
    public var subtitleFont: UIFont
    /// The mark of the selected item; nil, the default, marks it only by its colours.
    public var indicator: Indicator?
    /// The indicator's colour; nil uses ``selected``, with an opacity of 10 % for a pill.
    public var indicatorColor: UIColor?

    /// Creates an appearance with these colours.
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

    /// The system's background colour, blue (#18A2FF) for the selected item, and grey (#575D66) for the others.
    public static var standard: AnimatedTabBarAppearance { AnimatedTabBarAppearance() }

    /// An appearance without a background: the items lie directly on the screen.
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
