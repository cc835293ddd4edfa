import Foundation
import HeadlessFixtures
import Testing
import UIKit

// What is stated here is in developer.apple.com/documentation/uikit/uiscrollview and the pages of its members; what is
// not is a switch in the assumptions.
@MainActor
struct ScrollViewTests {
    @Test("The documented defaults")
    func defaults() {
        let stage = ScrollStage()
        let view = UIScrollView()
        #expect(view.isScrollEnabled && view.bounces && view.delaysContentTouches && view.canCancelContentTouches)
        #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal && !view.isDirectionalLockEnabled)
        #expect(!view.isPagingEnabled && !view.isTracking && !view.isDragging && !view.isDecelerating)
        #expect(view.decelerationRate == .normal && UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.panGestureRecognizer.allowedScrollTypesMask == .all)
        #expect(stage.scrollView.gestureRecognizers?.contains(stage.scrollView.panGestureRecognizer) == true)
    }

    @Test("The offset is the origin of the bounds, and the delegate hears of every change")
    func offset() {
        let stage = ScrollStage()
        let content = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
        stage.scrollView.addSubview(content)
        stage.scrollView.contentOffset = CGPoint(x: 0, y: 120)
        #expect(stage.scrollView.bounds == CGRect(x: 0, y: 120, width: 320, height: 640))
        #expect(content.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 380))
        stage.scrollView.bounds.origin.y = 130
        #expect(stage.scrollView.contentOffset.y == 130)
        stage.scrollView.contentOffset = CGPoint(x: 0, y: 130)
        stage.scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
        #expect(stage.listener.offsets == [CGPoint(x: 0, y: 120), CGPoint(x: 0, y: 130)])
    }

    @Test("A drag moves the content with the finger, and tells the delegate in order")
    func drag() {
        let stage = ScrollStage()
        let touch = stage.stage.touch()
        #expect(stage.scrollView.isTracking && !stage.scrollView.isDragging)
        touch.move(to: CGPoint(x: 160, y: 300))
        #expect(stage.scrollView.isTracking && stage.scrollView.isDragging)
        #expect(stage.listener.heard == ["will drag"])
        Headless.clock.advance(by: 0.2)
        touch.move(to: CGPoint(x: 130, y: 200))
        #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 100))
        Headless.clock.advance(by: 0.2)
        touch.lift()
        #expect(!stage.scrollView.isTracking && !stage.scrollView.isDragging && !stage.scrollView.isDecelerating)
        #expect(stage.listener.heard == ["will drag", "will end", "did end false"])
    }

    @Test("A flick goes on, slows down by the rate, and comes to rest where the delegate was told")
    func deceleration() throws {
        let stage = ScrollStage(content: CGSize(width: 320, height: 9000))
        stage.flick(dy: -300)
        #expect(stage.listener.heard == ["will drag", "will end", "did end true", "will slow"])
        #expect(stage.scrollView.isDecelerating)
        let velocity = try #require(stage.listener.velocity)
        #expect(abs(velocity.y - 3) < 0.01)
        let target = try #require(stage.listener.target)
        let start = stage.scrollView.contentOffset.y
        #expect(abs(target.y - start - 3 / -log(0.998)) < 10)
        Headless.clock.advance(by: 0.5)
        let part = (stage.scrollView.contentOffset.y - start) / (target.y - start)
        #expect(abs(part - (1 - pow(0.998, 500))) < 0.02)
        #expect(Headless.clock.settle())
        #expect(stage.scrollView.contentOffset == target)
        #expect(stage.listener.heard.last == "did slow")
        #expect(!stage.scrollView.isDecelerating)
    }

    @Test("The delegate may choose where a scroll comes to rest")
    func target() {
        let stage = ScrollStage(content: CGSize(width: 320, height: 9000))
        stage.listener.newTarget = CGPoint(x: 0, y: 777)
        stage.flick(dy: -300)
        Headless.clock.settle()
        #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 777))
    }

    @Test("A finger stops content that goes on by itself; so does setting the offset")
    func caught() {
        let stage = ScrollStage(content: CGSize(width: 320, height: 9000))
        stage.flick(dy: -300)
        Headless.clock.advance(by: 0.1)
        let touch = stage.stage.touch()
        let offset = stage.scrollView.contentOffset
        #expect(!stage.scrollView.isDecelerating)
        Headless.clock.advance(by: 0.5)
        #expect(stage.scrollView.contentOffset == offset)
        touch.lift()
        stage.flick(dy: -300)
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(!stage.scrollView.isDecelerating)
        Headless.clock.advance(by: 0.5)
        #expect(stage.scrollView.contentOffset.y == 50)
    }

    @Test("Content bounces past its end and comes back; without bouncing it stays")
    func bouncing() {
        let stage = ScrollStage()
        var touch = stage.drag(by: CGVector(dx: 0, dy: 200), lift: false)
        let pulled = stage.scrollView.contentOffset.y
        #expect(pulled < -20 && pulled > -180)
        touch.lift()
        #expect(stage.scrollView.isDecelerating)
        Headless.clock.settle()
        #expect(stage.scrollView.contentOffset.y == 0)
        stage.scrollView.bounces = false
        touch = stage.drag(by: CGVector(dx: 0, dy: 200), lift: false)
        #expect(stage.scrollView.contentOffset.y == 0)
        touch.lift()
        #expect(!stage.scrollView.isDecelerating)
    }

    @Test("Content that fits is dragged only if it always bounces, and bounces at all")
    func alwaysBounce() {
        let stage = ScrollStage(content: CGSize(width: 320, height: 640))
        let outer = stage.stage.add(UIPanGestureRecognizer(), "outer")
        _ = stage.drag(by: CGVector(dx: 0, dy: 100))
        #expect(stage.listener.heard.isEmpty)
        #expect(stage.stage.log == ["outer began", "outer changed", "outer ended"])
        stage.stage.log = []
        stage.scrollView.alwaysBounceVertical = true
        _ = stage.drag(by: CGVector(dx: 0, dy: 100))
        #expect(stage.listener.heard.first == "will drag")
        #expect(stage.stage.log.isEmpty)
        Headless.clock.settle()
        stage.listener.heard = []
        stage.scrollView.bounces = false
        _ = stage.drag(by: CGVector(dx: 0, dy: 100))
        #expect(stage.listener.heard.isEmpty)
        #expect(outer.state == .possible)
    }

    @Test("By assumption a drag across the content is left to others", arguments: [true, false])
    func across(refuses: Bool) {
        let stage = ScrollStage()
        Headless.assumptions.scrollViewsRefuseDragsAcross = refuses
        stage.stage.add(UIPanGestureRecognizer(), "outer")
        _ = stage.drag(by: CGVector(dx: -100, dy: 20))
        #expect(stage.stage.log.isEmpty == !refuses)
        #expect(stage.listener.heard.isEmpty == refuses)
    }

    @Test("By assumption a scroll view without bounce begins at its end, too", arguments: [true, false])
    func atTheEnd(begins: Bool) {
        let stage = ScrollStage()
        Headless.assumptions.scrollViewsBeginDragsAtTheirEnd = begins
        stage.scrollView.bounces = false
        stage.stage.add(UIPanGestureRecognizer(), "outer")
        #expect(stage.scrollView.contentOffset.y == 0)
        _ = stage.drag(by: CGVector(dx: 0, dy: 100))
        #expect(stage.listener.heard.isEmpty == !begins)
        #expect(stage.stage.log.isEmpty == begins)
        stage.listener.heard = []
        _ = stage.drag(by: CGVector(dx: 0, dy: -100))
        #expect(!stage.listener.heard.isEmpty)
        #expect(stage.scrollView.contentOffset.y == 90)
    }

    @Test("A drag keeps to the direction in which it began if the view locks, and is free if it began aslant")
    func directionalLock() {
        let stage = ScrollStage(content: CGSize(width: 2000, height: 2000))
        stage.scrollView.isDirectionalLockEnabled = true
        let first = stage.stage.touch()
        first.move(to: CGPoint(x: 140, y: 318))
        first.move(to: CGPoint(x: 100, y: 218))
        #expect(stage.scrollView.contentOffset == CGPoint(x: 40, y: 0))
        first.cancel()
        let second = stage.stage.touch()
        second.move(to: CGPoint(x: 145, y: 305))
        second.move(to: CGPoint(x: 105, y: 205))
        #expect(stage.scrollView.contentOffset == CGPoint(x: 80, y: 100))
        second.cancel()
    }

    @Test("Pages: the nearest one, the next one after a flick, never one further")
    func paging() {
        let stage = ScrollStage(content: CGSize(width: 320, height: 640 * 4))
        stage.scrollView.isPagingEnabled = true
        _ = stage.drag(by: CGVector(dx: 0, dy: -280))
        Headless.clock.settle()
        #expect(stage.scrollView.contentOffset.y == 0)
        stage.flick(dy: -120)
        Headless.clock.settle()
        #expect(stage.scrollView.contentOffset.y == 640)
        Headless.swipe(
            from: CGPoint(x: 160, y: 630), to: CGPoint(x: 160, y: 10), duration: 0.05, in: stage.window)
        Headless.clock.settle()
        #expect(stage.scrollView.contentOffset.y == 1280)
    }

    @Test("An animated change of the offset has a constant velocity and an end; one that changes nothing has none")
    func animatedOffset() {
        let stage = ScrollStage()
        Headless.assumptions.scrollAnimationDuration = 0.4
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(stage.scrollView.contentOffset.y == 0)
        Headless.clock.advance(by: 0.1)
        #expect(abs(stage.scrollView.contentOffset.y - 100) < 1)
        Headless.clock.advance(by: 0.2)
        #expect(abs(stage.scrollView.contentOffset.y - 300) < 1)
        #expect(stage.listener.heard.isEmpty)
        Headless.clock.settle()
        #expect(stage.scrollView.contentOffset.y == 400)
        #expect(stage.listener.heard == ["animated"])
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        Headless.clock.settle()
        #expect(stage.listener.heard == ["animated"])
    }

    @Test("Scrolling that is switched off leaves the finger to others, and breaks a drag off")
    func disabled() {
        let stage = ScrollStage()
        let touch = stage.drag(by: CGVector(dx: 0, dy: -100), lift: false)
        stage.scrollView.isScrollEnabled = false
        #expect(!stage.scrollView.isDragging && !stage.scrollView.isTracking)
        #expect(stage.listener.heard == ["will drag", "will end", "did end false"])
        touch.lift()
        stage.stage.add(UIPanGestureRecognizer(), "outer")
        _ = stage.drag(by: CGVector(dx: 0, dy: -100))
        #expect(stage.stage.log.last == "outer ended")
        #expect(stage.scrollView.contentOffset.y == 90)
    }

    @Test("The safe area is part of the inset as the view asks, and content at its top stays there")
    func insets() {
        let stage = ScrollStage()
        stage.scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stage.scrollView.contentOffset.y = -1
        stage.scrollView.contentInsetAdjustmentBehavior = .always
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20), of: stage.window)
        Headless.clock.turn()
        #expect(stage.scrollView.adjustedContentInset == UIEdgeInsets(top: 41, left: 12, bottom: 33, right: 24))
        #expect(stage.scrollView.contentOffset.y == -41)
        stage.scrollView.contentInsetAdjustmentBehavior = .never
        #expect(stage.scrollView.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        stage.scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(stage.scrollView.adjustedContentInset == UIEdgeInsets(top: 41, left: 2, bottom: 33, right: 4))
        stage.scrollView.contentSize = .zero
        #expect(stage.scrollView.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("Automatic insets: always at top and bottom in the view of a navigation controller's controller")
    func automaticInsets() {
        final class Controller: UIViewController {
            let scrollView = UIScrollView()
            override func loadView() { view = scrollView }
        }
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        let controller = Controller()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        Headless.clock.settle()
        let top = controller.scrollView.safeAreaInsets.top
        #expect(top > 0)
        #expect(controller.scrollView.adjustedContentInset.top == top)
        #expect(controller.scrollView.contentOffset.y == -top)
    }

    @Test("Sizes that are no numbers scroll nothing, and trap nothing")
    func hostileSizes() {
        let stage = ScrollStage(content: CGSize(width: CGFloat.nan, height: .infinity))
        stage.scrollView.contentInset.top = .nan
        _ = stage.drag(by: CGVector(dx: 0, dy: -100))
        stage.scrollView.frame.size = .zero
        stage.flick(dy: -100)
        Headless.clock.settle()
        #expect(stage.scrollView.contentOffset == .zero)
    }
}
