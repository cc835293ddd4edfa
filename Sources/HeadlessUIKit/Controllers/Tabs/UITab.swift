import Foundation

/// One tab of a tab bar controller: its item in the bar, and the controller that it leads to.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The item in the bar.
    let item: UITabBarItem
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    private var isMaking = false
    /// The tab bar controller that has it as a root tab.
    weak var owner: UITabBarController?

    /// A tab.
    ///
    /// - Parameters:
    ///   - title: the text in the bar.
    ///   - image: the picture in the bar.
    ///   - identifier: unique among the tabs of a tab bar controller.
    ///   - viewControllerProvider: makes the tab's controller. Called when the controller is needed for the first time.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        item = UITabBarItem(title: title, image: image, selectedImage: nil)
        provider = viewControllerProvider
        self.identifier = identifier
        super.init()
    }

    /// A tab for a controller that the app has put in `viewControllers`.
    init(standingFor controller: UIViewController) {
        item = controller.tabBarItem
        provider = nil
        made = controller
        identifier = "\(ObjectIdentifier(controller))"
        super.init()
    }

    /// A tab that `tabs` lists for such a controller.
    convenience init(standingFor controller: UIViewController, in owner: UITabBarController) {
        self.init(standingFor: controller)
        self.owner = owner
        controller.tab = self
    }

    /// The name by which the app knows the tab.
    public let identifier: String

    /// The text in the bar.
    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }

    /// The picture in the bar.
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }

    /// The text of the badge, nil for none.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// Whether the user can select the tab.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    /// Whether the tab is hidden from the user.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue, Headless.assumptions.hiddenTabsLeaveTheBar else { return }
            tabBarController?.updateTabs(animated: false)
        }
    }

    /// Anything of the app's own.
    open var userInfo: Any?

    /// The group that the tab is in, nil for a root tab.
    open internal(set) weak var parent: UITabGroup?

    /// The tab bar controller that the tab, or a group around it, was given to.
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }

    /// The tab's controller, made when first asked for; nil if the tab has no provider.
    open var viewController: UIViewController? {
        guard made == nil, !isMaking, let provider else { return made }
        isMaking = true
        let new = provider(self)
        isMaking = false
        made = new
        new.tab = self
        tabBarController?.seat(new, for: self)
        return new
    }

    /// Whether the tab has a controller of its own, made or not.
    var leadsSomewhere: Bool { provider != nil }

    /// The tab's controller if it has been made, and otherwise what keeps its place; nil if the tab has no provider.
    var controllerOrPlace: UIViewController? { made ?? (provider == nil ? nil : place) }

    private lazy var place = TabPlace(of: self)

    /// Whether a controller, or what keeps a place, is the tab's.
    func owns(_ controller: UIViewController) -> Bool {
        controller === made || (controller as? TabPlace)?.owner === self
    }

    /// The tab itself, or for a group the descendant that it shows.
    var shown: UITab { self }

    /// The tab and everything in it.
    var family: [UITab] { [self] }
}

/// Keeps the place of a tab's controller among a tab bar controller's until the controller is made. It is never shown
/// and has no parent.
@MainActor
final class TabPlace: UIViewController {
    private(set) weak var owner: UITab?

    init(of tab: UITab) {
        owner = tab
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

extension UITab: UIPopoverPresentationControllerSourceItem {
    /// F129: where the tab is shown; nil when it is not laid out, or hidden.
    @discardableResult
    public func frame(in referenceView: UIView) -> CGRect? { item.frame(in: referenceView) }
}

/// A tab with further tabs in it.
///
/// This module has no sidebar: a group has one item in the bar, and shows its selected child, or else its own
/// controller.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// A group. The parameters are those of a tab, and the tabs in it.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    /// The tabs in the group.
    open var children: [UITab] {
        didSet {
            for child in oldValue where child.parent === self { child.parent = nil }
            for child in children { child.parent = self }
            tabBarController?.updateTabs(animated: false)
        }
    }

    private weak var chosen: UITab?

    /// The child that is selected, or was when the group was last shown; one of `children`.
    open var selectedChild: UITab? {
        get { chosen?.parent === self ? chosen : nil }
        set {
            guard newValue == nil || newValue?.parent === self else {
                return Headless.raise("Only a child of a tab group can be its selected child.")
            }
            choose(newValue)
            tabBarController?.updateTabs(animated: false)
        }
    }

    /// The identifier of the child to select if a selection is needed and there is none; nil for the first.
    open var defaultChildIdentifier: String?

    /// The tab with that identifier in the group or deeper, nil if none exists.
    @discardableResult
    open func tab(forIdentifier identifier: String) -> UITab? {
        family.dropFirst().first { $0.identifier == identifier }
    }

    /// Selects a child without showing it.
    func choose(_ child: UITab?) {
        chosen = child
    }

    override var shown: UITab {
        if let selectedChild { return selectedChild.shown }
        guard !leadsSomewhere else { return self }
        let standard = children.first { $0.identifier == defaultChildIdentifier } ?? children.first
        return standard?.shown ?? self
    }

    override var family: [UITab] { [self] + children.flatMap(\.family) }
}
