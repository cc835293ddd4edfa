import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct NavigationBarTests {
    private func stage() -> Stage {
        let stage = Stage()
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: stage.window)
        stage.navigation.pushViewController(stage.next, animated: false)
        Headless.clock.settle()
        return stage
    }

    private func labels(in view: UIView) -> [UILabel] {
        var labels = view.subviews.flatMap { self.labels(in: $0) }
        if let label = view as? UILabel { labels.append(label) }
        return labels
    }

    private func texts(_ stage: Stage) -> Set<String> {
        Set(labels(in: stage.navigation.navigationBar).compactMap(\.text))
    }

    @Test("The bar shows the title, and the title below on the way back")
    func titles() {
        let stage = stage()
        #expect(texts(stage) == ["next", "root"])
        stage.next.title = "other"
        Headless.clock.settle()
        #expect(texts(stage) == ["other", "root"])
        stage.root.navigationItem.backButtonTitle = "Home"
        Headless.clock.settle()
        #expect(texts(stage) == ["other", "Home"])
        stage.root.navigationItem.backButtonDisplayMode = .minimal
        Headless.clock.settle()
        #expect(texts(stage) == ["other"])
        stage.next.navigationItem.hidesBackButton = true
        Headless.clock.settle()
        #expect(texts(stage) == ["other"])
    }

    @Test("A tap on the back button pops")
    func back() {
        let stage = stage()
        Headless.tap(at: CGPoint(x: 20, y: 47 + 22), in: stage.window)
        #expect(stage.navigation.transitionCoordinator != nil)
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers == [stage.root])
        #expect(texts(stage) == ["root"])
        Headless.tap(at: CGPoint(x: 20, y: 47 + 22), in: stage.window)
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers == [stage.root])
    }

    @Test("F196: a Back action replaces going back, and makes a button where there is none")
    func backAction() {
        let stage = stage()
        var performed: [String] = []
        stage.next.navigationItem.backAction = UIAction(title: "unseen") { _ in performed.append("next") }
        Headless.clock.settle()
        #expect(texts(stage) == ["next", "root"])
        Headless.tap(at: CGPoint(x: 20, y: 47 + 22), in: stage.window)
        Headless.clock.settle()
        #expect(performed == ["next"])
        #expect(stage.navigation.viewControllers.count == 2)
        stage.root.navigationItem.backAction = UIAction(title: "Out") { _ in performed.append("root") }
        stage.navigation.popViewController(animated: false)
        Headless.clock.settle()
        #expect(texts(stage) == ["root", "Out"])
        Headless.tap(at: CGPoint(x: 20, y: 47 + 22), in: stage.window)
        #expect(performed == ["next", "root"])
    }

    @Test("Bar button items perform their actions, the outermost right one first in the list")
    func items() {
        let stage = stage()
        var taps: [String] = []
        stage.next.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Outer") { _ in taps.append("outer") }),
            UIBarButtonItem(primaryAction: UIAction(title: "In") { _ in taps.append("inner") }),
        ]
        stage.next.navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Left") { _ in taps.append("left") })
        Headless.clock.settle()
        #expect(texts(stage) == ["next", "Outer", "In", "Left"])
        Headless.tap(at: CGPoint(x: 370, y: 69), in: stage.window)
        Headless.tap(at: CGPoint(x: 25, y: 69), in: stage.window)
        #expect(taps == ["outer", "left"])
        stage.next.navigationItem.rightBarButtonItem?.isEnabled = false
        Headless.clock.settle()
        Headless.tap(at: CGPoint(x: 370, y: 69), in: stage.window)
        #expect(taps.count == 2)
    }

    @Test("From right to left the way back is at the right")
    func rightToLeft() {
        let stage = stage()
        Headless.layoutDirection = .rightToLeft
        stage.navigation.navigationBar.setNeedsLayout()
        stage.next.title = "anew"
        Headless.clock.settle()
        Headless.tap(at: CGPoint(x: 20, y: 69), in: stage.window)
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        Headless.tap(at: CGPoint(x: 370, y: 69), in: stage.window)
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test("The bar moves along with the screens, held by the finger, and back after a cancel")
    func alongside() {
        let stage = stage()
        let delegate = LoggedDelegate()
        let interaction = UIPercentDrivenInteractiveTransition()
        (delegate.animator, delegate.interaction) = (BlockAnimator(), interaction)
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        Headless.clock.turn()
        interaction.update(0.5)
        Headless.clock.advance(by: 1)
        let title = labels(in: stage.navigation.navigationBar).first { $0.text == "next" }
        let content = title?.superview
        #expect(abs((content?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
        interaction.cancel()
        Headless.clock.settle()
        #expect(texts(stage) == ["next", "root"])
        #expect(stage.navigation.navigationBar.items?.count == 2)
        let shown = labels(in: stage.navigation.navigationBar).first { $0.text == "next" }?.superview
        #expect(shown?.alpha == 1)
    }

    @Test(
        "The title below and the Back button's title go the same way, so that they never lie beside each other",
        arguments: [true, false])
    func titlesTogether(isPush: Bool) throws {
        let stage = stage()
        let (delegate, interaction) = (LoggedDelegate(), UIPercentDrivenInteractiveTransition())
        if isPush {
            stage.navigation.popViewController(animated: false)
            Headless.clock.settle()
        }
        (delegate.animator, delegate.interaction) = (BlockAnimator(), interaction)
        stage.navigation.delegate = delegate
        if isPush {
            stage.navigation.pushViewController(stage.next, animated: true)
        } else {
            stage.navigation.popViewController(animated: true)
        }
        Headless.clock.turn()
        for percent in [0.1, 0.4, 0.5, 0.7, 0.9] {
            interaction.update(percent)
            Headless.clock.advance(by: 0.1)
            let middles = labels(in: stage.navigation.navigationBar).filter { $0.text == "root" }.map { label in
                // Where it is to be seen, from layer to layer.
                sequence(first: label.layer) { $0 === stage.navigation.navigationBar.layer ? nil : $0.superlayer }
                    .dropLast().reduce(label.bounds.midX) { x, layer in
                        guard let shown = layer.presentation() else { return x }
                        return x - layer.bounds.minX - layer.bounds.width * layer.anchorPoint.x + shown.position.x
                    }
            }
            try #require(middles.count == 2)
            #expect(abs(middles[0] - middles[1]) < 1, "\(percent): \(middles)")
        }
    }

    @Test("P58: a cancel that is grabbed again and finished leaves the old items in the bar")
    func grabbedAfterCancel() throws {
        final class Grab: NSObject, UIViewControllerInteractiveTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                context = transitionContext
                if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
            }
        }
        let stage = stage()
        let delegate = LoggedDelegate()
        let grab = Grab()
        (delegate.animator, delegate.interaction) = (InterruptibleAnimator(), grab)
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        Headless.clock.turn()
        let context = try #require(grab.context)
        context.updateInteractiveTransition(0.5)
        context.cancelInteractiveTransition()
        #expect(context.transitionWasCancelled)
        context.pauseInteractiveTransition()
        #expect(context.isInteractive)
        context.finishInteractiveTransition()
        #expect(!context.transitionWasCancelled)
        context.completeTransition(true)
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers == [stage.root])
        #expect(stage.navigation.navigationBar.topItem === stage.next.navigationItem)
        #expect(texts(stage) == ["next", "root"])
    }

    @Test("A bar of its own pushes and pops items")
    func alone() {
        Headless.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        window.addSubview(bar)
        window.makeKeyAndVisible()
        bar.items = [UINavigationItem(title: "a")]
        bar.pushItem(UINavigationItem(title: "b"), animated: true)
        Headless.clock.settle()
        #expect(bar.topItem?.title == "b")
        #expect(bar.backItem?.title == "a")
        Headless.tap(at: CGPoint(x: 20, y: 22), in: window)
        Headless.clock.settle()
        #expect(bar.items?.count == 1)
        #expect(bar.popItem(animated: false) == nil)
    }
}
