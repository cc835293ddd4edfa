import Foundation

/// What opens a menu on a view: a finger that rests on it. A control has one of its own for its menu.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view that the menu belongs to.
    open private(set) weak var view: UIView?
    /// The delegate, which has the menu. Not retained.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    private let press = UILongPressGestureRecognizer()

    /// An interaction whose delegate has the menu.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.minimumPressDuration = Headless.assumptions.contextMenuDelay
        Headless.addAction(to: press) { [weak self] press in
            if press.state == .began { self?.open(at: press.location(in: self?.view)) }
        }
    }

    /// The interaction is about to change its view.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
    }

    /// The interaction has changed its view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Where the finger is, or was last, in a view's coordinates; nil for the window's.
    @discardableResult
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    /// Replaces the menu, while it is open. A menu without children closes.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let open = World.current.openMenu, open.interaction === self else { return }
        let menu = block(open.menu)
        World.current.openMenu?.menu = menu
        if menu.children.isEmpty { dismissMenu() }
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() {
        guard let open = World.current.openMenu, open.interaction === self else { return }
        World.current.openMenu = nil
        let animator = MenuAnimator()
        if let delegate {
            _ = Headless.optional {
                delegate.contextMenuInteraction(self, willEndFor: open.configuration, animator: animator)
            }
        }
        _ = Headless.clock.schedule(after: 0) { animator.end() }
    }

    /// Asks the delegate for a menu at a point of the view, and opens it.
    func open(at point: CGPoint) {
        guard let delegate, view?.window != nil,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point),
            let menu = configuration.makeMenu()
        else { return }
        World.current.openMenu?.interaction.dismissMenu()
        World.current.openMenu = Headless.OpenMenu(
            menu: menu, control: view as? UIControl, interaction: self, configuration: configuration)
        let animator = MenuAnimator()
        _ = Headless.optional {
            delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        }
        _ = Headless.clock.schedule(after: 0) { animator.end() }
    }
}

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
        public internal(set) var menu: UIMenu
        /// The control that the menu stands beside; nil where it belongs to another view.
        public private(set) weak var control: UIControl?
        let interaction: UIContextMenuInteraction
        let configuration: UIContextMenuConfiguration
    }

    /// The menu that is open, if one is.
    public static var openMenu: OpenMenu? { World.current.openMenu }

    /// Taps an action of the open menu or of a menu in it, by its title, which closes the menu; nil is a tap beside it.
    /// Nothing happens to a title that is not there, hidden or disabled.
    public static func choose(_ title: String?) {
        guard let open = openMenu else { return }
        guard let title else { return open.interaction.dismissMenu() }
        guard let action = open.menu.available.first(where: { $0.title == title }) else { return }
        open.interaction.dismissMenu()
        action.performWithSender(open.control, target: nil)
    }
}
