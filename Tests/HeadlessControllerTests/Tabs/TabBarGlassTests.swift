import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// The bar of iOS 26 and later, as far as it is assumed.
@MainActor
struct TabBarGlassTests {
    private func frames(_ stage: TabStage) -> [CGRect?] {
        (stage.tabs.tabBar.items ?? []).map { $0.frame(in: stage.tabs.tabBar) }
    }

    /// A press of an app on the bar, and what it recognised.
    private final class Press: NSObject, UIGestureRecognizerDelegate {
        let recognizer = UILongPressGestureRecognizer()
        var isSimultaneous = false
        private(set) var states: [UIGestureRecognizer.State] = []

        init(on view: UIView) {
            super.init()
            recognizer.minimumPressDuration = 0.1
            recognizer.delegate = self
            Headless.addAction(to: recognizer) { [weak self] in self?.states.append($0.state) }
            view.addGestureRecognizer(recognizer)
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isSimultaneous }
    }

    @Test(
        "F194: A recogniser of the bar selects, and excludes others that are not simultaneous",
        arguments: Headless.Assumptions.TabBarTouches.allCases, [false, true])
    func touches(kind: Headless.Assumptions.TabBarTouches, isSimultaneous: Bool) {
        let stage = TabStage { $0.tabBarTouches = kind }
        let press = Press(on: stage.tabs.view)
        press.isSimultaneous = isSimultaneous
        let item = stage.tabs.tabBar.convert(CGPoint(x: 195, y: 24), to: nil)
        let touch = Headless.touch(at: item, in: stage.window)
        #expect(stage.tabs.selectedIndex == (kind == .recognizerAtTouchDown ? 1 : 0))
        Headless.clock.advance(by: 0.3)
        touch.lift()
        Headless.clock.settle()
        let hears = isSimultaneous || kind == .controls
        #expect(press.states == (hears ? [.began, .ended] : []))
        // Controls lose a touch to the press; the bar's own recogniser does not.
        #expect(stage.tabs.selectedIndex == (kind == .controls ? 0 : 1))
    }

    @Test("F194: The recogniser selects the item under the lifted finger, an enabled one, and none for a lost touch")
    func selects() {
        let stage = TabStage { $0.tabBarTouches = .recognizer }
        stage.pages[2].tabBarItem.isEnabled = false
        func point(_ x: CGFloat) -> CGPoint { stage.tabs.tabBar.convert(CGPoint(x: x, y: 24), to: nil) }
        func finger(from start: CGFloat, to end: CGFloat) -> Headless.Touch {
            let touch = Headless.touch(at: point(start), in: stage.window)
            Headless.clock.advance(by: 0.05)
            touch.move(to: point(end))
            Headless.clock.advance(by: 0.05)
            return touch
        }
        finger(from: 60, to: 195).lift()
        Headless.clock.settle()
        #expect(stage.tabs.selectedIndex == 1)
        finger(from: 60, to: 330).lift()
        Headless.clock.settle()
        #expect(stage.tabs.selectedIndex == 1)
        finger(from: 195, to: 60).cancel()
        Headless.clock.settle()
        #expect(stage.tabs.selectedIndex == 1)
    }

    @Test("F195: Items are 94 by 54 and overlap by 8, narrower where there are many", arguments: [3, 5])
    func overlap(count: Int) throws {
        let stage = TabStage(pages: count) { $0.tabBarItemsOverlap = true }
        let places = try frames(stage).map { try #require($0) }
        #expect(places.allSatisfy { $0.height == 54 && abs($0.width - (count == 3 ? 94 : 84.4)) < 0.001 })
        for (one, next) in zip(places, places.dropFirst()) { #expect(abs(one.maxX - next.minX - 8) < 0.001) }
        #expect(abs(places[0].minX + places[count - 1].maxX - stage.window.bounds.width) < 0.001)
        stage.tabs.tabBar.semanticContentAttribute = .forceRightToLeft
        stage.tabs.tabBar.setNeedsLayout()
        Headless.clock.settle()
        #expect(frames(stage).map { $0?.minX } == places.reversed().map(\.minX))
    }

    @Test("F174: In the first layout pass the items say an empty place, and the right one a turn later")
    func later() throws {
        Headless.reset()
        Headless.assumptions.itemsArePlacedInTheNextTurn = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [UIViewController(), UIViewController()]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        tabs.tabBar.layoutIfNeeded()
        let item = try #require(tabs.tabBar.items?.first)
        #expect(item.frame(in: tabs.view) == .zero)
        Headless.clock.turn()
        #expect(item.frame(in: tabs.tabBar)?.width == window.bounds.width / 2)
    }
}
