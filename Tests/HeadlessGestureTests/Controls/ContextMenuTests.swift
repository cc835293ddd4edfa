import HeadlessFixtures
import Testing
import TransitionTestSupport
import UIKit

/// Menus of buttons.
@MainActor
struct ContextMenuTests {
    private let fresh = Fresh {
        Headless.reset()
        return UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    private var window: UIWindow { fresh.value }

    /// A button that notes what happens with its menu.
    final class Button: UIButton {
        var log: [String] = []

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
            log.append("opens")
        }

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
            log.append("closes")
            animator?.addAnimations { self.log.append("animates") }
            animator?.addCompletion { self.log.append("closed") }
        }
    }

    private func button() -> Button {
        let button = Button(frame: window.bounds)
        window.addSubview(button)
        button.addAction(UIAction { [weak button] _ in button?.log.append("action") }, for: .primaryActionTriggered)
        return button
    }

    @Test("A menu makes the button's interaction, and takes it away")
    func interaction() {
        let button = button()
        #expect(button.menu == nil && button.contextMenuInteraction == nil && !button.showsMenuAsPrimaryAction)
        button.menu = UIMenu(children: [])
        #expect(button.contextMenuInteraction?.view === button && button.interactions.count == 1)
        button.menu = nil
        #expect(button.contextMenuInteraction == nil && button.interactions.isEmpty)
        button.isContextMenuInteractionEnabled = true
        #expect(button.contextMenuInteraction != nil)
    }

    @Test("The primary action is the control's action, or its menu where that is the primary action")
    func primary() {
        let button = button()
        button.performPrimaryAction()
        #expect(button.log == ["action"] && Headless.openMenu == nil)
        button.menu = UIMenu(title: "Menu", children: [UIAction(title: "One") { _ in }])
        button.performPrimaryAction()
        #expect(button.log == ["action", "action"] && Headless.openMenu == nil)
        button.showsMenuAsPrimaryAction = true
        button.performPrimaryAction()
        #expect(button.log == ["action", "action", "opens"])
        #expect(Headless.openMenu?.menu === button.menu && Headless.openMenu?.control === button)
        #expect(Headless.openMenu?.menu.title == "Menu")
    }

    @Test(
        "An action that is chosen closes the menu and runs; a tap beside it closes it only; nothing opens without a window"
    )
    func choose() {
        let button = button()
        var sender: AnyObject?
        button.menu = UIMenu(children: [UIAction(title: "One") { sender = $0.sender as AnyObject? }])
        button.showsMenuAsPrimaryAction = true
        button.performPrimaryAction()
        Headless.choose("One")
        #expect(sender === button && Headless.openMenu == nil && button.log == ["opens", "closes"])
        Headless.clock.turn()
        #expect(button.log == ["opens", "closes", "animates", "closed"])
        button.performPrimaryAction()
        sender = nil
        Headless.choose(nil)
        #expect(sender == nil && Headless.openMenu == nil)
        button.performPrimaryAction()
        button.contextMenuInteraction?.dismissMenu()
        #expect(Headless.openMenu == nil)
        button.removeFromSuperview()
        button.performPrimaryAction()
        #expect(Headless.openMenu == nil)
    }
}
