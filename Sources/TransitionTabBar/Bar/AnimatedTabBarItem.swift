#if canImport(UIKit)
import TransitionCore
import UIKit

/// An item of an own tab bar: what the system's items cannot be. Taps, badges, long presses and animations are the
/// matter of its ``handle``, as on the system's bar.
///
///     bar?.item(at: 2)?.raise = 30
///     bar?.item(at: 2)?.handle?.onTap = { .instead { print("Compose") } }
///
/// It stands for the `UITabBarItem` or the `UITab` itself, wherever that is in the bar, and lasts as long as the bar.
@MainActor
public final class AnimatedTabBarItem {
    private(set) weak var object: NSObject?
    private weak var bar: AnimatedTabBar?

    init(_ object: NSObject, bar: AnimatedTabBar) {
        self.object = object
        self.bar = bar
    }

    /// The item's handle, the same as in `tabItems`; nil when the item is gone, or the bar was taken off.
    public var handle: TabItemHandle? {
        guard let source, let tabBarController = bar?.tabBarController else { return nil }
        return TabItemAdapter.of(tabBarController).handle(for: source)
    }

    /// A property, as in ``TabItemHandle``: of a weak reference that is read, passed on and kept weakly in one function the
    /// optimiser warns that it is gone at once. The tab bar controller keeps the item.
    private var source: TabItemSource? { object.map { TabItemSource(object: $0) } }

    /// The item's width in points; nil, the default, for an equal share of what the others leave.
    public var width: CGFloat?

    /// The space before the item, in points, in the direction of reading: it moves the item and all after it, so that
    /// spaces add up. A negative one draws them nearer.
    public var leadingSpace: CGFloat = 0

    /// How far the picture is raised above its place, in points. The part that lies above the bar takes touches too.
    public var raise: CGFloat = 0

    /// Where this item's text stands; nil, the default, as ``AnimatedTabBarMetrics/arrangement`` says.
    public var arrangement: TabItemArrangement?

    /// The size of the picture's place in points; nil, the default, for
    /// ``AnimatedTabBarMetrics/iconSize``. A picture that is smaller stands in the middle of it, a larger one is scaled
    /// down.
    public var iconSize: CGSize?

    /// A second line below the text.
    public var subtitle: String?

    /// The text with looks of its own, in place of the item's title.
    public var attributedTitle: NSAttributedString?

    /// The same while the item is selected; nil, the default, for ``attributedTitle``.
    public var selectedAttributedTitle: NSAttributedString?

    /// A view in place of the picture. If it is a ``TabItemDrawing`` it draws itself at the progress of the item's
    /// animation. It takes no touches of its own.
    public var view: UIView?

    /// A disc behind the picture, as behind a button in the middle; nil, the default, for none. It stays where it is
    /// when the picture moves.
    public var disc: UIColor?

    private var watch: TabHomeWatch?

    /// Makes it the home item: while it is selected it shows a large logo without a text, or the rocket, on its
    /// ``disc``. The logo comes growing from half its size. Selecting the rocket rolls back to the logo and scrolls to the
    /// top; the logo does nothing of its own. nil, the default, for an item like the others.
    public var home: TabHome? {
        didSet {
            let face = watch?.face ?? .logo
            watch?.remove()
            watch = home.map { home in
                TabHomeWatch(home, face: face) { [weak self] face in
                    if let self { bar?.roll(self, to: face) }
                }
            }
        }
    }

    /// How large the logo and the rocket are, in points.
    public var homeSize = CGSize(width: 42, height: 42)

    /// Whether the home item shows its rocket, or will when it is selected. Setting it rolls one picture out and the
    /// other in, and scrolls nothing; at the very top of the list that it follows it stays false.
    public var showsRocket: Bool {
        get { watch?.face == .rocket }
        set { watch?.show(newValue ? .rocket : .logo) }
    }

    /// Leaves the scroll view that the item follows.
    func stop() { watch?.remove() }

    /// Where the item is shown, in a view's coordinates; nil while it is not.
    public func frame(in view: UIView) -> CGRect? {
        object.flatMap { bar?.frame(of: TabItemSource(object: $0), in: view) }
    }
}
#endif
