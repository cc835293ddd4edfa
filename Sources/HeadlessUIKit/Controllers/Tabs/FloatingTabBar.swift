import Foundation

/// The bar of an iPad from iPadOS 18 on, where there is room from side to side: it floats at the top, has a place for
/// every tab and therefore no More. (developer.apple.com, "Elevating your iPad app with a tab bar and sidebar")
@MainActor
final class FloatingTabBar: UIView {
    static let height: CGFloat = 50
    private static let buttonWidth: CGFloat = 96

    var tapped: ((UITabBarItem) -> Void)?
    private var buttons: [TabBarButton] = []

    func show(_ items: [UITabBarItem], selected: UITabBarItem?) {
        if !buttons.map(\.item).elementsEqual(items, by: { $0 === $1 }) {
            for button in buttons { button.removeFromSuperview() }
            buttons = items.map { item in TabBarButton(item: item) { [weak self] in self?.tapped?($0) } }
            for button in buttons { addSubview(button) }
        }
        for button in buttons {
            let isChosen = button.item === selected
            button.update(color: isChosen ? tintColor : .black, isChosen: isChosen)
        }
        setNeedsLayout()
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .tabBar) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(CGFloat(buttons.count) * Self.buttonWidth, size.width), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
        }
    }
}

extension UITabBarController {
    /// Whether the bar floats at the top. `tabBar` then still exists, with its More, but is not visible.
    var barFloats: Bool {
        traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
    }

    /// The items of `tabBar`.
    var barItems: [UITabBarItem] {
        let all = barControllers.map { barItem(of: $0) }
        guard all.count > Self.maximumItems, barFloats || !hasRoomForAllItems else { return all }
        return all.prefix(Self.maximumItems - 1) + [UITabBarItem(tabBarSystemItem: .more, tag: 0)]
    }

    /// Places the floating bar, or removes it.
    func layoutFloatingBar() {
        guard barFloats else {
            floatingBar?.removeFromSuperview()
            floatingBar = nil
            if tabBar.superview !== view { view.addSubview(tabBar) }
            return
        }
        tabBar.removeFromSuperview()
        let bar = floatingBar ?? FloatingTabBar(frame: .zero)
        if floatingBar == nil {
            bar.tapped = { [weak self] item in self?.tapped(item) }
            view.addSubview(bar)
            floatingBar = bar
        }
        bar.isHidden = !showsBar
        bar.show(barControllers.map { barItem(of: $0) }, selected: selected.map { barItem(of: $0) })
        let size = bar.sizeThatFits(view.bounds.size)
        bar.frame = CGRect(
            x: (view.bounds.width - size.width) / 2, y: view.safeAreaInsets.top, width: size.width,
            height: size.height)
    }
}
