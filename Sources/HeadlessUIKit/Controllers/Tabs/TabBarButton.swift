import Foundation

/// One item in a tab bar: a picture over a small text, and a badge at the picture's corner.
@MainActor
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let picture = UIImageView(image: nil)
    private let caption = UILabel()
    private let badge = UIView()
    private let badgeText = UILabel()
    private var titleShift = UIOffset.zero
    private var badgeShift = UIOffset.zero
    /// Whether the text is seen below the picture.
    var showsTitle = true {
        didSet { if showsTitle != oldValue { setNeedsLayout() } }
    }

    private static let pictureSide: CGFloat = 25
    private static let pictureCenter: CGFloat = 18
    private static let captionTop: CGFloat = 34
    /// F195: 28 points come out at 19 to 21 from iOS 26 on. Where picture and text are there is not known.
    private static let scaledPictureSide: CGFloat = 19
    private static let scaledPictureCenter: CGFloat = 21
    private static let scaledCaptionTop: CGFloat = 37
    private static let captionHeight: CGFloat = 12
    private static let badgeHeight: CGFloat = 18
    private static let badgePadding: CGFloat = 5
    private static let badgeCenterX: CGFloat = 12
    private static let badgeCenterY: CGFloat = 10

    init(item: UITabBarItem, tapped: @escaping @MainActor (UITabBarItem) -> Void) {
        self.item = item
        super.init(frame: .zero)
        item.shownBy.append(Weak(self))
        caption.font = .systemFont(ofSize: 10, weight: .medium)
        caption.textAlignment = .center
        badge.layer.cornerRadius = Self.badgeHeight / 2
        badge.isUserInteractionEnabled = false
        badgeText.font = .systemFont(ofSize: 13)
        badgeText.textColor = .white
        badgeText.textAlignment = .center
        badge.addSubview(badgeText)
        for part in [picture, caption, badge] { addSubview(part) }
        addAction(UIAction { [weak item] _ in item.map(tapped) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows what the item says now.
    func update(color: UIColor, isChosen: Bool, looks: UITabBarItemAppearance? = nil) {
        isEnabled = item.isEnabled
        isSelected = isChosen
        let state: UIControl.State = isChosen ? .selected : .normal
        let look = item.isEnabled ? isChosen ? looks?.selected : looks?.normal : looks?.disabled
        picture.image = isChosen ? item.selectedImage ?? item.image : item.image
        picture.tintColor = look?.iconColor ?? color
        caption.text = item.title
        let titles = [item.titleTextAttributes(for: state), look?.titleTextAttributes]
        caption.textColor = Self.color(of: titles) ?? color
        picture.alpha = item.isEnabled ? 1 : 0.4
        caption.alpha = picture.alpha
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
        badgeText.text = item.badgeValue
        let badges = [item.badgeTextAttributes(for: state), look?.badgeTextAttributes]
        badgeText.textColor = Self.color(of: badges) ?? .white
        titleShift = look?.values.titlePosition ?? looks?.normal.values.titlePosition ?? item.titlePositionAdjustment
        badgeShift = look?.badgePositionAdjustment ?? .zero
        largeContent = LargeContent(
            isShown: true, title: item.title, image: item.largeContentSizeImage ?? item.image,
            insets: item.largeContentSizeImageInsets)
        setNeedsLayout()
    }

    /// The colour that an item or else the bar's looks say; the other way round where that is assumed.
    private static func color(of attributes: [[NSAttributedString.Key: Any]?]) -> UIColor? {
        let colors = attributes.map { $0?[.foregroundColor] as? UIColor }
        let order = Headless.assumptions.tabBarAppearancesPrecedeItems ? colors.reversed() : colors
        return order.compactMap { $0 }.first
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let words = item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel
        return AccessibilityDefaults(
            isElement: true, label: words, value: item.accessibilityValue ?? badgeWords,
            traits: stateTraits.union(.button))
    }

    private var badgeWords: String? {
        guard let text = item.badgeValue else { return nil }
        guard Headless.assumptions.numbersOfBadgesAreReadAsItems, let count = Int(text) else { return text }
        return count == 1 ? "1 item" : "\(count) items"
    }

    override var accessibilityHint: String? {
        get { item.accessibilityHint }
        set { item.accessibilityHint = newValue }
    }

    override var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set { item.accessibilityIdentifier = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isScaled = Headless.assumptions.tabBarItemsOverlap
        let side = isScaled ? Self.scaledPictureSide : Self.pictureSide
        let insets = item.imageInsets
        let center = isScaled ? Self.scaledPictureCenter : Self.pictureCenter
        let middle = showsTitle ? center : bounds.midY
        caption.isHidden = !showsTitle
        picture.frame = CGRect(
            x: bounds.midX - side / 2 + insets.left, y: middle - side / 2 + insets.top,
            width: max(side - insets.left - insets.right, 0), height: max(side - insets.top - insets.bottom, 0))
        let captionTop = isScaled ? Self.scaledCaptionTop : Self.captionTop
        caption.frame = CGRect(
            x: titleShift.horizontal, y: captionTop + titleShift.vertical, width: bounds.width,
            height: Self.captionHeight)
        let wanted = badgeText.sizeThatFits(bounds.size).width + 2 * Self.badgePadding
        let width = max(wanted, Self.badgeHeight)
        let outward: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        badge.frame = CGRect(
            x: bounds.midX + outward * Self.badgeCenterX - width / 2 + badgeShift.horizontal,
            y: middle - Self.pictureCenter + Self.badgeCenterY - Self.badgeHeight / 2 + badgeShift.vertical,
            width: width, height: Self.badgeHeight)
        badgeText.frame = badge.bounds
    }
}
