import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate(): an element that does nothing
// by itself is touched at its activation point. developer.apple.com/documentation/uikit/uiaccessibilitycustomaction;
// developer.apple.com/documentation/uikit/uiaccessibilitytraits: adjustable, tabBar, selected, notEnabled.
@MainActor
struct AccessibilityActionTests {
    private final class Dial: UIView {
        var number = 5
        var isActive = false
        var activations = 0
        override var accessibilityValue: String? {
            get { "\(number)" }
            set { super.accessibilityValue = newValue }
        }
        override func accessibilityIncrement() { number += 1 }
        override func accessibilityDecrement() { number -= 1 }
        override func accessibilityActivate() -> Bool {
            activations += 1
            return isActive
        }
    }

    @Test("Activation asks the element, and touches it where it has done nothing")
    func activation() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController?.view.addSubview(dial)
        var taps: [CGPoint] = []
        let recognizer = UITapGestureRecognizer()
        Headless.addAction(to: recognizer) { [weak dial] in taps.append($0.location(in: dial)) }
        dial.addGestureRecognizer(recognizer)
        Headless.activate(dial)
        dial.accessibilityActivationPoint = CGPoint(x: 20, y: 30)
        Headless.activate(dial)
        #expect(taps == [CGPoint(x: 50, y: 50), CGPoint(x: 20, y: 30)])
        dial.isActive = true
        Headless.activate(dial)
        #expect(taps.count == 2 && dial.activations == 3)
    }

    @Test("Only what is adjustable is adjusted")
    func adjusting() {
        let dial = Dial()
        #expect(!Headless.adjust(dial, up: true) && dial.number == 5)
        dial.accessibilityTraits = .adjustable
        #expect(Headless.adjust(dial, up: true) && dial.accessibilityValue == "6")
        #expect(Headless.adjust(dial, up: false) && dial.accessibilityValue == "5")
    }

    @Test("A custom action is done by its name")
    func customActions() {
        let view = UIView()
        var done: [String] = []
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { action in
                done.append(action.name)
                return true
            },
            UIAccessibilityCustomAction(name: "Share", image: UIImage(systemName: "square")) { _ in false },
        ]
        #expect(Headless.performAction(named: "Delete", of: view) && done == ["Delete"])
        #expect(!Headless.performAction(named: "Share", of: view))
        #expect(!Headless.performAction(named: "Rename", of: view))
    }

    @Test("The items of a tab bar are tabs, with their badges as values, the chosen one selected")
    func tabBar() throws {
        let stage = TabStage()
        let items = try #require(stage.tabs.tabBar.items)
        for (item, title) in zip(items, ["Home", "Search", "You"]) { item.title = title }
        (items[1].badgeValue, items[2].isEnabled) = ("3", false)
        #expect(
            Headless.spokenLines(in: stage.window) == [
                "selected, Home, tab, 1 of 3", "Search, 3, tab, 2 of 3", "You, dimmed, tab, 3 of 3",
            ])
        let spoken = Headless.spokenElements(in: stage.window)
        #expect(spoken[0].traits == [.button, .selected] && spoken[1].frame == items[1].frame(in: stage.window))
        Headless.activate(try #require(spoken[1].element))
        #expect(stage.tabs.selectedIndex == 1)
        #expect(Headless.spokenLines(in: stage.window)[1] == "selected, Search, 3, tab, 2 of 3")
        (items[1].accessibilityLabel, items[1].accessibilityValue) = ("Find", "three results")
        items[1].accessibilityHint = "Opens the search"
        let line = "selected, Find, three results, tab, 2 of 3, Opens the search"
        #expect(Headless.spokenLines(in: stage.window)[1] == line)
        items[1].accessibilityValue = nil
        Headless.assumptions.numbersOfBadgesAreReadAsItems = true
        #expect(Headless.spokenElements(in: stage.window)[1].value == "3 items")
        items[1].badgeValue = "1"
        #expect(Headless.spokenElements(in: stage.window)[1].value == "1 item")
        items[1].badgeValue = "new"
        #expect(Headless.spokenElements(in: stage.window)[1].value == "new")
        stage.tabs.setTabBarHidden(true, animated: false)
        Headless.clock.settle()
        #expect(Headless.spokenLines(in: stage.window).isEmpty)
    }

    @Test("Bars are read before what is below them, and the items of a right-to-left bar from the right")
    func navigation() throws {
        Headless.reset()
        Headless.layoutDirection = .rightToLeft
        let window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        let top = UIViewController()
        (top.title, top.tabBarItem.title) = ("Places", "Map")
        var saved = 0
        let save = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in saved += 1 })
        save.accessibilityHint = "Keeps it"
        top.navigationItem.rightBarButtonItems = [save]
        let other = UIViewController()
        other.tabBarItem.title = "List"
        tabs.viewControllers = [UINavigationController(rootViewController: top), other]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        Headless.clock.settle()
        #expect(
            Headless.spokenLines(in: window) == [
                "Places, heading", "Save, button, Keeps it", "selected, Map, tab, 1 of 2", "List, tab, 2 of 2",
            ])
        Headless.activate(try #require(Headless.spokenElements(in: window)[1].element))
        #expect(saved == 1)
    }
}
