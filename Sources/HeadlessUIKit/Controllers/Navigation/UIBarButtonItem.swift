import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Called when a property that the bar shows has changed.
    var changed: () -> Void = {}

    /// An empty item.
    public override init() {
        super.init()
    }

    /// The text.
    open var title: String? {
        didSet { changed() }
    }

    /// The picture, shown instead of the text.
    open var image: UIImage? {
        didSet { changed() }
    }

    /// How far the picture's sides are inwards of their usual places, in points; negative ones go outwards.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { changed() }
    }

    /// The picture for users of the largest texts, who see it while they hold the item; nil for `image`.
    open var largeContentSizeImage: UIImage? {
        didSet { changed() }
    }

    /// How far the sides of that picture are inwards of their usual places, in points.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero {
        didSet { changed() }
    }

    /// Whether it can be chosen.
    open var isEnabled = true {
        didSet { changed() }
    }

    /// A number of the app's own.
    open var tag = 0

    /// The name of the item for assistive technologies, nil for its text.
    open var accessibilityLabel: String?
    /// The value of the item for assistive technologies.
    open var accessibilityValue: String?
    /// What becomes of an activation, for those who want to hear hints.
    open var accessibilityHint: String?
    /// A name for tests, which is never read.
    open var accessibilityIdentifier: String?

    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets how the text looks in a state of the item; nil for the bar's way. Only the colour is drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        changed()
    }

    /// How the text looks in a state of the item, as it was set.
    @discardableResult
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }
}

/// A button of a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How a button looks.
    public enum Style: Int, Sendable {
        /// Ordinary.
        case plain = 0
        /// The button that ends a task, emphasised.
        case prominent = 2

        /// The former name of `prominent`.
        public static var done: UIBarButtonItem.Style { .prominent }
    }

    /// The system's own buttons; a bar of this module draws them as their names.
    public enum SystemItem: Int, Sendable {
        /// Ends a task and keeps its result.
        case done = 0
        /// Ends a task and drops its result.
        case cancel = 1
        /// Changes to editing.
        case edit = 2
        /// Saves.
        case save = 3
        /// Adds.
        case add = 4
        /// Closes a screen.
        case close = 24

        var title: String {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "+"
            case .close: "Close"
            }
        }
    }

    /// An empty item.
    public override init() {
        super.init()
    }

    /// A button that performs an action, with the action's title.
    public convenience init(primaryAction: UIAction?) {
        self.init()
        title = primaryAction?.title
        self.primaryAction = primaryAction
    }

    /// A button of the system that performs an action.
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction?) {
        self.init()
        title = systemItem.title
        style = systemItem == .done ? .prominent : .plain
        self.primaryAction = primaryAction
    }

    /// A view of the app's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// How it looks.
    open var style = Style.plain {
        didSet { changed() }
    }

    /// What a tap does.
    open var primaryAction: UIAction?

    /// A view shown instead of a button.
    open var customView: UIView? {
        didSet { changed() }
    }

    /// The width in points, 0 for what the content needs.
    open var width: CGFloat = 0 {
        didSet { changed() }
    }

    /// The colour, nil for the bar's.
    open var tintColor: UIColor? {
        didSet { changed() }
    }

    /// Whether the item takes no place in the bar.
    open var isHidden = false {
        didSet { changed() }
    }
}
