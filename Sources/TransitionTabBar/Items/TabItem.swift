#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// An item of a tab bar controller, with its settings.
///
///     tabBarController.tabItems[2].onTap = { .instead { print("Compose") } }
///     tabBarController.tabItems[0].badge = .number(3)
///
/// A `TabItem` belongs to one `UITabBarItem` or `UITab`, wherever the bar shows it, and has the same lifetime. If a
/// controller gets another item, that item has another `TabItem`. A `TabItem` for a place without an item keeps its
/// settings for the item that arrives there.
@MainActor
public final class TabItem {
    private(set) weak var object: NSObject?
    /// Whether its place has no item yet.
    private var isWaiting: Bool
    private(set) weak var adapter: (any TabItemHost)?
    private var press: TabItemLongPress?
    /// The animation that repeats until the item is selected.
    var prompting: TabItemPrompt?
    private var touch: TabItemTouch?
    private var feedback: TabItemFeedback?
    private(set) var badgePlay: TabItemBadgePlay?
    private var badgeAnimation: TabItemBadgeAnimation?

    /// - Parameter object: The `UITabBarItem` or `UITab`; nil for a place without an item.
    init(_ object: NSObject?, adapter: (any TabItemHost)?) {
        self.object = object
        self.adapter = adapter
        isWaiting = object == nil
    }

    /// Takes the item that has arrived at the place.
    func adopt(_ object: NSObject) {
        self.object = object
        isWaiting = false
        if let ownBadge { badge = ownBadge }
        if let badgeAnimation { animateBadge(badgeAnimation) }
        listen()
        follow()
        prompting?.look()
    }

    var source: TabItemSource? { object.map { TabItemSource(object: $0) } }

    /// The `UITabBarItem`; nil if the app uses `tabs` or the item has been freed.
    public var item: UITabBarItem? { source?.item }

    /// The item's tag; 0 for a `UITab`.
    public var tag: Int { item?.tag ?? 0 }

    /// The item's text.
    public var title: String? { source?.title }

    /// The animation that plays when this item is selected; nil, the default, uses the animation of the whole bar.
    /// `.still` plays none for this item alone.
    public var animation: (any TabItemAnimator)? {
        didSet { adapter?.update() }
    }

    /// Makes a view that replaces the item's picture during an animation; nil, the default, shows the picture itself.
    public var picture: (@MainActor () -> any TabItemDrawing)?

    /// The animation that plays when another item is selected instead; nil, the default, plays none.
    public var deselection: TabItemDeselection? {
        didSet { adapter?.update() }
    }

    /// Returns the effect of a tap on the item, including the selected one; nil selects. Called before the app's
    /// delegate.
    ///
    /// A swipe between tabs asks too, once for each drag that reaches the tab: it stops before the tab unless the answer
    /// is `.select`, and does not run the closure of `.instead`. Code that selects the tab does not ask.
    public var onTap: (@MainActor () -> TabItemTap)? {
        didSet { adapter?.update() }
    }

    /// The action of a button; nil, the default, for a tab. A tap on a button runs its action after the tap and keeps the
    /// selection, with the item's ``haptic``, ``sound`` and animation. Swipes between tabs skip it.
    ///
    ///     tabBarController.tabItems[2].action = { print("Compose") }
    ///
    /// The controller of the item is a placeholder, which only code can select.
    /// ``UIKit/UITabBarController/insertTabButton(_:at:action:)`` adds a button with a placeholder. Without its action the
    /// item is the tab of its controller. An action takes the place of ``onTap``.
    public var action: (@MainActor () -> Void)? {
        didSet {
            adapter?.update()
            adapter?.bar?.refresh()
        }
    }

    /// Whether swipes between tabs go on to the next tab; false by default. Taps and code select the tab as usual.
    public var isSkippedBySwipes = false {
        didSet { adapter?.update() }
    }

    /// Whether swipes between tabs go on to the next tab.
    var isSkipped: Bool { isSkippedBySwipes || action != nil }

    /// The effect of a tap, for which the app is asked.
    var tap: TabItemTap? { action.map { .instead($0) } ?? onTap?() }

    /// Whether a tap that the bar reports now belongs to a long press.
    var refusesTap: Bool { press?.refusesTap == true }

    /// Called when the item was selected by a tap, in code or by a finished swipe.
    public var onSelect: (@MainActor () -> Void)? {
        didSet { adapter?.update() }
    }

    /// Called when another item was selected instead.
    public var onDeselect: (@MainActor () -> Void)? {
        didSet { adapter?.update() }
    }

    /// Called when the selected item was tapped.
    public var onReselect: (@MainActor () -> Void)? {
        didSet { adapter?.update() }
    }

    /// Called with true when a finger touches the item, and with false when the finger is lifted or the system cancels
    /// the touch. The touch is also delivered to the bar. Not called on the system bar before iOS 17, which has no API
    /// for the frames of items, and not on iPhone Duo's upright bar, along which a finger moves from item to item.
    public var onHighlight: (@MainActor (_ isDown: Bool) -> Void)? {
        didSet { updateTouch() }
    }

    /// The haptic feedback when a tap selects the item or is taken over; nil, the default, plays none. Selections in code
    /// and by swipes play none.
    public var haptic: TabItemHaptic? {
        didSet {
            feedback = haptic.map { TabItemFeedback($0) }
            updateTouch()
            adapter?.update()
        }
    }

    /// Plays a sound when a tap selects the item or is taken over; nil, the default, plays none. The package uses no audio framework:
    /// the closure plays the sound.
    public var sound: (@MainActor () -> Void)? {
        didSet { adapter?.update() }
    }

    var needsDelegate: Bool {
        animation != nil || onTap != nil || onSelect != nil || onDeselect != nil || onReselect != nil || haptic != nil
            || sound != nil || action != nil || isSkippedBySwipes || deselection != nil || press != nil
            || prompting != nil || scrollFace != nil
    }

    /// Called when a tap has selected the item or was taken over.
    func tell() {
        feedback?.play()
        sound?()
    }

    private func updateTouch() {
        guard onHighlight != nil || haptic != nil, adapter != nil else {
            touch?.remove()
            touch = nil
            return
        }
        guard touch == nil else { return }
        touch = TabItemTouch { [weak self] in
            self?.holds($0, in: $1) == true
        } action: { [weak self] state in
            if state == .began { self?.feedback?.prepare() }
            self?.onHighlight?(state == .began)
        }
        listen()
    }

    /// Returns whether a touch is on the item, and not on a screen or on a bar that stands upright: there a finger moves
    /// from item to item, and the frames of the items are uncertain (F151, F152).
    private func holds(_ touch: UITouch, in view: UIView) -> Bool {
        guard let adapter, let object, let tabBarController = adapter.tabBarController else { return false }
        let screens = tabBarController.children.compactMap(\.viewIfLoaded)
        if let touched = touch.view, screens.contains(where: { touched.isDescendant(of: $0) }) { return false }
        return adapter.object(at: touch.location(in: view), in: view) === object
    }

    // MARK: Badge

    private var ownBadge: TabItemBadge?

    /// The badge; nil without one. It sets the item's `badgeValue`. A `badgeValue` set by the app is a `.text`.
    public var badge: TabItemBadge? {
        get {
            if isWaiting { return ownBadge }
            let shown = source?.badgeValue
            return ownBadge?.text == shown ? ownBadge : shown.map { .text($0) }
        }
        set {
            ownBadge = newValue
            source?.badgeValue = newValue?.text
            adapter?.bar?.setNeedsRefresh()
        }
    }

    /// Plays an animation on the badge until its end or, if it repeats, until the next call with nil.
    ///
    ///     tabBarController.tabItems[0].animateBadge(.bounce(height: 20, duration: 2))
    ///
    /// On the system bar, the animation moves a copy of the badge above the bar, and the bar's own badge is
    /// transparent. At the end, or when anything changes, the bar's own badge appears again. If the badge is missing or
    /// the item is hidden, the animation waits. Nothing moves with Reduce Motion, on the system bar before iOS 17, or
    /// for a `UITab`, because its badge cannot be made transparent.
    public func animateBadge(_ animation: TabItemBadgeAnimation?) {
        badgePlay?.end()
        (badgePlay, badgeAnimation) = (nil, animation)
        guard let source else { return }
        adapter?.stopBadge(of: source)
        if let animation { badgePlay = adapter?.play(animation, on: source) }
    }

    // MARK: Long press

    /// Calls a closure for a long press on the item. nil removes it.
    ///
    ///     tabBarController.tabItems[1].setLongPress { press in
    ///         if press.phase == .began { print("Show something beside \(press.frame ?? .zero)") }
    ///     }
    ///
    /// The finger that presses selects nothing when it is lifted. The system bar of iOS 26 and later may select the item
    /// when the finger comes down, before the press begins (F194). On the system bar a press needs iOS 17. While the bar is
    /// small, and its items do not say their places, no press begins.
    ///
    /// - Parameters:
    ///   - seconds: The duration of the press, in seconds. Ordinary taps take up to 0.2 s.
    ///   - movement: The greatest movement of the finger, in points.
    ///   - haptic: The haptic feedback at the beginning of the long press; nil plays none.
    ///   - action: Called at the beginning of the long press, and when the finger is lifted or the touch is cancelled.
    public func setLongPress(
        after seconds: TimeInterval = 0.35, movement: CGFloat = 10, haptic: TabItemHaptic? = nil,
        _ action: (@MainActor (TabItemPress) -> Void)?
    ) {
        press?.remove()
        press = nil
        defer { adapter?.update() }
        guard let action, let tabBarController = adapter?.tabBarController else { return }
        press = TabItemLongPress(after: seconds, movement: movement, haptic: haptic) { [weak self] in
            self?.holds($0, in: $1) == true
        } action: { [weak self, weak tabBarController] phase in
            let frame = (tabBarController?.viewIfLoaded).flatMap { self?.frame(in: $0) }
            action(TabItemPress(phase: phase, frame: frame))
        }
        listen()
    }

    /// Opens a menu beside the item on a long press.
    ///
    ///     tabBarController.tabItems[1].setLongPressMenu(haptic: .light) { _ in UIMenu(children: actions) }
    ///
    /// An item has either a menu or a closure of ``setLongPress(after:movement:haptic:_:)``: the later call replaces
    /// the earlier one. `setLongPress(nil)` removes the menu.
    ///
    /// The system's delay before a context menu cannot be changed. The package therefore opens the menu as the primary
    /// action of an invisible button above the item, with `performPrimaryAction()`, public since iOS 17.4. On earlier
    /// versions the closure is called with the item's frame, but its menu is not shown.
    ///
    /// - Parameters:
    ///   - seconds: The duration of the press, in seconds.
    ///   - movement: The greatest movement of the finger, in points.
    ///   - haptic: The haptic feedback at the beginning of the long press; nil plays none.
    ///   - menu: Makes the menu at the beginning of the long press. A menu without elements is not shown.
    public func setLongPressMenu(
        after seconds: TimeInterval = 0.35, movement: CGFloat = 10, haptic: TabItemHaptic? = nil,
        _ menu: @escaping @MainActor (TabItemPress) -> UIMenu
    ) {
        setLongPress(after: seconds, movement: movement, haptic: haptic) { [weak self] press in
            guard press.phase == .began else { return }
            self?.open(menu(press), at: press.frame)
        }
    }

    private func open(_ menu: UIMenu, at frame: CGRect?) {
        guard #available(iOS 17.4, *), let frame, let view = adapter?.tabBarController?.viewIfLoaded else { return }
        TabItemMenuButton.open(menu, at: frame, in: view)
    }

    // MARK: Own bar

    /// The layout and the content of the item on the package's own bar. The system bar ignores them.
    public var layout = TabItemLayout() {
        didSet { adapter?.bar?.setNeedsRefresh() }
    }

    private var watch: TabItemScrollWatch?
    private var facePicture: TabItemFacePicture?

    /// Makes the item scroll a list back to the top; nil, the default, makes a normal item. While selected, the item shows
    /// ``TabItemScrollFace/top`` near the top of the list, and ``TabItemScrollFace/scrolled`` while the list is
    /// scrolled far. A tap on the picture for a scrolled list scrolls to the top. A tap on the picture for the top does
    /// nothing.
    ///
    /// On the package's own bar the picture is large, stands without a text on the ``TabItemLayout/disc``, grows from half
    /// its size when the item is selected, and rolls when it changes. On the system bar it is the item's picture for the
    /// selection, above the text, and changes without motion.
    public var scrollFace: TabItemScrollFace? {
        didSet {
            follow()
            adapter?.update()
            adapter?.bar?.setNeedsRefresh()
        }
    }

    /// Whether the item of a ``scrollFace`` shows ``TabItemScrollFace/scrolled`` when it is selected. A new value changes
    /// the picture, and does not scroll. At the top of the list the value is always false.
    public var showsScrolledFace: Bool {
        get { watch?.face == .scrolled }
        set { watch?.show(newValue ? .scrolled : .top) }
    }

    /// Follows the scroll view while a bar shows the item.
    private func follow() {
        let face = watch?.face ?? .top
        watch?.remove()
        facePicture?.show(nil)
        (watch, facePicture) = (nil, nil)
        guard let scrollFace, let adapter else { return }
        if adapter.bar == nil { facePicture = source.map { TabItemFacePicture(of: $0) } }
        watch = TabItemScrollWatch(scrollFace, face: face) { [weak self] face in
            guard let self, let source else { return }
            if let bar = self.adapter?.bar { bar.roll(source, to: face) } else { showFace() }
        }
        showFace()
    }

    /// Shows the picture of the face on the system bar while the item is selected.
    func showFace() {
        guard let facePicture, let scrollFace, let adapter else { return }
        // An animation hides the item's picture, and shows the one that it has begun with.
        adapter.stop(self)
        let picture = showsScrolledFace ? scrollFace.scrolled : scrollFace.top
        facePicture.show(adapter.isSelected(self) ? picture : nil)
    }

    /// The selected item was tapped. If it shows the picture for a scrolled list, the list scrolls to the top.
    func scrollToTop() {
        guard let scrollFace, showsScrolledFace else { return }
        showsScrolledFace = false
        guard let scrollView = scrollFace.scrollView else { return }
        let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        scrollView.setContentOffset(top, animated: true)
    }

    /// Called when another bar shows the item.
    func barDidChange() {
        follow()
        guard let badgeAnimation, badgeAnimation.repeats else { return }
        // The bar has no items before the end of this turn.
        MainQueue.inNextTurn { [weak self] in
            if self?.badgeAnimation != nil { self?.animateBadge(badgeAnimation) }
        }
    }

    /// Adds the recognisers to the view of the controller, which this loads.
    private func listen() {
        guard press != nil || touch != nil else { return }
        press?.listen(on: adapter?.tabBarController?.view)
        touch?.listen(on: adapter?.tabBarController?.view)
    }

    /// Returns the item's frame in a view's coordinates; nil while it is not shown, on the system bar before iOS 17, and
    /// while the items of the system bar say places that cannot be right, as on a small bar.
    public func frame(in view: UIView) -> CGRect? {
        guard let source, let adapter else { return nil }
        if let bar = adapter.bar { return bar.frame(of: source, in: view) }
        return adapter.tabBarController.flatMap { SystemBarFrames(of: $0, in: view)[source] }
    }

    /// Removes all settings except the badge, which belongs to the item.
    func reset() {
        animateBadge(nil)
        stopPrompting()
        scrollFace = nil
        adapter = nil
        press?.remove()
        touch?.remove()
        (press, touch) = (nil, nil)
        (animation, picture, onTap, onSelect, onDeselect, onReselect) = (nil, nil, nil, nil, nil, nil)
        (onHighlight, haptic, sound) = (nil, nil, nil)
        (action, deselection, isSkippedBySwipes) = (nil, nil, false)
        layout = TabItemLayout()
    }
}
#endif
