import Foundation

/// Makes the menu of an interaction out of the elements that the system suggests; here none are.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes the controller whose view is shown above a menu. It is never asked here: a menu has no preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What a menu is made from.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The name of the configuration; one of its own if none was given.
    public let identifier: any NSCopying
    private let provider: UIContextMenuActionProvider?

    /// A configuration of a menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        provider = actionProvider
        super.init()
    }

    /// The menu, nil if there is nothing to show.
    func makeMenu() -> UIMenu? {
        guard let menu = provider?([]), !menu.children.isEmpty else { return nil }
        return menu
    }
}

/// The delegate of a context-menu interaction.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// What to show for a finger that rests at a point of the interaction's view, nil for nothing.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The menu is about to open. Optional.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is about to close. Optional.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// The default for an absent method.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { Headless.methodIsAbsent() }
    /// The default for an absent method.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { Headless.methodIsAbsent() }
}
