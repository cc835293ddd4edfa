import Foundation

/// A list of actions to choose from, and of further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The name by which a menu is found in another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// An identifier of this name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An identifier of this name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu stands in another one. Only kept here.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its elements stand in the other menu.
        public static let displayInline = Options(rawValue: 1)
        /// One of its elements is on.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The name of the menu; one of its own if none was given.
    public let identifier: UIMenu.Identifier
    /// How the menu stands in another one.
    public let options: UIMenu.Options
    /// The actions and menus, in order.
    public let children: [UIMenuElement]

    private static var count = 0

    /// A menu without a title.
    public convenience init(children: [UIMenuElement]) {
        self.init(title: "", children: children)
    }

    /// A menu with a title.
    public convenience init(title: String, children: [UIMenuElement]) {
        self.init(title: title, image: nil, identifier: nil, options: [], children: children)
    }

    /// A menu with all that it can have.
    public init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        UIMenu.count += 1
        self.identifier = identifier ?? Identifier("menu-\(UIMenu.count)")
        self.options = options
        self.children = children
        super.init(title: title, image: image)
    }

    /// The same menu with other children.
    @discardableResult
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
    }

    /// The actions that a user can choose, those of menus in it included.
    var available: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let menu = child as? UIMenu { return menu.available }
            guard let action = child as? UIAction else { return [] }
            return action.attributes.isDisjoint(with: [.disabled, .hidden]) ? [action] : []
        }
    }
}
