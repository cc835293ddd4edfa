import Foundation

/// What opens a menu on a view. Here only controls have one, for the menu of a button.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view that the menu belongs to.
    open private(set) weak var view: UIView?

    /// The interaction is about to change its view.
    open func willMove(to view: UIView?) {}

    /// The interaction has changed its view.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() {
        guard let open = World.current.openMenu, open.interaction === self else { return }
        World.current.openMenu = nil
        let animator = MenuAnimator()
        open.control?.contextMenuInteraction(self, willEndFor: open.configuration, animator: animator)
        _ = Headless.clock.schedule(after: 0) { animator.end() }
    }

    /// Opens a menu.
    func present(_ menu: UIMenu, from control: UIControl) {
        World.current.openMenu?.interaction.dismissMenu()
        let open = Headless.OpenMenu(
            menu: menu, control: control, interaction: self, configuration: UIContextMenuConfiguration())
        World.current.openMenu = open
        let animator = MenuAnimator()
        control.contextMenuInteraction(self, willDisplayMenuFor: open.configuration, animator: animator)
        _ = Headless.clock.schedule(after: 0) { animator.end() }
    }
}

/// What a menu is made from. Nothing of it is needed here.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {}

/// The appearance or disappearance of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated with it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when it is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor
private final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func end() {
        for block in animations + completions { block() }
    }
}

extension Headless {
    /// A menu that is open.
    @MainActor
    public struct OpenMenu {
        /// What is shown.
        public let menu: UIMenu
        /// The control that the menu stands beside.
        public private(set) weak var control: UIControl?
        let interaction: UIContextMenuInteraction
        let configuration: UIContextMenuConfiguration
    }

    /// The menu that is open, if one is.
    public static var openMenu: OpenMenu? { World.current.openMenu }

    /// Taps an action of the open menu, by its title, which closes the menu; nil is a tap beside it.
    public static func choose(_ title: String?) {
        guard let open = openMenu else { return }
        open.interaction.dismissMenu()
        let action = open.menu.children.first { $0.title == title } as? UIAction
        action?.perform(sender: open.control)
    }
}

extension UIButton {
    private static let menuKey = "menu"

    /// The menu that the button shows; nil, the default, for none. With one, the button has a context-menu interaction.
    public var menu: UIMenu? {
        get { Headless.associatedValue(for: Self.menuKey, on: self) as? UIMenu }
        set {
            Headless.setAssociatedValue(newValue, for: Self.menuKey, on: self)
            isContextMenuInteractionEnabled = newValue != nil
        }
    }
}

extension UIControl {
    /// The interaction that shows the control's menu; nil where it is not enabled.
    public var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    }

    /// Whether the control has a context-menu interaction. Default false.
    public var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if newValue {
                addInteraction(UIContextMenuInteraction())
            } else if let contextMenuInteraction {
                removeInteraction(contextMenuInteraction)
            }
        }
    }
}
