import Testing
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar

/// The animation that a modifier in a tab's content sets on the tab's item.
@MainActor
struct TabItemRequestTests {
    private let request = TabItemRequest()

    private func insert(into screen: UIViewController) {
        screen.addChild(request)
        screen.view.addSubview(request.view)
        request.didMove(toParent: screen)
    }

    private func remove() {
        request.willMove(toParent: nil)
        request.view.removeFromSuperview()
        request.removeFromParent()
    }

    private func animations(_ tabs: UITabBarController) -> [String] {
        tabs.tabItems.map { $0.animation?.info.name.rawValue ?? "-" }
    }

    @Test("I13: It sets the item of its tab, moves with its content, and leaves nothing")
    func moves() {
        let fixture = BarFixture(look: nil)
        let delegate = fixture.tabs.delegate
        request.update(.bounce)
        insert(into: fixture.base.screens[1])
        #expect(animations(fixture.tabs) == ["-", "bounce", "-"])
        request.update(.flip)
        #expect(animations(fixture.tabs) == ["-", "flip", "-"])
        remove()
        #expect(animations(fixture.tabs) == ["-", "-", "-"])
        insert(into: fixture.base.screens[2])
        #expect(animations(fixture.tabs) == ["-", "-", "flip"])
        request.update(nil)
        #expect(animations(fixture.tabs) == ["-", "-", "-"])
        request.update(.pop)
        request.withdraw()
        Headless.clock.settle()
        #expect(animations(fixture.tabs) == ["-", "-", "-"] && fixture.tabs.delegate === delegate)
    }

    @Test("I13: The item plays when its tab is selected, also after another delegate was set in the same turn")
    func plays() {
        let fixture = BarFixture(look: nil)
        insert(into: fixture.base.screens[1])
        request.update(.bounce)
        fixture.tabs.delegate = nil
        Headless.clock.settle()
        let rest = fixture.tabs.view.subviews.count
        fixture.tabs.selectedIndex = 1
        Headless.clock.advance(by: 0.1)
        #expect(fixture.tabs.view.subviews.count == rest + 1)
        Headless.clock.settle()
        #expect(fixture.tabs.view.subviews.count == rest)
    }

    @Test("I13: It finds its tab through a stack, in More and among tabs of iOS 18, and none elsewhere")
    func places() {
        let fixture = BarFixture(tabs: 7, look: nil)
        request.update(.bounce)
        fixture.tabs.selectedIndex = 5
        Headless.clock.settle()
        insert(into: fixture.base.screens[5])
        #expect(animations(fixture.tabs) == ["-", "-", "-", "-", "-", "bounce", "-"])
        remove()

        let detail = Screen("detail")
        let navigation = UINavigationController(rootViewController: Screen("root"))
        navigation.pushViewController(detail, animated: false)
        fixture.tabs.viewControllers = [Screen("a"), navigation]
        insert(into: detail)
        #expect(animations(fixture.tabs) == ["-", "bounce"])
        remove()

        let made = Screen("made")
        fixture.tabs.tabs = [
            UITab(title: "x", image: nil, identifier: "x") { _ in Screen("x") },
            UITab(title: "y", image: nil, identifier: "y") { _ in made },
        ]
        fixture.tabs.selectedIndex = 1
        Headless.clock.settle()
        insert(into: made)
        #expect(animations(fixture.tabs) == ["-", "bounce"])
        remove()

        insert(into: Screen("alone"))
        #expect(animations(fixture.tabs) == ["-", "-"])
    }
}
