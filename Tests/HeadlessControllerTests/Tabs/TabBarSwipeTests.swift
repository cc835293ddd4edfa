import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// The behaviour of the container that a swipe between tabs needs: a selection inside a pan, cancelled, and made again.
@MainActor
struct TabBarSwipeTests {
    /// A pan across the tabs as an app writes it: the selection changes when the finger goes one way, the change is
    /// cancelled when it comes back over the start, and the other way begins in the coordinator's completion.
    @MainActor
    private final class Swiper: NSObject {
        let stage: TabStage
        let pan = UIPanGestureRecognizer()
        private var interaction: UIPercentDrivenInteractiveTransition?
        private var direction = 0
        var begun: [Int] = []

        init(pages: Int = 3, assuming: (inout Headless.Assumptions) -> Void = { _ in }) {
            stage = TabStage(pages: pages, assuming: assuming)
            super.init()
            stage.delegate.makesAnimators = { BlockAnimator() }
            stage.tabs.delegate = stage.delegate
            stage.tabs.view.addGestureRecognizer(pan)
            Headless.addAction(to: pan) { [unowned self] _ in pulled() }
        }

        private var offset: CGFloat { -pan.translation(in: stage.tabs.view).x / stage.window.bounds.width }

        private func begin() {
            direction = offset < 0 ? -1 : 1
            let target = stage.tabs.selectedIndex + direction
            guard let all = stage.tabs.viewControllers, all.indices.contains(target) else { return }
            let interaction = UIPercentDrivenInteractiveTransition()
            self.interaction = interaction
            stage.delegate.interaction = interaction
            begun.append(target)
            stage.tabs.selectedIndex = target
            stage.delegate.interaction = nil
        }

        private func pulled() {
            switch pan.state {
            case .began:
                begin()
            case .changed:
                guard let interaction else { return }
                if offset * CGFloat(direction) >= 0 {
                    interaction.update(abs(offset))
                } else {
                    turn(interaction)
                }
            case .ended:
                abs(offset) > 0.4 ? interaction?.finish() : interaction?.cancel()
                interaction = nil
            case .cancelled, .failed:
                interaction?.cancel()
                interaction = nil
            default:
                break
            }
        }

        private func turn(_ old: UIPercentDrivenInteractiveTransition) {
            interaction = nil
            old.update(0)
            stage.tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
                guard let self, self.pan.state == .changed else { return }
                self.begin()
            }
            old.cancel()
        }

        /// Puts a finger down in the middle and moves it, with a frame after each step.
        func drag(_ xs: CGFloat...) -> Headless.Touch {
            let touch = Headless.touch(at: CGPoint(x: 195, y: 400), in: stage.window)
            for x in xs {
                touch.move(to: CGPoint(x: x, y: 400))
                Headless.clock.advance(by: 1.0 / 60)
            }
            return touch
        }
    }

    @Test("A selection inside a pan's began is interactive, follows the finger and arrives")
    func finish() {
        let swiper = Swiper()
        let touch = swiper.drag(175, 150, 10)
        #expect(swiper.stage.tabs.selectedIndex == 1)
        #expect(swiper.stage.tabs.transitionCoordinator?.isInteractive == true)
        let expected = 390 - swiper.stage.tabs.transitionCoordinator!.percentComplete * 390
        #expect(abs((swiper.stage.pages[1].view.layer.presentation()?.frame.minX ?? 0) - expected) < 1)
        touch.lift()
        Headless.clock.settle()
        #expect(swiper.stage.shown == ["b"])
        #expect(swiper.stage.tabs.selectedIndex == 1)
        #expect(!swiper.stage.log.take().contains { $0.contains("elect") })
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F27: let go early, the pan's selection goes back", arguments: [true, false])
    func cancel(bySystem: Bool) {
        let swiper = Swiper()
        let touch = swiper.drag(175, 150, 120)
        if bySystem { touch.cancel() } else { touch.lift() }
        Headless.clock.settle()
        #expect(swiper.stage.tabs.selectedIndex == 0)
        #expect(swiper.stage.shown == ["a"])
        #expect(swiper.stage.tabs.tabBar.selectedItem === swiper.stage.pages[0].tabBarItem)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("P37: cancelled in mid-drag, the other neighbour comes from the coordinator's completion, and arrives")
    func turnAround() {
        let swiper = Swiper()
        swiper.stage.tabs.selectedIndex = 1
        Headless.clock.settle()
        _ = swiper.stage.log.take()
        let touch = swiper.drag(175, 130, 180, 230, 260, 300, 340)
        Headless.clock.advance(by: 0.2)
        #expect(swiper.begun == [2, 0])
        touch.move(to: CGPoint(x: 385, y: 400))
        Headless.clock.advance(by: 0.1)
        #expect(swiper.stage.tabs.selectedIndex == 0)
        #expect(swiper.stage.tabs.transitionCoordinator?.isInteractive == true)
        #expect(swiper.stage.shown == ["a", "b"])
        touch.lift()
        Headless.clock.settle()
        #expect(swiper.stage.shown == ["a"])
        #expect(swiper.stage.tabs.transitionCoordinator == nil)
        let calls = swiper.stage.appearances()
        #expect(
            calls.filter { $0.hasPrefix("c") } == ["c willAppear", "c willDisappear", "c didDisappear"])
        #expect(calls.filter { $0.hasPrefix("a") } == ["a willAppear", "a didAppear"])
        #expect(calls.filter { $0.hasPrefix("b") }.last == "b didDisappear")
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F30: the bar is alive under a swipe: a tap starts another change, and the swipe ends somewhere")
    func tapDuringSwipe() {
        for finishes in [true, false] {
            let swiper = Swiper()
            let touch = swiper.drag(175, 150, finishes ? 20 : 140)
            swiper.stage.tap(2)
            #expect(swiper.stage.tabs.selectedIndex == 2)
            touch.lift()
            Headless.clock.settle()
            #expect(swiper.stage.shown == ["c"])
            #expect(swiper.stage.tabs.selectedIndex == 2)
            #expect(swiper.stage.tabs.transitionCoordinator == nil)
        }
    }

    @Test("An index set in code during a swipe wins over it, animated or not", arguments: [true, false])
    func programDuringSwipe(animates: Bool) {
        for finishes in [true, false] {
            let swiper = Swiper()
            let touch = swiper.drag(175, 150, finishes ? 20 : 140)
            if !animates { swiper.stage.delegate.makesAnimators = nil }
            swiper.stage.tabs.selectedIndex = 2
            touch.lift()
            Headless.clock.settle()
            #expect(swiper.stage.tabs.selectedIndex == 2)
            #expect(swiper.stage.shown == ["c"])
            #expect(swiper.stage.pages[2].view.frame == swiper.stage.tabs.view.bounds)
            #expect(swiper.stage.tabs.tabBar.selectedItem === swiper.stage.pages[2].tabBarItem)
            #expect(swiper.stage.appearances().filter { $0.hasPrefix("c") } == ["c willAppear", "c didAppear"])
        }
    }

    @Test("The old tab chosen again during a swipe is the one that stays", arguments: [true, false])
    func backDuringSwipe(animates: Bool) {
        for finishes in [true, false] {
            let swiper = Swiper()
            let touch = swiper.drag(175, 150, finishes ? 20 : 140)
            if !animates { swiper.stage.delegate.makesAnimators = nil }
            swiper.stage.tap(0)
            touch.lift()
            Headless.clock.settle()
            #expect(swiper.stage.tabs.selectedIndex == 0)
            #expect(swiper.stage.shown == ["a"])
            #expect(swiper.stage.tabs.transitionCoordinator == nil)
        }
    }

    @Test("Swipe after swipe, finished and cancelled in turn, leaves nothing behind")
    func many() {
        let swiper = Swiper()
        for round in 0..<6 {
            let back = round % 4 >= 2
            let touch = back ? swiper.drag(215, 250, 385) : swiper.drag(175, 140, 5)
            if round % 2 == 1 { touch.cancel() } else { touch.lift() }
            Headless.clock.settle()
            #expect(swiper.stage.shown.count == 1)
            #expect(swiper.stage.shown == [swiper.stage.pages[swiper.stage.tabs.selectedIndex].name])
        }
        #expect(swiper.stage.container?.subviews.count == 1)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("P19: turned in mid-swipe, the tab that stays fits the new size", arguments: [true, false])
    func resized(finishes: Bool) {
        let swiper = Swiper()
        let touch = swiper.drag(175, 150, finishes ? 10 : 140)
        let size = CGSize(width: 844, height: 390)
        Headless.resize(swiper.stage.window, to: size)
        Headless.clock.advance(by: 0.5)
        if finishes { touch.move(to: CGPoint(x: -300, y: 400)) }
        touch.lift()
        Headless.clock.settle()
        #expect(swiper.stage.shown == (finishes ? ["b"] : ["a"]))
        #expect(swiper.stage.pages[finishes ? 1 : 0].view.frame == CGRect(origin: .zero, size: size))
        swiper.stage.tabs.selectedIndex = finishes ? 0 : 1
        Headless.clock.settle()
        #expect(swiper.stage.pages[finishes ? 0 : 1].view.frame == CGRect(origin: .zero, size: size))
    }
}
