#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// What a tap on a tab bar's item does.
public enum TabItemTap {
    /// It selects the tab, if the app's delegate allows it.
    case select
    /// Something else happens, and the selection stays: a composer is presented, say. The closure runs once the tap is
    /// over.
    case instead(@MainActor () -> Void)
    /// Nothing happens.
    case refuse

    var selects: Bool { if case .select = self { true } else { false } }
}

/// An item of a tab bar controller, and what happens with it.
///
///     tabBarController.tabItems[2].onTap = { .instead { print("Compose") } }
///     tabBarController.tabItems[0].badge = .number(3)
///
/// It belongs to the `UITabBarItem` or the `UITab` itself, wherever that is in the bar, and lasts as long. A controller
/// that is given another item has another one. One for a place without an item keeps what is set on it for the item that
/// comes there.
@MainActor
public final class TabItem {
    private(set) weak var object: NSObject?
    /// Whether no item has come to its place.
    private var isWaiting: Bool
    private weak var adapter: TabItemAdapter?
    private var press: TabItemLongPress?
    private var touch: TabItemTouch?
    private var feedback: TabItemFeedback?
    private(set) var badgePlay: TabItemBadgePlay?
    private var badgeAnimation: TabItemBadgeAnimation?

    /// - Parameter object: The `UITabBarItem` or `UITab`; nil for a place without an item.
    init(_ object: NSObject?, adapter: TabItemAdapter?) {
        self.object = object
        self.adapter = adapter
        isWaiting = object == nil
    }

    /// Takes the item that has come to the place.
    func adopt(_ object: NSObject) {
        self.object = object
        isWaiting = false
        if let ownBadge { badge = ownBadge }
        if let badgeAnimation { animateBadge(badgeAnimation) }
        follow()
    }

    var source: TabItemSource? { object.map { TabItemSource(object: $0) } }

    /// The `UITabBarItem`; nil where the app uses `tabs`, or when the item is gone.
    public var item: UITabBarItem? { source?.item }

    /// The item's own number; 0 for a `UITab`.
    public var tag: Int { item?.tag ?? 0 }

    /// The item's text.
    public var title: String? { source?.title }

    /// The animation for when this item is selected; nil, the default, leaves it to the one of the whole bar. `.still`
    /// takes it from this item alone.
    public var animation: (any TabItemAnimator)? {
        didSet { adapter?.update() }
    }

    /// Makes a view that stands in for the item's picture while it moves; nil, the default, shows the picture itself.
    public var picture: (@MainActor () -> any TabItemDrawing)?

    /// Asked at each tap on the item, also on the selected one, before the app's delegate is; nil selects.
    public var onTap: (@MainActor () -> TabItemTap)? {
        didSet { adapter?.update() }
    }

    /// Called when the item was selected, by a tap, in code or by a swipe that has ended.
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

    /// Called with true when a finger comes down on the item, and with false when it is lifted or the system takes the
    /// touch. Nothing is taken from the touch. Not called on the system's bar before iOS 17, where items do not say
    /// where they are.
    public var onHighlight: (@MainActor (_ isDown: Bool) -> Void)? {
        didSet { updateTouch() }
    }

    /// What is felt when a tap selects the item; nil, the default, is nothing. Selections by code and by swipes are not
    /// felt.
    public var haptic: TabItemHaptic? {
        didSet {
            feedback = haptic.map { TabItemFeedback($0) }
            updateTouch()
            adapter?.update()
        }
    }

    /// Plays a sound when a tap selects the item; nil, the default, plays none. The package uses no audio framework: the
    /// closure plays what it likes.
    public var sound: (@MainActor () -> Void)? {
        didSet { adapter?.update() }
    }

    var needsDelegate: Bool {
        animation != nil || onTap != nil || onSelect != nil || onDeselect != nil || onReselect != nil || haptic != nil
            || sound != nil
    }

    /// A tap has selected the item.
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
        touch = TabItemTouch(of: self) { [weak self] isDown in
            if isDown { self?.feedback?.prepare() }
            self?.onHighlight?(isDown)
        }
        listen()
    }

    /// Whether a touch is on the item.
    func holds(_ touch: UITouch, in bar: UIView) -> Bool {
        frame(in: bar)?.contains(touch.location(in: bar)) == true
    }

    // MARK: Badge

    private var ownBadge: TabItemBadge?

    /// The badge, which is the item's `badgeValue`; nil for none. A text that the app has set there is a `.text`.
    public var badge: TabItemBadge? {
        get {
            if isWaiting { return ownBadge }
            let shown = source?.badgeValue
            return ownBadge?.text == shown ? ownBadge : shown.map { .text($0) }
        }
        set {
            ownBadge = newValue
            source?.badgeValue = newValue?.text
        }
    }

    /// Plays an animation on the badge, until it is over or, if it repeats, until this is called with nil.
    ///
    ///     tabBarController.tabItems[0].animateBadge(.bounce(height: 20, duration: 2))
    ///
    /// While it plays on the system's bar, a picture of the badge is drawn above the bar, and the badge's own colours
    /// are clear; they come back at the end, and as soon as anything changes. Where there is no badge yet, or the item is
    /// not shown, the animation waits. Under Reduce Motion nothing moves; nor does it on the system's bar before iOS 17,
    /// or for a `UITab`, whose badge cannot be drawn elsewhere.
    public func animateBadge(_ animation: TabItemBadgeAnimation?) {
        badgePlay?.end()
        (badgePlay, badgeAnimation) = (nil, animation)
        guard let source else { return }
        adapter?.stopBadge(of: source)
        if let animation { badgePlay = adapter?.play(animation, on: source) }
    }

    // MARK: Long press

    /// Calls a closure when a finger rests on the item; the item is not selected then. nil takes it off.
    ///
    ///     tabBarController.tabItems[1].setLongPress { press in
    ///         if press.phase == .began { print("Show something beside \(press.frame ?? .zero)") }
    ///     }
    ///
    /// - Parameters:
    ///   - seconds: How long the finger must rest.
    ///   - movement: How far it may move meanwhile, in points.
    ///   - haptic: What is felt when it has rested long enough; nil is nothing.
    ///   - action: Called when the finger has rested, and when it is lifted or the touch is cancelled.
    public func setLongPress(
        after seconds: TimeInterval = 0.1, movement: CGFloat = 1, haptic: TabItemHaptic? = nil,
        _ action: (@MainActor (TabItemPress) -> Void)?
    ) {
        press?.remove()
        press = nil
        guard let action, let tabBarController = adapter?.tabBarController else { return }
        press = TabItemLongPress(
            of: self, in: tabBarController, after: seconds, movement: movement, haptic: haptic, action: action)
        listen()
    }

    /// Opens a menu beside the item when a finger rests on it; the item is not selected then.
    ///
    ///     tabBarController.tabItems[1].setLongPressMenu(haptic: .light) { _ in UIMenu(children: actions) }
    ///
    /// It takes the place of what ``setLongPress(after:movement:haptic:_:)`` has set, which also takes it off.
    ///
    /// A context menu's own delay cannot be set, so the menu belongs to an unseen button above the item, whose primary
    /// action it is, and which is asked to perform it. That is public from iOS 17.4 on (`performPrimaryAction()`). Before,
    /// the closure is called all the same, with the item's frame, but its menu is not shown.
    ///
    /// - Parameters:
    ///   - seconds: How long the finger must rest.
    ///   - movement: How far it may move meanwhile, in points.
    ///   - haptic: What is felt when it has rested long enough; nil is nothing.
    ///   - menu: Makes the menu, when the finger has rested. A menu without elements is not shown.
    public func setLongPressMenu(
        after seconds: TimeInterval = 0.1, movement: CGFloat = 1, haptic: TabItemHaptic? = nil,
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

    // MARK: On an own bar

    /// What an own bar shows of the item, and where. The system's bar ignores it.
    public var layout = TabItemLayout()

    private var watch: TabItemScrollWatch?

    /// Makes the item lead back to the top on an own bar: while it is selected it shows a large picture without a text,
    /// on the ``TabItemLayout/disc``, one near the top of a list and another while the list is scrolled far. The first
    /// comes growing from half its size. A tap on the second rolls back to the first and scrolls to the top; the first
    /// does nothing. nil, the default, for an item like the others.
    public var scrollFace: TabItemScrollFace? {
        didSet { follow() }
    }

    /// Whether the item shows its ``scrollFace`` for a scrolled list, or will when it is selected. Setting it rolls one
    /// picture out and the other in, and scrolls nothing; at the very top of the list it stays false.
    public var showsScrolledFace: Bool {
        get { watch?.face == .scrolled }
        set { watch?.show(newValue ? .scrolled : .top) }
    }

    /// Follows the scroll view while an own bar shows the item.
    private func follow() {
        let face = watch?.face ?? .top
        watch?.remove()
        watch = nil
        guard let scrollFace, adapter?.bar != nil else { return }
        watch = TabItemScrollWatch(scrollFace, face: face) { [weak self] face in
            if let self { adapter?.bar?.roll(self, to: face) }
        }
    }

    /// Another bar shows the item.
    func barDidChange() {
        listen()
        follow()
        guard let badgeAnimation, badgeAnimation.repeats else { return }
        // The bar has no items before the end of this turn.
        MainQueue.inNextTurn { [weak self] in
            if self?.badgeAnimation != nil { self?.animateBadge(badgeAnimation) }
        }
    }

    /// Listens for fingers on the bar that shows the item now.
    func listen() {
        let bar = adapter?.bar?.view ?? adapter?.tabBarController?.tabBar
        press?.listen(on: bar)
        touch?.listen(on: bar)
    }

    /// Where the item is shown, in a view's coordinates; nil while it is not, and on the system's bar before iOS 17.
    public func frame(in view: UIView) -> CGRect? {
        guard let source else { return nil }
        if let bar = adapter?.bar { return bar.frame(of: source, in: view) }
        return source.frame(in: view)
    }

    /// Forgets everything but the badge, which is the item's own.
    func reset() {
        animateBadge(nil)
        adapter = nil
        press?.remove()
        touch?.remove()
        (press, touch) = (nil, nil)
        (animation, picture, onTap, onSelect, onDeselect, onReselect) = (nil, nil, nil, nil, nil, nil)
        (onHighlight, haptic, sound) = (nil, nil, nil)
        (layout, scrollFace) = (TabItemLayout(), nil)
    }
}
#endif
