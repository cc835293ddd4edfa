import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// The plain form of a library that swipes between tabs: one percent-driven interaction for all, begun by a pan.
@MainActor
private final class ForeignTabSwipe: NSObject, UITabBarControllerDelegate {
    private weak var tabs: UITabBarController?
    private let interaction = UIPercentDrivenInteractiveTransition()
    private var isInteracting = false
    private var width: CGFloat { tabs?.view.bounds.width ?? 1 }

    init(on tabs: UITabBarController) {
        self.tabs = tabs
        super.init()
        tabs.delegate = self
    }

    func began(towards index: Int) {
        isInteracting = true
        tabs?.selectedIndex = index
    }

    /// The sign of the way is lost.
    func moved(to translation: CGFloat) {
        interaction.update(abs(translation) / width)
    }

    func ended(finishes: Bool) {
        finishes ? interaction.finish() : interaction.cancel()
        isInteracting = false
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let all = tabBarController.viewControllers ?? []
        let (start, end) = (all.firstIndex(of: fromVC) ?? 0, all.firstIndex(of: toVC) ?? 0)
        return ForeignAnimator(isPush: end > start) { animator, context in
            let (from, to) = (context.fromView, context.toView)
            context.containerView.addSubview(to)
            let way = context.containerView.bounds.width * (animator.isPush ? 1 : -1)
            to.transform = CGAffineTransform(translationX: way, y: 0)
            UIView.animate(withDuration: animator.duration) {
                to.transform = .identity
                from.transform = CGAffineTransform(translationX: -way, y: 0)
            } completion: { _ in
                from.transform = .identity
                to.transform = .identity
                context.end()
            }
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        isInteracting ? interaction : nil
    }
}

/// The plain form of a library that animates from within `shouldSelect`.
@MainActor
private final class ForeignTabFade: NSObject, UITabBarControllerDelegate {
    var isAtOnce = false
    private(set) var animations = 0

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        guard let from = tabBarController.selectedViewController?.view, let to = viewController.view, from != to
        else { return true }
        animations += 1
        to.frame = from.frame
        from.superview?.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.3) { to.alpha = 1 }
        return true
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard isAtOnce else { return nil }
        return ForeignAnimator(0, isPush: true) { _, context in
            context.containerView.addSubview(context.toView)
            context.end()
        }
    }
}

/// Tab libraries written by others work, and their known faults show as on a device.
@MainActor
struct ThirdPartyTabTests {
    @Test("Swipes there and back, finished and cancelled, three times over", arguments: [true, false])
    func journeys(startsInNextTurn: Bool) {
        let stage = TabStage { $0.tabsStartInNextTurn = startsInNextTurn }
        let library = ForeignTabSwipe(on: stage.tabs)
        for _ in 1...3 {
            for (index, finishes) in [(1, false), (1, true), (0, false), (0, true)] {
                let start = stage.tabs.selectedIndex
                library.began(towards: index)
                Headless.clock.turn()
                for step in 1...5 {
                    library.moved(to: CGFloat(step) * 40)
                    Headless.clock.advance(by: 1.0 / 60)
                }
                library.ended(finishes: finishes)
                #expect(Headless.clock.settle())
                #expect(stage.tabs.selectedIndex == (finishes ? index : start))
                #expect(stage.shown == [stage.pages[stage.tabs.selectedIndex].name])
                #expect(stage.tabs.transitionCoordinator == nil)
            }
        }
        #expect(Headless.warnings.isEmpty)
    }

    @Test(
        "P3: a finger lifted before the change begins freezes the tabs, where it begins in the next turn",
        arguments: [true, false], [true, false])
    func liftedEarly(startsInNextTurn: Bool, finishes: Bool) {
        let stage = TabStage { $0.tabsStartInNextTurn = startsInNextTurn }
        let library = ForeignTabSwipe(on: stage.tabs)
        library.began(towards: 1)
        library.moved(to: 30)
        library.ended(finishes: finishes)
        Headless.clock.advance(by: 10)
        #expect((stage.tabs.transitionCoordinator != nil) == startsInNextTurn)
    }

    @Test("P37: a finger that goes back over its start goes on to the same tab: the sign of its way is lost")
    func overTheStart() {
        let stage = TabStage()
        let library = ForeignTabSwipe(on: stage.tabs)
        stage.tabs.selectedIndex = 1
        Headless.clock.settle()
        library.began(towards: 2)
        for x in stride(from: -20.0, through: 200, by: 20) {
            library.moved(to: x)
            Headless.clock.advance(by: 1.0 / 60)
        }
        library.ended(finishes: true)
        Headless.clock.settle()
        #expect(stage.tabs.selectedIndex == 2, "the finger went the way of tab 0")
    }

    @Test("F86: what animates from within shouldSelect does nothing for selections in code")
    func notInCode() {
        let stage = TabStage()
        let library = ForeignTabFade()
        stage.tabs.delegate = library
        stage.tap(1)
        Headless.clock.settle()
        stage.tabs.selectedIndex = 2
        Headless.clock.settle()
        #expect(library.animations == 1)
        #expect(stage.shown == ["c"])
    }

    @Test(
        "F118: who selects in code finds the tab not there yet; an animator of no duration cures that", arguments: 0...2
    )
    func lateAppearance(kind: Int) {
        let stage = TabStage { $0.tabsDissolveByThemselves = kind > 0 }
        let library = ForeignTabFade()
        library.isAtOnce = kind == 2
        stage.tabs.delegate = library
        stage.tabs.selectedIndex = 1
        Headless.clock.turn()
        #expect(stage.appearances().contains("b didAppear") == (kind != 1))
    }
}
