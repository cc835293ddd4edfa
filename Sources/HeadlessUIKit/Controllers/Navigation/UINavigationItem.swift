import Foundation

/// The contents of a navigation bar while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// How much of the previous title the back button of the next screen shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title if there is room.
        case `default` = 0
        /// Only the chevron.
        case minimal = 2
    }

    /// When the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As on the previous screen.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
        /// Small and at the side.
        case inline = 3
    }

    /// The bar that shows the item, notified of changes.
    weak var bar: UINavigationBar?

    private func changed() {
        bar?.itemChanged(self)
    }

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// The title in the middle of the bar.
    open var title: String? {
        didSet { changed() }
    }

    /// A view shown instead of the title.
    open var titleView: UIView? {
        didSet { changed() }
    }

    /// The text of the next screen's back button, nil for the title.
    open var backButtonTitle: String? {
        didSet { changed() }
    }

    /// How much of it is shown.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { changed() }
    }

    /// What the back button of this screen does instead of going back. Where there is no screen to go back to, it makes
    /// a back button.
    open var backAction: UIAction? {
        didSet { changed() }
    }

    /// Whether the back button is hidden.
    open var hidesBackButton = false {
        didSet { changed() }
    }

    /// Whether left items stand beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { changed() }
    }

    /// When the title is large; bars here show small titles only.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// The items at the leading side.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { adopt(leftBarButtonItems) }
    }

    /// The items at the trailing side, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { adopt(rightBarButtonItems) }
    }

    /// The first item at the leading side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the trailing side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    private func adopt(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] {
            item.changed = { [weak self] in self?.changed() }
        }
        changed()
    }

    /// The text of the back button that leads to this item, nil for the chevron alone.
    var backTitle: String? {
        switch backButtonDisplayMode {
        case .minimal: nil
        case .default: backButtonTitle ?? title ?? "Back"
        }
    }
}
