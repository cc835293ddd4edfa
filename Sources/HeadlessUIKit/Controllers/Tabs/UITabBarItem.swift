import Foundation

/// The item of a tab bar for one tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The system's own items, each with a name and a symbol.
    public enum SystemItem: Int, Sendable {
        /// The tabs that have no room in the bar.
        case more = 0
        /// What was used lately.
        case recents = 4
        /// What was done.
        case history = 6
        /// Looking for something.
        case search = 8

        var title: String {
            switch self {
            case .more: "More"
            case .recents: "Recents"
            case .history: "History"
            case .search: "Search"
            }
        }

        var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .recents, .history: "clock.fill"
            case .search: "magnifyingglass"
            }
        }
    }

    /// An empty item.
    public override init() {
        super.init()
    }

    /// An item with a text and a picture, and a number of the app's own.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// An item with a text and two pictures, the second for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// One of the system's items.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }

    /// The picture while the item is selected, nil for the ordinary one.
    open var selectedImage: UIImage? {
        didSet { changed() }
    }

    /// The text of the badge at the picture's corner, nil for none.
    open var badgeValue: String? {
        didSet { changed() }
    }

    /// The colour of the badge, nil for the system's red.
    open var badgeColor: UIColor? {
        didSet { changed() }
    }

    /// How far the text is from its usual place.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { changed() }
    }

    /// The looks of the whole bar while this item is selected, nil for the bar's own.
    open var standardAppearance: UITabBarAppearance? {
        get { ownStandardAppearance }
        set {
            ownStandardAppearance = newValue?.duplicate()
            changed()
        }
    }

    /// The looks of the whole bar while this item is selected and content is scrolled to its end. Only kept here.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { ownEdgeAppearance }
        set { ownEdgeAppearance = newValue?.duplicate() }
    }

    private var ownStandardAppearance: UITabBarAppearance?
    private var ownEdgeAppearance: UITabBarAppearance?
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets how the badge's text looks in a state of the item; nil for the system's way. Only the colour is drawn.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = textAttributes
        changed()
    }

    /// How the badge's text looks in a state of the item, as it was set.
    @discardableResult
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    /// The buttons that were made for the item, in this bar and in others.
    var shownBy: [Weak<TabBarButton>] = []
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
    /// F129: where the item is shown; nil when it is not laid out, or hidden.
    @discardableResult
    public func frame(in referenceView: UIView) -> CGRect? {
        guard !Headless.assumptions.tabBarItemsHaveNoFrame else { return nil }
        shownBy.removeAll { $0.object == nil }
        for button in shownBy.reversed().compactMap(\.object) {
            guard let window = button.window, window === referenceView.window, button.isVisible else { continue }
            if !button.showsTitle, Headless.assumptions.uprightItemsHaveNoFrame { return nil }
            if let bar = button.superview as? UITabBar, let said = bar.placeSaid(of: button) {
                return said.isEmpty ? .zero : bar.convert(said, to: referenceView)
            }
            // What only touches the edge of the window is not on the screen.
            let seen = window.bounds.intersection(button.convert(button.bounds, to: nil))
            guard !seen.isEmpty else { continue }
            return button.convert(button.bounds, to: referenceView)
        }
        return nil
    }
}

extension UIView {
    /// Whether neither the view nor one that it is in is hidden.
    fileprivate var isVisible: Bool { !isHidden && superview?.isVisible != false }
}

extension UIViewController {
    /// Gives the controller an item of its own, with its title.
    func makeTabBarItem() -> UITabBarItem {
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        ownTabBarItem = item
        return item
    }

    func replaceTabBarItem(with item: UITabBarItem?) {
        ownTabBarItem = item
        tabBarController?.tabBarItemReplaced(of: self)
    }
}
