import Foundation

/// A list of actions to choose from, and of further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The actions and menus, in order.
    public let children: [UIMenuElement]

    /// A menu without a title.
    public convenience init(children: [UIMenuElement]) {
        self.init(title: "", children: children)
    }

    /// A menu with a title.
    public init(title: String, children: [UIMenuElement]) {
        self.children = children
        super.init(title: title, image: nil)
    }
}
