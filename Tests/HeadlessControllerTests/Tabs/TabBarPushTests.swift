import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// Navigation inside a tab, and what it does to the bar.
@MainActor
struct TabBarPushTests {
    @MainActor
    private final class Nested {
        let stage: TabStage
        let navigation: UINavigationController
        let root: LoggedController
        let detail: LoggedController
        let delegate = LoggedDelegate()

        init() {
            stage = TabStage()
            Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: stage.window)
            root = LoggedController("root", log: stage.log)
            navigation = UINavigationController(rootViewController: root)
            detail = LoggedController("detail", log: stage.log)
            detail.hidesBottomBarWhenPushed = true
            stage.tabs.viewControllers = [navigation, stage.pages[1]]
            stage.tabs.selectedIndex = 0
            Headless.clock.settle()
        }

        var barX: CGFloat {
            (stage.tabs.tabBar.layer.presentation() ?? stage.tabs.tabBar.layer).frame.minX
        }

        func push(animated: Bool = true) {
            navigation.pushViewController(detail, animated: animated)
            Headless.clock.settle()
        }
    }

    @Test("A navigation controller in a tab hands the bar's safe area on")
    func safeArea() {
        let nested = Nested()
        #expect(nested.root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
        #expect(nested.root.tabBarController === nested.stage.tabs)
        #expect(nested.root.navigationController === nested.navigation)
    }

    @Test(
        "F123: with an app's animator the screen that hides the bar keeps its inset to the end",
        arguments: [true, false],
        [true, false])
    func keepsInset(keeps: Bool, isOwn: Bool) {
        let nested = Nested()
        Headless.assumptions.pushedScreensKeepTheBarsInset = keeps
        if !isOwn {
            nested.delegate.animator = ForeignTechnique.frames.animator(isPush: true)
            nested.navigation.delegate = nested.delegate
        }
        nested.navigation.pushViewController(nested.detail, animated: true)
        Headless.clock.advance(by: 0.1)
        #expect(nested.detail.view.safeAreaInsets.bottom == (keeps && !isOwn ? 83 : 34))
        #expect(nested.barX < 0, "the bar moves as in the system's push")
        Headless.clock.settle()
        #expect(nested.detail.view.safeAreaInsets.bottom == 34)
        #expect(nested.barX == -390)
    }

    @Test("N13: the bar goes with the push and comes back with the pop", arguments: [true, false])
    func pushAndPop(animated: Bool) {
        let nested = Nested()
        nested.push(animated: animated)
        #expect(nested.barX == -390)
        #expect(nested.detail.view.safeAreaInsets.bottom == 34)
        nested.navigation.popViewController(animated: animated)
        Headless.clock.settle()
        #expect(nested.barX == 0)
        #expect(nested.root.view.safeAreaInsets.bottom == 83)
        nested.stage.tap(1)
        #expect(nested.stage.tabs.selectedIndex == 1)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("The bar moves along with the screens, to the other side in a language from right to left")
    func alongside() {
        let nested = Nested()
        nested.navigation.pushViewController(nested.detail, animated: true)
        Headless.clock.advance(by: 0.175)
        #expect(nested.barX < -20 && nested.barX > -370)
        Headless.clock.settle()
        nested.navigation.popViewController(animated: false)
        Headless.clock.settle()
        Headless.layoutDirection = .rightToLeft
        nested.push()
        #expect(nested.barX == 390)
    }

    @Test("P11, N13: a cancelled push or pop leaves the bar as it was", arguments: [true, false])
    func cancelled(pops: Bool) {
        let nested = Nested()
        if pops { nested.push() }
        let interaction = UIPercentDrivenInteractiveTransition()
        nested.delegate.animator = BlockAnimator()
        nested.delegate.interaction = interaction
        nested.navigation.delegate = nested.delegate
        if pops {
            nested.navigation.popViewController(animated: true)
        } else {
            nested.navigation.pushViewController(nested.detail, animated: true)
        }
        Headless.clock.turn()
        interaction.update(0.5)
        Headless.clock.advance(by: 0.1)
        #expect(abs(nested.barX + 195) < 80)
        interaction.cancel()
        Headless.clock.settle()
        #expect(nested.barX == (pops ? -390 : 0))
        let top = pops ? nested.detail : nested.root
        #expect(nested.navigation.topViewController === top)
        #expect(top.view.safeAreaInsets.bottom == (pops ? 34 : 83))
        #expect(Headless.warnings.isEmpty)
    }

    @Test("A screen that a cancelled swipe puts back out of sight is in its place when its tab is selected again")
    func putBackUnseen() {
        let nested = Nested()
        let low = LoggedController("low", log: nested.stage.log)
        low.edgesForExtendedLayout = []
        nested.navigation.pushViewController(low, animated: false)
        Headless.clock.settle()
        let frame = low.view.frame
        let touch = Headless.touch(at: CGPoint(x: 2, y: 300), in: nested.stage.window)
        touch.move(to: CGPoint(x: 40, y: 300))
        Headless.clock.advance(by: 0.1)
        #expect(nested.navigation.transitionCoordinator?.isInteractive == true)
        nested.stage.tabs.selectedIndex = 1
        touch.cancel()
        Headless.clock.settle()
        #expect(nested.navigation.topViewController === low)
        nested.stage.tabs.selectedIndex = 0
        Headless.clock.settle()
        #expect(low.view.frame == frame)
    }

    @Test("N13: the bar stays away while a controller below the top hides it")
    func deeper() {
        let nested = Nested()
        nested.push()
        nested.navigation.pushViewController(nested.stage.pages[2], animated: true)
        Headless.clock.settle()
        #expect(nested.barX == -390)
        nested.navigation.popToRootViewController(animated: true)
        Headless.clock.settle()
        #expect(nested.barX == 0)
    }

    @Test("A program may leave a tab that hides the bar, and finds it hidden when it comes back")
    func leaving() {
        let nested = Nested()
        nested.push()
        nested.stage.tabs.selectedIndex = 1
        Headless.clock.settle()
        #expect(nested.barX == 0)
        nested.stage.tabs.selectedIndex = 0
        Headless.clock.settle()
        #expect(nested.barX == -390)
        nested.stage.tabs.selectedIndex = 1
        nested.navigation.popViewController(animated: false)
        nested.stage.tabs.selectedIndex = 0
        Headless.clock.settle()
        #expect(nested.barX == 0)
    }
}
