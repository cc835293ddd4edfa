import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct NavigationTransitionTests {
    @Test("F33: push and pop call will-disappear, will-appear, did-disappear, did-appear")
    func appearanceOrder() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        #expect(
            stage.appearances() == [
                "root willDisappear", "next willAppear", "root didDisappear", "next didAppear",
            ])
        stage.navigation.popViewController(animated: true)
        Headless.clock.settle()
        #expect(
            stage.appearances() == [
                "next willDisappear", "root willAppear", "next didDisappear", "root didAppear",
            ])
        #expect(Headless.warnings.isEmpty)
    }

    enum Callback: CaseIterable { case didAppear, didShow }

    @Test(
        "F132: a pop asked for when an animated push has just arrived is legal", arguments: Callback.allCases,
        [true, false])
    func popOnArrival(callback: Callback, startsInLayoutPass: Bool) {
        final class Popper: NSObject, UINavigationControllerDelegate {
            var shown: [String] = []
            var pops = false
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                shown.append(viewController.title ?? "?")
                if pops, viewController.title == "next" { navigationController.popViewController(animated: true) }
            }
        }
        let stage = Stage { $0.navigationStartsInLayoutPass = startsInLayoutPass }
        let popper = Popper()
        stage.navigation.delegate = popper
        if callback == .didShow {
            popper.pops = true
        } else {
            stage.next.onViewDidAppear = { [weak navigation = stage.navigation] in
                navigation?.popViewController(animated: true)
            }
        }
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        #expect(
            stage.appearances() == [
                "root willDisappear", "next willAppear", "root didDisappear", "next didAppear",
                "next willDisappear", "root willAppear", "next didDisappear", "root didAppear",
            ])
        #expect(popper.shown == ["next", "root"])
        #expect(stage.navigation.viewControllers == [stage.root] && stage.next.parent == nil)
        #expect(stage.root.view.window === stage.window && stage.next.view.superview == nil)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F132: a navigation controller that the app removes as the old screen has gone makes balanced calls")
    func removedAtTheEnd() {
        final class Remover: LoggedController {
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                navigationController?.willMove(toParent: nil)
                navigationController?.view.removeFromSuperview()
                navigationController?.removeFromParent()
            }
        }
        let stage = Stage()
        let outer = UIViewController()
        let navigation = UINavigationController(rootViewController: Remover("old", log: stage.log))
        stage.window.rootViewController = outer
        outer.addChild(navigation)
        outer.view.addSubview(navigation.view)
        navigation.didMove(toParent: outer)
        Headless.clock.settle()
        _ = stage.log.take()
        navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        #expect(
            stage.appearances() == [
                "old willDisappear", "next willAppear", "old didDisappear", "next willDisappear", "next didDisappear",
            ])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F36: the first push moves, loads, appears, lays out, and only then has moved")
    func firstPush() {
        let stage = Stage()
        stage.next.logsLayout = true
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        var lines = stage.log.take().filter { $0.hasPrefix("next") }
        // The number of layout passes is not specified, so repeated lines count as one.
        lines = lines.enumerated().filter { $0.offset == 0 || $0.element != lines[$0.offset - 1] }.map(\.element)
        #expect(
            Array(lines.prefix(8)) == [
                "next willMove in", "next loadView", "next viewDidLoad", "next willAppear moving", "next isAppearing",
                "next layout", "next didAppear moving", "next didMove in",
            ])
    }

    @Test("F37, F40: leaving for good moves out around the disappearance")
    func pop() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.next, animated: false)
        Headless.clock.settle()
        _ = stage.log.take()
        stage.navigation.popViewController(animated: true)
        #expect(!stage.next.isMovingFromParent)
        Headless.clock.settle()
        #expect(
            stage.log.take().filter { $0.hasPrefix("next") } == [
                "next willMove out", "next willDisappear moving", "next didDisappear moving", "next didMove out",
            ])
        #expect(stage.next.parent == nil)
    }

    @Test("F40: being covered is not leaving")
    func covered() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        let lines = stage.log.take().filter { $0.hasPrefix("root") }
        #expect(lines == ["root willDisappear", "root didDisappear"])
    }

    @Test("F1, F25: the delegate, the animator and the completion come in order")
    func order() {
        let stage = Stage()
        let delegate = LoggedDelegate()
        let animator = BlockAnimator()
        (delegate.log, animator.log) = (stage.log, stage.log)
        delegate.animator = animator
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        let asked = ["animationControllerFor", "interactionControllerFor", "transitionDuration", "willShow next"]
        let rest = ["animateTransition", "next didAppear moving", "didShow next", "animationEnded"]
        let lines = stage.log.take().filter { (asked + rest).contains($0) }
        #expect(lines == asked + rest)
        #expect(animator.ended == [true])
        #expect(delegate.operations == [.push])
    }

    @Test("F3: without an animator the interaction controller is not asked for")
    func noAnimator() {
        let stage = Stage()
        let delegate = LoggedDelegate()
        delegate.log = stage.log
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        let lines = stage.log.take()
        #expect(lines.contains("animationControllerFor"))
        #expect(!lines.contains("interactionControllerFor"))
    }

    @Test("F82: an unanimated change asks for no animator", arguments: [false, true])
    func unanimated(asks: Bool) {
        let stage = Stage { $0.asksForAnimatorsWhenNotAnimated = asks }
        let delegate = LoggedDelegate()
        let animator = BlockAnimator()
        animator.log = stage.log
        delegate.animator = animator
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.next, animated: false)
        Headless.clock.settle()
        #expect(!stage.log.take().contains("animateTransition"))
        #expect(delegate.operations == (asks ? [.push] : []))
        #expect(stage.next.view.superview != nil)
        #expect(stage.root.view.superview == nil)
    }

    @Test("F18: the leaving view is in the container at the start, and UIKit takes it out at the end")
    func hierarchy() throws {
        let stage = Stage()
        let delegate = LoggedDelegate()
        let animator = BlockAnimator()
        delegate.animator = animator
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.turn()
        let context = try #require(animator.context)
        #expect(stage.root.view.superview === context.containerView)
        #expect(context.view(forKey: .from) === stage.root.view)
        #expect(context.view(forKey: .to) === stage.next.view)
        #expect(context.viewController(forKey: .from) === stage.root)
        #expect(context.viewController(forKey: .to) === stage.next)
        #expect(context.presentationStyle == .none)
        #expect(context.targetTransform == .identity)
        #expect(context.isAnimated)
        let container = context.containerView
        Headless.clock.settle()
        #expect(stage.root.view.superview == nil)
        #expect(stage.next.view.superview === container)
    }

    @Test("F20, F21, F22: frames of the two controllers", arguments: [false, true])
    func frames(leavingHasFrame: Bool) throws {
        let stage = Stage { $0.leavingControllersHaveFinalFrames = leavingHasFrame }
        let delegate = LoggedDelegate()
        let animator = BlockAnimator()
        delegate.animator = animator
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.turn()
        let context = try #require(animator.context)
        let bounds = context.containerView.bounds
        #expect(context.initialFrame(for: stage.root) == bounds)
        #expect(context.initialFrame(for: stage.next) == .zero)
        #expect(context.finalFrame(for: stage.next) == bounds)
        #expect(context.finalFrame(for: stage.root) == (leavingHasFrame ? bounds : .zero))
        Headless.clock.settle()
    }

    @Test("P13: an animator that ignores the final frame leaves the view as it was", arguments: [false, true])
    func ignoredFinalFrame(placed: Bool) {
        final class Careless: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                context.completeTransition(true)
            }
        }
        let stage = Stage { $0.navigationPlacesTheArrivingView = placed }
        let delegate = LoggedDelegate()
        delegate.animator = Careless()
        stage.navigation.delegate = delegate
        stage.next.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        #expect(stage.next.view.frame.width == (placed ? UIScreen.main.bounds.width : 320))
    }

    @Test("F42, F47: everybody concerned sees the coordinator, while the transition runs and not after")
    func coordinator() throws {
        let stage = Stage()
        let delegate = LoggedDelegate()
        var seen: UIViewController?
        delegate.onWillShow = { seen = $0.transitionCoordinator?.viewController(forKey: .from) }
        stage.navigation.delegate = delegate
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.turn()
        #expect(seen === stage.root)
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        #expect(stage.root.transitionCoordinator === coordinator)
        #expect(stage.next.transitionCoordinator === coordinator)
        #expect(coordinator.isAnimated)
        #expect(!coordinator.initiallyInteractive)
        Headless.clock.settle()
        #expect(stage.next.transitionCoordinator == nil)
    }

    @Test("F31: a push during a push is not queued: it warns and unbalances the appearance calls")
    func nestedPush() {
        let stage = Stage()
        let third = LoggedController("third", log: stage.log)
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.turn()
        stage.navigation.pushViewController(third, animated: true)
        #expect(stage.navigation.viewControllers.count == 3)
        Headless.clock.settle()
        #expect(Headless.warnings.contains { $0.hasPrefix("nested push animation") || $0.hasPrefix("nested push/pop") })
        #expect(Headless.warnings.contains { $0.hasPrefix("Unbalanced calls") })
        #expect(stage.navigation.topViewController === third)
    }

    @Test("P9: a second completeTransition is ignored")
    func completedTwice() throws {
        let stage = Stage()
        let delegate = LoggedDelegate()
        let animator = BlockAnimator()
        delegate.animator = animator
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.turn()
        let context = try #require(animator.context)
        Headless.clock.settle()
        _ = stage.log.take()
        context.completeTransition(true)
        #expect(stage.log.take().isEmpty)
        #expect(Headless.warnings.count == 1)
        #expect(animator.ended == [true])
    }

    @Test("A push from viewDidAppear is a push of its own, not a nested one")
    func pushFromDidAppear() {
        let stage = Stage()
        let third = LoggedController("third", log: stage.log)
        stage.next.onViewDidAppear = { [weak stage, weak next = stage.next] in
            next?.onViewDidAppear = {}
            stage?.navigation.pushViewController(third, animated: true)
        }
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        #expect(stage.navigation.topViewController === third)
        #expect(third.view.window === stage.window)
        #expect(Headless.warnings.isEmpty)
    }
}
