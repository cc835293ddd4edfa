import Foundation

/// The bar at the top of a navigation controller: a title in the middle, the way back and other buttons at the sides.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The height of the bar without the status bar, in points.
    static let standardHeight: CGFloat = 44
    /// F149: the height beside an upright bar, in points.
    static let heightBesideStrip: CGFloat = 58
    /// F149: the gap above the bar beside an upright bar, in points.
    static let gapBesideStrip: CGFloat = 24

    private let background = UIView()
    private let hairline = UIView()
    private var shown: NavigationBarContent?
    private var moving: NavigationBarMove?
    private var stack: [UINavigationItem] = []

    /// What a tap on the back button does. A navigation controller sets it.
    var goBack: (() -> Void)?

    /// How far the background reaches up, behind the status bar, in points.
    var statusBarHeight: CGFloat = 0 {
        didSet { if statusBarHeight != oldValue { setNeedsLayout() } }
    }

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

    private func build() {
        background.isUserInteractionEnabled = false
        hairline.isUserInteractionEnabled = false
        addSubview(background)
        background.addSubview(hairline)
        updateColors()
    }

    // MARK: Items

    /// The items of the stack, the top one last.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }

    /// The item below the top one, which names the back button.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        stack = items ?? []
        moving?.end()
        moving = nil
        rebuild()
    }

    /// Puts an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        move(to: stack + [item], isPush: true, animated: animated)
    }

    /// Takes the top item away; the last one stays.
    ///
    /// - Returns: the item taken away.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let top = stack.last else { return nil }
        move(to: Array(stack.dropLast()), isPush: false, animated: animated)
        return top
    }

    private func move(to items: [UINavigationItem], isPush: Bool, animated: Bool) {
        guard animated, window != nil else { return setItems(items, animated: false) }
        prepareTransition(
            to: items, isPush: isPush, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        UIView.animate(withDuration: 0.35) { [weak self] in
            self?.performTransition()
        } completion: { [weak self] _ in
            self?.endTransition()
        }
    }

    /// Called by an item that has changed.
    func itemChanged(_ item: UINavigationItem) {
        if moving == nil, item === topItem || item === backItem { rebuild() }
    }

    private func rebuild() {
        shown?.removeFromSuperview()
        shown = content(for: stack)
        if let shown { addSubview(shown) }
    }

    private func content(for items: [UINavigationItem]) -> NavigationBarContent? {
        guard let top = items.last else { return nil }
        for item in items.suffix(2) { item.bar = self }
        let content = NavigationBarContent(item: top, back: items.dropLast().last, bar: self)
        content.frame = bounds
        return content
    }

    func backButtonTapped() {
        if let action = topItem?.backAction {
            action.performWithSender(self, target: nil)
        } else if let goBack {
            goBack()
        } else {
            popItem(animated: true)
        }
    }

    // MARK: With a transition of the screens

    /// Sets the new items and places their content beside the old content.
    func prepareTransition(to items: [UINavigationItem], isPush: Bool, isRightToLeft: Bool) {
        moving?.end()
        let old = shown
        let oldItems = stack
        stack = items
        shown = content(for: items)
        if let shown { addSubview(shown) }
        moving = NavigationBarMove(
            leaving: old, arriving: shown, oldItems: oldItems, isPush: isPush, leftward: isPush != isRightToLeft)
        moving?.start()
    }

    /// Moves the contents to where they end; called inside an animation.
    func performTransition() {
        moving?.perform()
    }

    /// Called when the screens' transition will be cancelled: from here on the items are the old ones. A bar does not
    /// undo this, even if the transition is grabbed again and finished.
    func revertTransition() {
        guard let moving else { return }
        stack = moving.oldItems
        moving.isReverted = true
    }

    /// Called when the screens' transition has finished or was cancelled.
    func endTransition() {
        guard let moving else { return }
        self.moving = nil
        moving.end()
        if moving.isReverted { rebuild() }
        // The bar may have changed its size in the meantime.
        shown?.frame = bounds
    }

    // MARK: Looks

    /// Whether content goes below the bar.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }

    /// The colours of titles and lines follow the environment.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    /// Button colours follow the tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if moving == nil { rebuild() }
    }

    var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

    private func updateColors() {
        let system = isDark ? UIColor(white: 0.09, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
        background.backgroundColor = system
        hairline.backgroundColor = isDark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
        if moving == nil { rebuild() }
    }

    /// Places background and content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateColorsIfDarknessChanged()
        background.frame = CGRect(
            x: 0, y: -statusBarHeight, width: bounds.width, height: bounds.height + statusBarHeight)
        let line = 1 / max(UIScreen.main.scale, 1)
        hairline.frame = CGRect(x: 0, y: background.bounds.height, width: bounds.width, height: line)
        if moving == nil { shown?.frame = bounds }
    }

    private var wasDark: Bool?

    /// The environment is known only once the bar is in the window.
    private func updateColorsIfDarknessChanged() {
        guard wasDark != isDark else { return }
        wasDark = isDark
        updateColors()
    }
}

/// The contents of a bar while they change.
@MainActor
final class NavigationBarMove {
    let leaving: NavigationBarContent?
    let arriving: NavigationBarContent?
    let oldItems: [UINavigationItem]
    let isPush: Bool
    let leftward: Bool
    var isReverted = false

    init(
        leaving: NavigationBarContent?,
        arriving: NavigationBarContent?,
        oldItems: [UINavigationItem],
        isPush: Bool,
        leftward: Bool
    ) {
        self.leaving = leaving
        self.arriving = arriving
        self.oldItems = oldItems
        self.isPush = isPush
        self.leftward = leftward
    }

    private var distance: CGFloat {
        (leftward ? 1 : -1) * (arriving?.bounds.width ?? 0) * 0.4
    }

    /// How far the title of the lower screen and the title of the Back button that leads to it are apart; nil without such a
    /// button. The two lie exactly over each other while one fades into the other, as users saw in iOS 7 and later
    /// (stackoverflow.com, “Adjust letter spacing in iOS 7”).
    private var way: CGFloat?

    func start() {
        let (lower, upper) = isPush ? (leaving, arriving) : (arriving, leaving)
        way = lower.flatMap { lower in upper?.middles.back.map { $0 - lower.middles.title } }
        arriving?.alpha = 0
        if isPush {
            arriving?.slide(by: distance, back: way.map { -$0 } ?? 0)
        } else {
            arriving?.slide(by: way ?? distance)
        }
    }

    func perform() {
        leaving?.alpha = 0
        if isPush {
            leaving?.slide(by: way ?? -distance)
        } else {
            leaving?.slide(by: -distance, back: way.map { -$0 } ?? 0)
        }
        arriving?.alpha = 1
        arriving?.slide(by: 0)
    }

    func end() {
        leaving?.removeFromSuperview()
        arriving?.alpha = 1
        arriving?.slide(by: 0)
    }
}
