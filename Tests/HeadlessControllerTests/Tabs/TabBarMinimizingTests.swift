import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uitabbarcontroller/tabbarminimizebehavior: while the user scrolls down, or up, the
// bar makes itself small, and is large again once the user scrolls the other way. developer.apple.com/documentation/uikit/
// uiviewcontroller/setcontentscrollview(_:for:): the scroll view that bars watch. The places of items meanwhile are assumed.
@MainActor
struct TabBarMinimizingTests {
    private func stage(_ behavior: UITabBarController.MinimizeBehavior) -> (TabStage, UIScrollView) {
        let stage = TabStage()
        let list = UIScrollView(frame: stage.window.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        stage.pages[0].view.addSubview(UIView())
        stage.pages[0].view.addSubview(list)
        stage.pages[0].setContentScrollView(list, for: .bottom)
        list.contentOffset.y = 500
        stage.tabs.tabBarMinimizeBehavior = behavior
        Headless.clock.settle()
        return (stage, list)
    }

    private func drag(_ stage: TabStage, by distance: CGFloat) {
        let start = CGPoint(x: 195, y: 400)
        Headless.swipe(from: start, to: CGPoint(x: 195, y: 400 + distance), duration: 0.3, in: stage.window)
        Headless.clock.settle()
    }

    private func frames(_ stage: TabStage) -> [CGRect?] {
        (stage.tabs.tabBar.items ?? []).map { $0.frame(in: stage.tabs.tabBar) }
    }

    @Test("A finger that scrolls down makes the bar small, one that scrolls up makes it large")
    func scrolling() {
        let (stage, _) = stage(.onScrollDown)
        let large = frames(stage)
        drag(stage, by: -150)
        #expect(frames(stage).map { $0 != nil } == [true, false, false])
        #expect(frames(stage)[0]?.minX == 0)
        #expect(Headless.spokenLines(in: stage.window).count == 1)
        drag(stage, by: 150)
        #expect(frames(stage) == large)
    }

    @Test("The other way round, or not at all, as the behaviour says")
    func behaviors() {
        let (up, _) = stage(.onScrollUp)
        drag(up, by: 150)
        #expect(frames(up)[1] == nil)
        up.tabs.tabBarMinimizeBehavior = .never
        Headless.clock.settle()
        #expect(frames(up)[1] != nil)
        for behavior in [UITabBarController.MinimizeBehavior.never, .automatic] {
            let (stage, _) = stage(behavior)
            drag(stage, by: -150)
            #expect(frames(stage)[1] != nil)
        }
    }

    @Test("Code that scrolls, and a scroll view that the bar does not watch, leave it as it is")
    func otherScrolling() {
        let (stage, list) = stage(.onScrollDown)
        list.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        Headless.clock.settle()
        #expect(frames(stage)[1] != nil)
        stage.pages[0].setContentScrollView(nil, for: .bottom)
        drag(stage, by: -150)
        #expect(frames(stage)[1] != nil)
    }

    @Test("A tap on a small bar only makes it large")
    func tapping() throws {
        let (stage, _) = stage(.onScrollDown)
        drag(stage, by: -150)
        _ = stage.log.take()
        stage.tabs.delegate = stage.delegate
        Headless.tap(at: stage.tabs.tabBar.convert(CGPoint(x: 20, y: 24), to: nil), in: stage.window)
        Headless.clock.settle()
        #expect(stage.log.take().isEmpty && frames(stage)[1] != nil)
    }

    @Test("A small bar keeps all items where that is assumed")
    func keepsItems() {
        let (stage, _) = stage(.onScrollDown)
        Headless.assumptions.minimizedBarsHideItems = false
        drag(stage, by: -150)
        #expect(frames(stage).allSatisfy { $0 != nil })
    }

    @Test("F173: On a small bar the last item may say the place of the other bubble", arguments: [0, 1, 2])
    func bubbles(selected: Int) {
        let (stage, list) = stage(.onScrollDown)
        Headless.assumptions.minimizedItemsSayAnotherPlace = true
        stage.tabs.selectedIndex = selected
        stage.pages[selected].view.addSubview(list)
        stage.pages[selected].setContentScrollView(list, for: .bottom)
        Headless.clock.settle()
        let large = frames(stage)
        drag(stage, by: -150)
        let bubble = CGRect(x: 28, y: 7, width: 48, height: 48)
        let places = frames(stage)
        #expect(places[2] == bubble && places[selected == 1 ? 1 : 0] == bubble)
        #expect(places[selected == 1 ? 0 : 1] == nil)
        drag(stage, by: 150)
        #expect(frames(stage) == large)
    }

    @Test("A controller has the content scroll views that it was told of, side by side")
    func contentScrollViews() {
        Headless.reset()
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        let (one, two) = (UIScrollView(), UIScrollView())
        #expect(controller.contentScrollView(for: .top) == nil)
        controller.setContentScrollView(one, for: [.top, .leading])
        controller.setContentScrollView(two, for: .bottom)
        #expect(controller.contentScrollView(for: .top) === one && controller.contentScrollView(for: .leading) === one)
        #expect(controller.contentScrollView(for: .bottom) === two)
        controller.setContentScrollView(nil, for: .all)
        #expect(controller.contentScrollView(for: .bottom) == nil)
        controller.view.addSubview(two)
        #expect(controller.contentScrollView(for: .bottom) === two)
        Headless.assumptions.contentScrollViewsAreFound = false
        #expect(controller.contentScrollView(for: .bottom) == nil)
    }
}
