import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// The gestures that take a zoomed screen away.
@MainActor
struct ZoomDismissalTests {
    typealias Options = UIViewController.Transition.ZoomOptions

    /// A stage with a zoomed screen on top of the root.
    private func stage(_ options: Options? = nil) -> Stage {
        let stage = Stage()
        let source = UIView(frame: CGRect(x: 40, y: 200, width: 39, height: 84))
        stage.root.view.addSubview(source)
        stage.next.preferredTransition = .zoom(options: options) { _ in source }
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        _ = stage.log.take()
        return stage
    }

    private func drag(_ stage: Stage, to y: CGFloat) {
        Headless.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: y), duration: 0.5, in: stage.window)
        Headless.clock.settle()
    }

    /// Two fingers that come together, or go apart.
    private func pinch(_ stage: Stage, from start: CGFloat = 150, to end: CGFloat) {
        let fingers = [-start, start].map { Headless.touch(at: CGPoint(x: 200 + $0, y: 400), in: stage.window) }
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            let half = start + (end - start) * CGFloat(step) / 20
            fingers[0].move(to: CGPoint(x: 200 - half, y: 400))
            fingers[1].move(to: CGPoint(x: 200 + half, y: 400))
        }
        for finger in fingers { finger.lift() }
        Headless.clock.settle()
    }

    @Test("F202: a drag down takes a zoomed screen away, in step with the finger")
    func drag() {
        let stage = stage()
        let touch = Headless.touch(at: CGPoint(x: 200, y: 200), in: stage.window)
        for y in stride(from: 210, through: 660, by: 4) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 200, y: CGFloat(y)))
        }
        Headless.clock.advance(by: 0.5)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        let width = stage.next.view.layer.presentation()?.frame.width ?? 0
        #expect(width > 100 && width < 300)
        touch.lift()
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers == [stage.root])
        #expect(stage.next.view.transform == .identity)
    }

    @Test("F202: a short drag, one to the side, and one up leave the screen")
    func shortDrag() {
        let stage = stage()
        drag(stage, to: 300)
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(stage.next.view.transform == .identity)
        drag(stage, to: 20)
        Headless.swipe(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.5, in: stage.window)
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test("F202: a pinch takes a zoomed screen away; fingers that go apart do not")
    func pinch() {
        let stage = stage()
        pinch(stage, to: 180)
        #expect(stage.navigation.viewControllers.count == 2)
        pinch(stage, to: 110)
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(stage.next.view.transform == .identity)
        pinch(stage, to: 30)
        #expect(stage.navigation.viewControllers == [stage.root])
    }

    @Test("F202: without a zoom there are no such gestures")
    func plain() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.next, animated: false)
        drag(stage, to: 700)
        pinch(stage, to: 30)
        #expect(stage.navigation.viewControllers.count == 2)
    }

    @Test("F78, F202: a delegate that has the animator method switches them off, and the swipes back too")
    func animators() {
        let stage = stage()
        let delegate = LoggedDelegate()
        stage.navigation.delegate = delegate
        drag(stage, to: 700)
        pinch(stage, to: 30)
        Headless.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3, in: stage.window)
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        stage.navigation.delegate = nil
        Headless.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3, in: stage.window)
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers == [stage.root])
    }

    @Test("The app decides whether a gesture begins, and is told whether it would")
    func decided() {
        let options = Options()
        var asked: [Bool] = []
        var allows = false
        options.interactiveDismissShouldBegin = { context in
            asked.append(context.willBegin)
            #expect(abs(context.location.x - 200) < 1 && context.velocity.dy > 0)
            return allows
        }
        let stage = stage(options)
        drag(stage, to: 700)
        #expect(asked == [true])
        #expect(stage.navigation.viewControllers.count == 2)
        allows = true
        drag(stage, to: 700)
        #expect(stage.navigation.viewControllers == [stage.root])
    }
}
