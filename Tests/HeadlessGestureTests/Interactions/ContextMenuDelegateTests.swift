import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uicontextmenuinteraction, …/uicontextmenuinteractiondelegate,
// …/uicontextmenuconfiguration, …/uimenu, …/uimenuelement/attributes, …/uicontrol/showsmenuasprimaryaction: a finger that
// rests on the view asks the delegate for a menu; a button whose menu is its primary action opens it at once.
@MainActor
struct ContextMenuDelegateTests {
    private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []
        var menu: UIMenu?
        var hasMenu = true
        var place: CGPoint?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            place = location
            log.append("asked")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(identifier: "id" as NSString, previewProvider: nil) { [menu] suggested in
                suggested.isEmpty ? menu : nil
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("opens \(configuration.identifier)")
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("ends")
        }
    }

    @MainActor
    private final class Page {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
        let delegate = Delegate()
        let interaction: UIContextMenuInteraction
        var chosen: [String] = []

        init() {
            interaction = UIContextMenuInteraction(delegate: delegate)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.rootViewController?.view.addSubview(view)
            view.addInteraction(interaction)
            delegate.menu = UIMenu(
                title: "Menu", image: nil, identifier: UIMenu.Identifier("menu"), options: .displayInline,
                children: [
                    action("One"), action("Two", .disabled), action("Three", .hidden),
                    UIMenu(title: "More", children: [action("Four")]),
                ])
        }

        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { [weak self] in self?.chosen.append($0.title) }
        }

        func hold(_ seconds: TimeInterval) {
            let touch = Headless.touch(at: CGPoint(x: 30, y: 140), in: window)
            Headless.clock.advance(by: seconds)
            touch.lift()
            Headless.clock.turn()
        }
    }

    private func page() -> Page {
        Headless.reset()
        return Page()
    }

    @Test("A finger that rests long enough opens the delegate's menu; a shorter one asks nobody")
    func holding() {
        let page = page()
        let delay = Headless.assumptions.contextMenuDelay
        page.hold(delay - 0.05)
        #expect(page.delegate.log.isEmpty && Headless.openMenu == nil)
        page.hold(delay + 0.05)
        #expect(page.delegate.log == ["asked", "opens id"] && page.delegate.place == CGPoint(x: 30, y: 40))
        #expect(Headless.openMenu?.menu === page.delegate.menu && Headless.openMenu?.menu.title == "Menu")
        #expect(page.interaction.location(in: page.window) == CGPoint(x: 30, y: 140))
        Headless.choose("One")
        #expect(page.chosen == ["One"] && page.delegate.log.last == "ends" && Headless.openMenu == nil)
    }

    @Test("No configuration or no menu opens nothing, and neither does an interaction that was removed")
    func nothing() {
        let page = page()
        page.delegate.hasMenu = false
        page.hold(1)
        #expect(page.delegate.log == ["asked"] && Headless.openMenu == nil)
        (page.delegate.hasMenu, page.delegate.menu) = (true, nil)
        page.hold(1)
        #expect(page.delegate.log == ["asked", "asked"] && Headless.openMenu == nil)
        page.view.removeInteraction(page.interaction)
        page.hold(1)
        #expect(page.delegate.log.count == 2 && page.interaction.view == nil)
    }

    @Test("Disabled and hidden actions cannot be chosen; those of a menu in the menu can")
    func attributes() {
        let page = page()
        for (title, chosen) in [("Two", []), ("Three", []), ("Four", ["Four"])] {
            page.hold(1)
            Headless.choose(title)
            #expect(page.chosen == chosen)
            Headless.choose(nil)
        }
    }

    @Test("An open menu can be replaced, and a menu with other children is otherwise the same")
    func updating() {
        let page = page()
        page.hold(1)
        page.interaction.updateVisibleMenu { $0.replacingChildren([page.action("Five")]) }
        let menu = Headless.openMenu?.menu
        #expect(menu?.children.map(\.title) == ["Five"] && menu?.title == "Menu")
        #expect(menu?.identifier == UIMenu.Identifier("menu") && menu?.options == .displayInline)
        Headless.choose("Five")
        #expect(page.chosen == ["Five"])
        page.interaction.updateVisibleMenu { _ in UIMenu(children: []) }
        #expect(Headless.openMenu == nil)
    }

    @Test("A button whose menu is its primary action opens it as the finger comes down, another one after the delay")
    func buttons() {
        let page = page()
        let button = UIButton(frame: page.view.frame)
        page.window.rootViewController?.view.addSubview(button)
        var triggered = 0
        button.addAction(UIAction { _ in triggered += 1 }, for: .primaryActionTriggered)
        button.menu = page.delegate.menu
        page.hold(0.05)
        #expect(Headless.openMenu == nil && triggered == 1)
        page.hold(1)
        #expect(Headless.openMenu?.control === button && triggered == 1)
        Headless.choose(nil)
        button.showsMenuAsPrimaryAction = true
        let touch = Headless.touch(at: CGPoint(x: 30, y: 140), in: page.window)
        #expect(Headless.openMenu?.control === button)
        touch.lift()
        Headless.clock.turn()
        #expect(triggered == 1)
        button.isEnabled = false
        Headless.choose(nil)
        page.hold(0.05)
        #expect(Headless.openMenu == nil)
    }
}
