import Foundation

/// The delegate of a tab bar, which is notified of selections. All methods are optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user chose an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// The default for an absent method.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        Headless.methodIsAbsent()
    }
}

/// The bar at the bottom of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The height of the bar without the area of the home indicator, in points.
    static let standardHeight: CGFloat = 49

    let background = UIView()
    private let hairline = UIView()
    private var shown: [UITabBarItem] = []
    private(set) var buttons: [TabBarButton] = []
    private var wasDark: Bool?

    /// Called at a tap instead of the delegate. A tab bar controller sets it.
    var tapped: ((UITabBarItem) -> Void)?

    /// A bar at a place in its superview's space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// A bar of no size; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    /// Whether only the chosen item is seen, at the side where lines begin.
    var isMinimized = false {
        didSet { setNeedsLayout() }
    }

    /// Whether the bar stands upright at a side, which only its tab bar controller decides (F147).
    var isUpright = false {
        didSet { if isUpright != oldValue { setNeedsLayout() } }
    }

    private func build() {
        addInteraction(UILargeContentViewerInteraction(delegate: nil))
        background.isUserInteractionEnabled = false
        hairline.isUserInteractionEnabled = false
        addSubview(background)
        background.addSubview(hairline)
        if Headless.assumptions.tabBarTouches != .controls { addSelectionRecognizer() }
    }

    /// Whether the items say where they are (F174).
    private(set) var isPlaced = false

    /// The delegate, which is notified of selections. Not retained. The delegate of a tab bar controller's bar is the
    /// controller, and must not be changed.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            guard tapped != nil, oldValue != nil, delegate !== oldValue else { return }
            Headless.raise("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
        }
    }

    // MARK: Items

    /// The items, in the order of reading.
    open var items: [UITabBarItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items, which fade if animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let items = items ?? []
        guard !shown.elementsEqual(items, by: { $0 === $1 }) else { return updateButtons() }
        for item in shown { item.changed = {} }
        shown = items
        let old = buttons
        buttons = items.map { item in
            item.changed = { [weak self, weak item] in self?.updateButton(of: item) }
            return TabBarButton(item: item) { [weak self] item in self?.take(item) }
        }
        for button in buttons {
            button.isUserInteractionEnabled = Headless.assumptions.tabBarTouches == .controls
            addSubview(button)
        }
        updateButtons()
        setNeedsLayout()
        guard animated, window != nil else {
            for button in old { button.removeFromSuperview() }
            return
        }
        for button in buttons { button.alpha = 0 }
        UIView.animate(withDuration: 0.25) { [buttons] in
            for button in old { button.alpha = 0 }
            for button in buttons { button.alpha = 1 }
        } completion: { _ in
            for button in old { button.removeFromSuperview() }
        }
    }

    /// The highlighted item. Setting it does not call the delegate.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { updateColors() } }
    }

    /// The user has chosen an item.
    func take(_ item: UITabBarItem) {
        if let tapped { return tapped(item) }
        selectedItem = item
        if let delegate { Headless.optional { delegate.tabBar(self, didSelect: item) } }
    }

    // MARK: Looks

    /// Whether content goes below the bar.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }

    /// The looks of the bar. What the app has not set is as it always was.
    open var standardAppearance: UITabBarAppearance {
        get { ownAppearance ?? UITabBarAppearance() }
        set {
            ownAppearance = newValue.duplicate()
            updateColors()
        }
    }

    /// The looks of the bar while content is scrolled to its end, nil for the standard ones. Only kept here.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { ownEdgeAppearance }
        set { ownEdgeAppearance = newValue?.duplicate() }
    }

    private var ownAppearance: UITabBarAppearance?
    private var ownEdgeAppearance: UITabBarAppearance?
    /// The looks that the app has set for the selected item or for the bar.
    private var appearance: UITabBarAppearance? { selectedItem?.standardAppearance ?? ownAppearance }

    /// The selected item follows the tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateButtons()
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .tabBar) }

    private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

    private func updateColors() {
        wasDark = isDark
        let system = isDark ? UIColor(white: 0.09, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
        background.backgroundColor = appearance?.backgroundColor ?? system
        hairline.backgroundColor = isDark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
        updateButtons()
    }

    private func updateButtons() {
        let other = otherColor
        for button in buttons { update(button, other: other) }
    }

    /// The looks of the selected item may be those of the whole bar.
    private func updateButton(of item: UITabBarItem?) {
        if item === selectedItem, item?.standardAppearance != nil { return updateButtons() }
        let other = otherColor
        for button in buttons where button.item === item { update(button, other: other) }
    }

    /// The colour of the items that are not selected, nil for a grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { updateButtons() }
    }

    private var otherColor: UIColor {
        unselectedItemTintColor ?? UIColor(white: isDark ? 0.46 : 0.6, alpha: 1)
    }

    private func update(_ button: TabBarButton, other: UIColor) {
        let isChosen = button.item === selectedItem
        button.update(
            color: isChosen ? tintColor : other, isChosen: isChosen, looks: appearance?.stackedLayoutAppearance)
    }

    /// The system's height plus the area of the home indicator.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.standardHeight + (superview?.safeAreaInsets.bottom ?? 0))
    }

    /// Places background and items: equal parts in the order of reading, above the home indicator.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if wasDark != isDark { updateColors() }
        if !isPlaced, window != nil { Headless.clock.schedule(after: 0) { [weak self] in self?.isPlaced = true } }
        for button in buttons { button.showsTitle = !isUpright }
        hairline.isHidden = isUpright
        if isUpright { return layoutUpright() }
        background.layer.cornerRadius = 0
        background.frame = bounds
        let line = 1 / max(UIScreen.main.scale, 1)
        hairline.frame = CGRect(x: 0, y: -line, width: bounds.width, height: line)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isMinimized, Headless.assumptions.minimizedItemsSayAnotherPlace {
            return layoutBubbles(isRightToLeft: isRightToLeft)
        }
        if Headless.assumptions.tabBarItemsOverlap { layoutOverlapping(isRightToLeft: isRightToLeft) }
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            if !Headless.assumptions.tabBarItemsOverlap {
                button.frame = CGRect(
                    x: CGFloat(place) * width, y: 0, width: width, height: min(bounds.height, Self.standardHeight))
            }
            let isChosen = button.item === selectedItem
            button.isHidden = isMinimized && !isChosen && Headless.assumptions.minimizedBarsHideItems
            if isMinimized, isChosen { button.frame.origin.x = isRightToLeft ? bounds.width - width : 0 }
        }
    }
}
