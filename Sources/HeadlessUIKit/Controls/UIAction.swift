import Foundation

/// What an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// The root of what menus are made of.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What is shown.
    public fileprivate(set) var title: String
    /// The picture beside it.
    public fileprivate(set) var image: UIImage?

    /// How an element takes part in its menu.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Attributes of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// Is not shown.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// The mark before an element.
    public enum State: Int, Sendable {
        /// None.
        case off = 0
        /// A tick.
        case on = 1
        /// A dash.
        case mixed = 2
    }

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

/// A menu's element without children.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// Does what the element is for, on behalf of an object.
    func performWithSender(_ sender: Any?, target: Any?)
}

/// A closure with a title and a picture, for controls and bar items.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The name by which an action replaces another.
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

    /// How the action takes part in its menu.
    open var attributes: UIMenuElement.Attributes
    /// The mark before the action in its menu.
    open var state: UIMenuElement.State
    /// The name of the action; one of its own if none was given.
    public let identifier: UIAction.Identifier
    /// The object that sent the action, while the handler runs.
    public internal(set) var sender: Any?

    private let handler: UIActionHandler
    private static var count = 0

    /// An action that runs a closure.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.attributes = attributes
        self.state = state
        UIAction.count += 1
        self.identifier = identifier ?? Identifier("action-\(UIAction.count)")
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// Runs the handler for an object.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
