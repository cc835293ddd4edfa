import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct TabBarTransitionTests {
    private func stage(
        _ animator: any UIViewControllerAnimatedTransitioning = BlockAnimator(),
        assuming: (inout Headless.Assumptions) -> Void = { _ in }
    ) -> TabStage {
        let stage = TabStage(assuming: assuming)
        stage.delegate.animator = animator
        stage.tabs.delegate = stage.delegate
        return stage
    }

    @Test("F87: a tap leads through its questions and callbacks in order", arguments: [true, false])
    func order(didSelectAfterStart: Bool) {
        let animator = BlockAnimator()
        let stage = stage(animator) { $0.didSelectFollowsTheStartOfTheAnimation = didSelectAfterStart }
        animator.log = stage.log
        stage.tap(1)
        #expect(stage.tabs.transitionCoordinator != nil)
        Headless.clock.settle()
        let started = ["transitionDuration", "b willAppear", "a willDisappear", "animateTransition"]
        let words = Set(started + ["didSelect b", "animationEnded", "b didAppear", "a didDisappear"])
        let lines = stage.log.take().map { $0.replacingOccurrences(of: " moving", with: "") }.filter {
            words.contains($0) || $0.contains("Select") || $0.contains("ControllerFor")
        }
        let asked = ["shouldSelect b", "animationControllerFor a b", "interactionControllerFor"]
        let told = ["didSelect b"]
        let ends = ["a didDisappear", "b didAppear", "animationEnded"]
        #expect(lines == asked + (didSelectAfterStart ? started + told : told + started) + ends)
        #expect(stage.tabs.transitionCoordinator == nil)
        #expect(stage.shown == ["b"])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F18: the leaving view is there at the start, and UIKit takes it out at the end")
    func hierarchy() {
        let stage = stage()
        stage.tabs.selectedIndex = 1
        #expect(stage.tabs.selectedIndex == 1)
        #expect(stage.shown == ["a", "b"])
        Headless.clock.advance(by: 0.25)
        #expect(abs((stage.pages[1].view.layer.presentation()?.frame.minX ?? 0) - 195) < 8)
        Headless.clock.settle()
        #expect(stage.shown == ["b"])
        #expect(stage.pages[1].view.frame == stage.tabs.view.bounds)
    }

    @Test("F27: a cancelled interaction sets the index back, and tells nobody", arguments: [0, 1, 2])
    func cancelled(kind: Int) {
        let animators: [any UIViewControllerAnimatedTransitioning] = [
            BlockAnimator(), LayerAnimator(), InterruptibleAnimator(),
        ]
        let stage = stage(animators[kind])
        // Explicit animations do not follow a finger otherwise (F114).
        Headless.assumptions.percentDrivenStopsTheContainersTime = kind == 1
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.interaction = interaction
        stage.tabs.selectedIndex = 1
        #expect(stage.tabs.transitionCoordinator?.initiallyInteractive == true)
        Headless.clock.turn()
        interaction.update(0.4)
        Headless.clock.advance(by: 0.1)
        #expect(stage.tabs.selectedIndex == 1)
        #expect(abs((stage.pages[1].view.layer.presentation()?.frame.minX ?? 0) - 234) < 3)
        _ = stage.log.take()
        interaction.cancel()
        Headless.clock.settle()
        #expect(stage.tabs.selectedIndex == 0)
        #expect(stage.tabs.tabBar.selectedItem === stage.pages[0].tabBarItem)
        #expect(stage.shown == ["a"])
        #expect(
            stage.log.take() == ["b willDisappear", "b didDisappear", "a willAppear", "a isAppearing", "a didAppear"])
        #expect(stage.tabs.transitionCoordinator == nil)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("A finished interaction arrives", arguments: [0, 1, 2])
    func finished(kind: Int) {
        let animators: [any UIViewControllerAnimatedTransitioning] = [
            BlockAnimator(), LayerAnimator(), InterruptibleAnimator(),
        ]
        let stage = stage(animators[kind])
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.interaction = interaction
        stage.tap(2)
        interaction.update(0.7)
        Headless.clock.advance(by: 0.1)
        interaction.finish()
        Headless.clock.settle()
        #expect(stage.tabs.selectedIndex == 2)
        #expect(stage.shown == ["c"])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F55: a hand-made interaction controller works, both ways", arguments: [true, false])
    func handMade(finishes: Bool) {
        let animator = BlockAnimator()
        let stage = stage(animator)
        let interaction = HandMadeInteraction(animator: animator)
        stage.delegate.interaction = interaction
        stage.tabs.selectedIndex = 1
        interaction.update(0.5)
        Headless.clock.advance(by: 0.1)
        if finishes { interaction.finish() } else { interaction.cancel() }
        Headless.clock.settle()
        #expect(stage.tabs.selectedIndex == (finishes ? 1 : 0))
        #expect(stage.shown == (finishes ? ["b"] : ["a"]))
    }

    @Test("F30: the bar stays alive during a transition, and a second tap starts another", arguments: [0, 2])
    func secondTap(place: Int) {
        let stage = stage()
        stage.delegate.makesAnimators = { BlockAnimator() }
        stage.tap(1)
        Headless.clock.advance(by: 0.2)
        let first = stage.tabs.transitionCoordinator
        stage.tap(place)
        #expect(stage.tabs.transitionCoordinator !== first)
        #expect(stage.tabs.selectedIndex == place)
        Headless.clock.settle()
        #expect(stage.shown == [stage.pages[place].name])
        #expect(stage.tabs.transitionCoordinator == nil)
        let calls = stage.appearances()
        for page in stage.pages {
            let own = calls.filter { $0.hasPrefix(page.name) }.map { $0.dropFirst(2) }
            for (will, did) in [("willAppear", "didAppear"), ("willDisappear", "didDisappear")] {
                let (wills, dids) = (own.filter { $0 == will }.count, own.filter { $0 == did }.count)
                #expect(dids <= wills)
            }
            if let last = own.last { #expect(last == (page === stage.pages[place] ? "didAppear" : "didDisappear")) }
        }
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F43: blocks alongside run with the transition, and complete with it")
    func alongside() {
        let stage = stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.tabs.selectedIndex = 1
        var ended: [Bool] = []
        #expect(stage.pages[1].transitionCoordinator === stage.tabs.transitionCoordinator)
        stage.tabs.transitionCoordinator?.animate(alongsideTransition: nil) { ended.append($0.isCancelled) }
        Headless.clock.settle()
        #expect(ended == [false])
    }

    @Test("P13: the arriving view has its frame before the animator starts, or not", arguments: [true, false])
    func placed(places: Bool) {
        final class Idle: NSObject, UIViewControllerAnimatedTransitioning {
            var frame: CGRect?
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                frame = context.view(forKey: .to)?.frame
                if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                context.completeTransition(true)
            }
        }
        let idle = Idle()
        let stage = stage(idle) { $0.tabsPlaceTheArrivingView = places }
        stage.pages[1].view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.tabs.selectedIndex = 1
        #expect(idle.frame == (places ? stage.tabs.view.bounds : CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(stage.tabs.transitionCoordinator == nil)
    }

    /// An animator that puts both views somewhere, and leaves them there.
    private final class Careless: NSObject, UIViewControllerAnimatedTransitioning {
        var context: (any UIViewControllerContextTransitioning)?

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            self.context = context
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            for view in [from, to] { view.frame = view.frame.offsetBy(dx: 100, dy: 0) }
        }
    }

    @Test("P5: after a cancel the tab that stays is put back, or left where it was moved", arguments: [true, false])
    func putBack(puts: Bool) {
        let animator = Careless()
        let stage = stage(animator) { $0.cancelledNavigationPutsTheViewBack = puts }
        stage.tabs.selectedIndex = 1
        animator.context?.completeTransition(false)
        Headless.clock.settle()
        #expect(stage.shown == ["a"])
        #expect(stage.pages[0].view.frame.minX == (puts ? 0 : 100))
    }

    @Test("P20: layout leaves the views of a running transition alone, and what the animator forgot stays forgotten")
    func layoutMeanwhile() {
        let animator = Careless()
        let stage = stage(animator)
        stage.tabs.selectedIndex = 1
        stage.tabs.view.setNeedsLayout()
        stage.tabs.view.layoutIfNeeded()
        #expect(stage.pages[1].view.frame.minX == 100)
        animator.context?.completeTransition(true)
        Headless.clock.settle()
        #expect(stage.pages[1].view.frame.minX == 100)
    }

    @Test("F30: of two transitions that overlap the first one's end leaves alone what the second still moves")
    func overlap() {
        let stage = stage()
        stage.delegate.makesAnimators = { BlockAnimator() }
        stage.tap(1)
        Headless.clock.advance(by: 0.2)
        stage.tap(2)
        Headless.clock.advance(by: 0.4)
        #expect(stage.tabs.transitionCoordinator != nil)
        #expect(stage.shown == ["b", "c"])
        let calls = stage.appearances()
        #expect(calls.contains("a didDisappear"))
        #expect(!calls.contains("b didDisappear") && !calls.contains("c didAppear"))
        Headless.clock.settle()
        #expect(stage.shown == ["c"])
    }

    @Test(
        "P11: a bar that goes with the arriving tab comes back when the change is cancelled", arguments: [true, false])
    func bottomBar(finishes: Bool) {
        let stage = stage()
        let deep = LoggedController("deep", log: stage.log)
        deep.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: stage.pages[1])
        navigation.pushViewController(deep, animated: false)
        stage.tabs.viewControllers = [stage.pages[0], navigation]
        Headless.clock.settle()
        let place = stage.tabs.tabBar.frame
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.interaction = interaction
        stage.tabs.selectedIndex = 1
        Headless.clock.turn()
        interaction.update(0.5)
        Headless.clock.advance(by: 0.1)
        if finishes { interaction.finish() } else { interaction.cancel() }
        Headless.clock.settle()
        #expect((stage.tabs.tabBar.frame == place) == !finishes)
        #expect((stage.tabs.tabBar.frame.maxX > 0) == !finishes)
        #expect(stage.tabs.selectedIndex == (finishes ? 1 : 0))
        stage.delegate.interaction = nil
        stage.tabs.selectedIndex = finishes ? 0 : 1
        Headless.clock.settle()
        #expect((stage.tabs.tabBar.frame == place) == finishes)
    }

    @Test("Controllers replaced in mid-flight leave nothing behind")
    func replaced() {
        let stage = stage()
        stage.tabs.selectedIndex = 1
        Headless.clock.advance(by: 0.1)
        stage.tabs.viewControllers = [stage.pages[2]]
        Headless.clock.settle()
        #expect(stage.shown == ["c"])
        #expect(stage.tabs.transitionCoordinator == nil)
        #expect(stage.pages[0].parent == nil && stage.pages[1].parent == nil)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F109: a tab bar controller is freed with its delegate, controllers and bar")
    func freed() {
        weak var gone: UITabBarController?
        weak var page: UIViewController?
        do {
            let stage = stage()
            stage.tabs.selectedIndex = 1
            Headless.clock.settle()
            _ = stage.tabs.moreNavigationController
            gone = stage.tabs
            page = stage.pages[1]
            stage.window.rootViewController = nil
            Headless.clock.settle()
        }
        Headless.reset()
        #expect(gone == nil)
        #expect(page == nil)
    }
}
