#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The frames of an item's parts in the system bar of a phone in portrait, with a picture above a small text. No API
/// returns these frames: ``KnownBarLayout`` has the known ones, and the numbers below approximate the others.
@MainActor
enum SystemBarLayout {
    /// The y of the picture's centre with a text below it, as a fraction of the item's height. Used where it is not known.
    private static let iconCenter: CGFloat = 18 / 49
    /// The y of the text's centre, as a fraction of the item's height.
    private static let titleCenter: CGFloat = 40 / 49
    private static let titleHeight: CGFloat = 12
    private static let badgeHeight: CGFloat = 18
    /// The badge's centre relative to the picture's, in points.
    private static let badgeOffset = CGPoint(x: 12, y: -8)
    private static let badgePadding: CGFloat = 5
    /// The side of the picture's place in an item without a picture.
    private static let iconSide: CGFloat = 25

    /// The colour of an unselected item, if the app has set none. Published view hierarchies have a white of 0.573 as the
    /// tint of unselected pictures.
    static func unselectedColor(in style: UIUserInterfaceStyle) -> UIColor {
        UIColor(white: style == .dark ? 0.46 : 0.573, alpha: 1)
    }

    /// Returns the visible frames of an item's parts, in the item's coordinates.
    static func scene(
        itemSize size: CGSize, layout: KnownBarLayout?, imageSize: CGSize?, title: String?, font: UIFont,
        badge: String?,
        isRightToLeft: Bool, places: TabItemLooks.Places = .init()
    ) -> TabItemScene {
        let iconCenter = layout?.iconCenter ?? size.height * Self.iconCenter
        let titleCenter = layout?.titleCenter ?? size.height * Self.titleCenter
        let image = imageSize ?? CGSize(width: iconSide, height: iconSide)
        let hasTitle = title?.isEmpty == false
        let center = CGPoint(x: size.width / 2, y: hasTitle ? iconCenter : size.height / 2)
        let insets = places.imageInsets
        let icon = CGRect(
            x: center.x - image.width / 2 + insets.left, y: center.y - image.height / 2 + insets.top,
            width: max(image.width - insets.left - insets.right, 0),
            height: max(image.height - insets.top - insets.bottom, 0))
        var scene = TabItemScene(size: size, icon: icon)
        if let title, hasTitle {
            let width = min(self.width(of: title, in: font), size.width)
            scene.title = CGRect(
                x: (size.width - width) / 2 + places.titleOffset.x,
                y: titleCenter - titleHeight / 2 + places.titleOffset.y, width: width,
                height: titleHeight)
        }
        if let badge {
            let width = max(self.width(of: badge, in: .systemFont(ofSize: 13)) + 2 * badgePadding, badgeHeight)
            let outward: CGFloat = isRightToLeft ? -1 : 1
            scene.badge = CGRect(
                x: center.x + outward * badgeOffset.x - width / 2 + places.badgeOffset.x,
                y: center.y + badgeOffset.y - badgeHeight / 2 + places.badgeOffset.y, width: width,
                height: badgeHeight)
        }
        return scene
    }

    private static func width(of text: String, in font: UIFont) -> CGFloat {
        let label = UILabel()
        label.text = text
        label.font = font
        return label.sizeThatFits(CGSize(width: 1000, height: 100)).width
    }

    /// Returns whether a bar uses this layout. A bar with pictures beside the texts, as on a phone in landscape, does
    /// not. Neither does the bar that floats at the top of an iPad since iPadOS 18, nor one that stands upright, nor the
    /// bar of iPhone Duo's inner display, for which no places are known (F151).
    static func applies(to tabBarController: UITabBarController) -> Bool {
        let traits = tabBarController.traitCollection
        return traits.verticalSizeClass != .compact && traits.horizontalSizeClass != .regular
            && !isUpright(tabBarController.tabBar)
    }

    /// Whether a bar stands upright at the side of the screen, as on iPhone Duo. It shows pictures alone, and texts while
    /// a finger moves along it (F151).
    static func isUpright(_ bar: UIView) -> Bool { bar.bounds.height > bar.bounds.width }
}
#endif
