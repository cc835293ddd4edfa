import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct NavigationGestureTests {
    /// A stage with `next` on top of the root.
    private func stage(assuming: (inout Headless.Assumptions) -> Void = { _ in }) -> Stage {
        let stage = Stage(assuming: assuming)
        stage.navigation.pushViewController(stage.next, animated: false)
        Headless.clock.settle()
        _ = stage.log.take()
        return stage
    }

    private func swipe(_ stage: Stage, from x: CGFloat = 2, to end: CGFloat = 300, duration: CFTimeInterval = 0.5) {
        Headless.swipe(
            from: CGPoint(x: x, y: 400), to: CGPoint(x: end, y: 400), duration: duration, in: stage.window)
        Headless.clock.settle()
    }

    @Test("F77: a swipe from the leading edge pops, interactively, with the built-in animation")
    func pops() {
        let stage = stage()
        #expect(stage.navigation.interactivePopGestureRecognizer is UIScreenEdgePanGestureRecognizer)
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: stage.window)
        for x in stride(from: 10, through: 195, by: 5) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        Headless.clock.advance(by: 1)
        let coordinator = stage.navigation.transitionCoordinator
        #expect(coordinator?.initiallyInteractive == true)
        #expect(abs((coordinator?.percentComplete ?? 0) - 0.5) < 0.06)
        let top = stage.next.view.layer.presentation()?.frame.minX ?? 0
        #expect(abs(top - 195) < 25)
        touch.move(to: CGPoint(x: 300, y: 400))
        Headless.clock.advance(by: 0.5)
        touch.lift()
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers == [stage.root])
        #expect(stage.root.view.frame == stage.navigation.view.bounds)
    }

    @Test("A swipe that stops early comes back")
    func comesBack() {
        let stage = stage()
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: stage.window)
        for x in stride(from: 10, through: 80, by: 2) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        Headless.clock.advance(by: 0.5)
        touch.lift()
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers == [stage.root, stage.next])
        #expect(stage.next.view.frame == stage.navigation.view.bounds)
        #expect(stage.root.view.superview == nil)
        #expect(stage.navigation.navigationBar.topItem === stage.next.navigationItem)
    }

    @Test(
        "A swipe under a finger ends with the window's root, and nothing of it stays",
        arguments: [true, false], [true, false])
    func rootGoes(isKept: Bool, isLifted: Bool) {
        var stage: Stage? = stage()
        guard let window = stage?.window else { return }
        weak var navigation: UINavigationController?
        navigation = stage?.navigation
        let kept = isKept ? navigation : nil
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: window)
        touch.move(to: CGPoint(x: 80, y: 400))
        window.rootViewController = UIViewController()
        stage = nil
        if isLifted { touch.lift() }
        Headless.clock.advance(by: 0.5)
        #expect(Headless.activity.animations == 0)
        #expect(navigation === kept)
    }

    @Test(
        "A swipe comes to rest although the device is turned, under the finger or just when it is lifted",
        arguments: [true, false], [true, false])
    func turned(isUnderFinger: Bool, animationsFinish: Bool) {
        for end in [100, 300] {
            let stage = stage { $0.cancelledPercentDrivenAnimationsFinish = animationsFinish }
            let touch = Headless.touch(at: CGPoint(x: 2, y: 300), in: stage.window)
            for x in stride(from: 10, through: end, by: 10) {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: CGFloat(x), y: 300))
            }
            Headless.clock.advance(by: 0.5)
            if isUnderFinger {
                Headless.rotate(stage.window)
                Headless.clock.advance(by: 0.1)
                touch.lift()
            } else {
                touch.lift()
                Headless.rotate(stage.window)
            }
            #expect(Headless.clock.settle())
            #expect(Headless.animations(in: stage.window.layer).isEmpty)
            #expect(stage.navigation.transitionCoordinator == nil)
            // In a window twice as wide the finger has not come half-way.
            #expect(stage.navigation.viewControllers.count == (end == 100 || isUnderFinger ? 2 : 1))
            #expect(stage.navigation.topViewController?.view.frame == stage.window.bounds)
        }
    }

    @Test("A swipe that has hardly begun ends at once, and what a turn of the device animates just then does not wait")
    func turnedAtOnce() {
        let stage = stage()
        let touch = Headless.touch(at: CGPoint(x: 2, y: 300), in: stage.window)
        touch.move(to: CGPoint(x: 100, y: 300))
        touch.lift()
        Headless.rotate(stage.window)
        #expect(Headless.clock.settle(limit: 2))
        #expect(Headless.animations(in: stage.window.layer).isEmpty)
    }

    @Test("F77: from iOS 26 a swipe across the content pops too", arguments: [true, false])
    func content(isThere: Bool) {
        let stage = stage { $0.hasContentPopGesture = isThere }
        swipe(stage, from: 100, to: 380, duration: 0.2)
        #expect(stage.navigation.viewControllers.count == (isThere ? 1 : 2))
    }

    @Test("In a language from right to left the leading edge is the right one")
    func rightToLeft() {
        let stage = stage { $0.hasContentPopGesture = false }
        Headless.layoutDirection = .rightToLeft
        stage.navigation.view.setNeedsLayout()
        Headless.clock.settle()
        swipe(stage)
        #expect(stage.navigation.viewControllers.count == 2)
        swipe(stage, from: 388, to: 90)
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test("F78: merely implementing the animator method disables the swipe")
    func disabledByAnimators() {
        let stage = stage()
        let delegate = LoggedDelegate()
        stage.navigation.delegate = delegate
        swipe(stage)
        #expect(stage.navigation.viewControllers.count == 2)
        stage.navigation.delegate = nil
        swipe(stage)
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test("F79: with a gesture delegate of the app's own the swipe drives the default pop, and nobody is asked")
    func ownDelegate() {
        final class Always: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        let stage = stage()
        let delegate = LoggedDelegate()
        delegate.animator = BlockAnimator()
        stage.navigation.delegate = delegate
        let always = Always()
        stage.navigation.interactivePopGestureRecognizer?.delegate = always
        swipe(stage)
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(delegate.operations.isEmpty)
    }

    @Test(
        "F80, F196: a left item in place of the Back button, a hidden one, or a hidden bar disables both swipes",
        arguments: [2, 100])
    func disabledByTheBar(start: CGFloat) {
        let stage = stage()
        let item = stage.next.navigationItem
        item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, primaryAction: nil)
        swipe(stage, from: start, to: 380, duration: 0.2)
        #expect(stage.navigation.viewControllers.count == 2)
        item.leftItemsSupplementBackButton = true
        item.hidesBackButton = true
        swipe(stage, from: start, to: 380, duration: 0.2)
        #expect(stage.navigation.viewControllers.count == 2)
        item.hidesBackButton = false
        stage.navigation.isNavigationBarHidden = true
        swipe(stage, from: start, to: 380, duration: 0.2)
        #expect(stage.navigation.viewControllers.count == 2)
        stage.navigation.isNavigationBarHidden = false
        swipe(stage, from: start, to: 380, duration: 0.2)
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test("F196: a Back action disables the swipes, or is popped past", arguments: [2, 100], [true, false])
    func backAction(start: CGFloat, stops: Bool) {
        let stage = stage { $0.backActionsStopTheSwipeBack = stops }
        stage.next.navigationItem.backAction = UIAction { _ in Issue.record("the action is that of the button") }
        swipe(stage, from: start, to: 380, duration: 0.2)
        #expect(stage.navigation.viewControllers.count == (stops ? 2 : 1))
    }

    @Test("F81: disabling the recogniser in mid-swipe cancels the transition")
    func disabledMeanwhile() {
        let stage = stage()
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: stage.window)
        for x in stride(from: 10, through: 150, by: 10) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
        Headless.clock.settle()
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.navigation.viewControllers.count == 2)
        touch.lift()
    }

    @Test("P26: without its delegate the swipe begins on the root, and the next push is stuck")
    func stuckRoot() {
        let stage = Stage { $0.hasContentPopGesture = false }
        stage.navigation.interactivePopGestureRecognizer?.delegate = nil
        swipe(stage)
        #expect(stage.navigation.viewControllers == [stage.root])
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.advance(by: 5)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    }

    @Test("The swipe does not begin on the root, nor while a transition runs")
    func gates() {
        let stage = stage()
        let third = LoggedController("third", log: stage.log)
        stage.navigation.pushViewController(third, animated: true)
        Headless.swipe(
            from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.1, in: stage.window)
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers.count == 3)
        swipe(stage)
        swipe(stage)
        swipe(stage)
        #expect(stage.navigation.viewControllers == [stage.root])
        #expect(Headless.warnings.isEmpty)
    }
}
