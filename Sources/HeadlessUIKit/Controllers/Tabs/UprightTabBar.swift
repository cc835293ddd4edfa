import Foundation

// The bar in the strip at the side of a phone that opens like a book.
extension UITabBar {
    /// F149: the width of the upright bar, in points.
    static let uprightWidth: CGFloat = 69
    /// F151: the width of the capsule around the items, in points.
    private static let capsuleWidth: CGFloat = 50
    /// F166: the distance of the capsule from the edge of the display, in points.
    private static let capsuleMargin: CGFloat = 6
    /// F151: how far the items are inside the capsule, and how far apart, in points.
    private static let itemInset: CGFloat = 2
    private static let itemPitch: CGFloat = 52

    /// F151: pictures only, in a capsule at the lower end.
    func layoutUpright() {
        let isLeft = frame.minX <= 0
        let bottom = superview?.safeAreaInsets.bottom ?? 0
        let height = CGFloat(buttons.count) * Self.itemPitch + 2 * Self.itemInset
        background.frame = CGRect(
            x: isLeft ? Self.capsuleMargin : bounds.width - Self.capsuleMargin - Self.capsuleWidth,
            y: bounds.height - bottom - height, width: Self.capsuleWidth, height: height)
        background.layer.cornerRadius = Self.capsuleWidth / 2
        for (index, button) in buttons.enumerated() {
            button.isHidden = false
            button.frame = CGRect(
                x: background.frame.minX + Self.itemInset,
                y: background.frame.minY + Self.itemInset + CGFloat(index) * Self.itemPitch,
                width: Self.capsuleWidth - 2 * Self.itemInset, height: Self.itemPitch)
        }
    }
}

extension UITabBarController {
    /// Places the bar in the strip, if there is one.
    ///
    /// - Returns: Whether there is one.
    func layoutStrip() -> Bool {
        let side = barFloats ? [] : view.verticalBarSide
        if tabBar.isUpright == side.isEmpty {
            tabBar.isUpright = !side.isEmpty
            selected?.viewIfLoaded?.safeAreaCheck()
        }
        guard !side.isEmpty else { return false }
        let (width, isGone) = (UITabBar.uprightWidth, isBarHidden || isBarPushedAway)
        let x = side == .left ? (isGone ? -width : 0) : view.bounds.width - (isGone ? 0 : width)
        let frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
        if tabBar.frame != frame { tabBar.frame = frame }
        return true
    }

    /// F152: from regular width on every tab has an item, on a phone too.
    var hasRoomForAllItems: Bool {
        barFloats
            || (roomInTransit
                ?? (traitCollection.userInterfaceIdiom == .phone && traitCollection.horizontalSizeClass == .regular))
    }

    /// Called when a change of the selection has ended: now a new width counts.
    func roomMayChange() {
        guard running.isEmpty, let before = roomInTransit else { return }
        roomInTransit = nil
        if before != hasRoomForAllItems { countItems() }
    }

    /// F152: counts the items again after the width has become another.
    func countItems() {
        guard (controllers?.count ?? 0) > Self.maximumItems, !barFloats, running.isEmpty else { return }
        let picked = selected === more ? more?.viewControllers.dropFirst().first : nil
        replaceControllers(with: controllers, animated: false)
        if let picked, index(of: picked) != nil, selected !== more { replaceSelection(with: picked) }
    }
}
