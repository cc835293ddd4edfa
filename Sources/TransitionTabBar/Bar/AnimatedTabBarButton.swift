#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A button between the items of the package's own bar that is not a tab.
///
///     let button = AnimatedTabBarButton(title: "Compose", image: plus) { [weak self] in self?.compose() }
///     button.layout.raise = 20
///     tabBarController.animatedTabBar?.button = button
///
/// A tap performs an action, such as a presentation, and keeps the selection. A button may also stand in for the item of
/// a tab: then a tap selects this tab as its item would, the button looks selected with it, and swipes between tabs skip
/// the tab. Changes of the properties appear at the end of the same turn of the run loop.
@MainActor
public final class AnimatedTabBarButton: NSObject {
    /// The text; nil shows none.
    public var title: String? { didSet { onChange?() } }
    /// The picture, drawn in the tint unless its rendering mode says otherwise.
    public var image: UIImage? { didSet { onChange?() } }
    /// The picture while the button's tab is selected; nil, the default, uses ``image``.
    public var selectedImage: UIImage? { didSet { onChange?() } }
    /// The layout and the content, as for an item.
    public var layout = TabItemLayout() { didSet { onChange?() } }
    /// Whether the button reacts to taps.
    public var isEnabled = true { didSet { onChange?() } }
    /// The label for assistive technologies; nil, the default, uses the ``title``.
    public var label: String? { didSet { onChange?() } }
    /// The number of items before the button; nil, the default, puts the button in the middle. With an odd number of
    /// items, the middle has one item more after the button than before.
    public var place: Int? { didSet { onChange?() } }
    /// The controller of the tab that the button selects, one of the tab bar controller's; nil for a button with an action.
    public private(set) weak var controller: UIViewController?

    let action: @MainActor () -> Void
    /// Called when a property has changed.
    var onChange: (@MainActor () -> Void)?

    /// Creates a button that is no tab.
    ///
    /// - Parameters:
    ///   - title: The text; nil shows none.
    ///   - image: The picture.
    ///   - action: Called after a tap on the button, or its activation by an assistive technology.
    public init(title: String?, image: UIImage?, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.image = image
        self.action = action
    }

    /// Creates a button that stands in for the item of a tab.
    ///
    /// - Parameters:
    ///   - title: The text; nil shows none.
    ///   - image: The picture.
    ///   - controller: The controller of the tab. The button does nothing while the tab bar controller does not contain it.
    public init(title: String?, image: UIImage?, selecting controller: UIViewController) {
        self.title = title
        self.image = image
        self.controller = controller
        action = {}
    }
}
#endif
