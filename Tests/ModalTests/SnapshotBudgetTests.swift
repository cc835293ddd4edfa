import Foundation
import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionUIKit

/// All navigation controllers of the process share one limit for the pictures of their windows.
@MainActor
struct SnapshotBudgetTests {
    /// Each picture of a window of the fixtures has 1170 × 2532 pixels.
    private static let pixels = 1170.0 * 2532

    /// Stacks in the tabs of one window, with whole-window transitions.
    private func stacks(
        _ count: Int
    ) -> (window: UIWindow, tabs: UITabBarController, stacks: [UINavigationController]) {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let tabs = UITabBarController()
        let stacks = (0..<count).map { UINavigationController(rootViewController: Screen("root \($0)")) }
        for stack in stacks { stack.setNavigationTransition(.snapshotPush) }
        tabs.viewControllers = stacks
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        #expect(Headless.clock.settle())
        return (window, tabs, stacks)
    }

    private func push(_ stack: UINavigationController, in tabs: UITabBarController) {
        tabs.selectedViewController = stack
        #expect(Headless.clock.settle())
        stack.pushViewController(Screen("next"), animated: true)
        #expect(Headless.clock.settle())
    }

    private func count(_ stack: UINavigationController) -> Int {
        stack.navigationTransitionAdapter?.pictureCount ?? 0
    }

    @Test("Five stacks in tabs keep no more than one would: the oldest pictures of any stack give way")
    func fiveStacks() {
        let (window, tabs, stacks) = stacks(5)
        for _ in 0..<2 {
            for stack in stacks { push(stack, in: tabs) }
        }
        let counts = stacks.map(count)
        #expect(Double(counts.reduce(0, +)) * Self.pixels <= PictureBudget.pixels)
        #expect(counts == [1, 1, 1, 1, 1], "the last five of ten")
        push(stacks[3], in: tabs)
        #expect(stacks.map(count) == [0, 1, 1, 2, 1], "the oldest was of the first stack")
        #expect(window.subviews.count == 1)
    }

    @Test("The stack whose picture gave way moves its screens in their container, and comes back", arguments: [0, 1])
    func goesBackWithout(stack index: Int) {
        let (window, tabs, stacks) = stacks(2)
        push(stacks[0], in: tabs)
        for _ in 0..<5 { push(stacks[1], in: tabs) }
        #expect(stacks.map(count) == [0, 5])
        let stack = stacks[index]
        tabs.selectedViewController = stack
        #expect(Headless.clock.settle())
        let below = stack.viewControllers.count - 1
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: window)
        touch.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), seconds: 0.5)
        #expect(stack.transitions.isPlaying)
        #expect((stack.transitionCoordinator != nil) == (index == 0), "UIKit's change, or a picture")
        touch.lift()
        #expect(Headless.clock.settle())
        #expect(stack.viewControllers.count == below)
    }

    @Test("A picture larger than all is kept alone, also beside those of other stacks")
    func large() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4000, height: 3000))
        func picture(width: CGFloat) -> WindowPicture {
            WindowPicture(
                view: UIView(), window: window,
                conditions: .init(
                    size: CGSize(width: width, height: 3000), safeArea: .zero, traits: window.traitCollection,
                    direction: .leftToRight))
        }
        var (small, others) = (WindowPictures(), WindowPictures())
        let screens = (0..<3).map { _ in UIViewController() }
        small.keep(picture(width: 1), of: screens[0])
        others.keep(picture(width: 4000), of: screens[1])
        #expect(small.count == 0 && others.count == 1)
        others.keep(picture(width: 4000), of: screens[2])
        #expect(others.count == 1)
    }

    @Test("A scene that leaves the screen gives its pictures back; the other scene keeps its own", arguments: [0, 1])
    func scenes(background: Int) {
        Headless.reset()
        let stages = [Headless.connectScene(), Headless.connectScene()].map { scene in
            let window = UIWindow(windowScene: scene)
            let stack = UINavigationController(rootViewController: Screen("root"))
            stack.setNavigationTransition(.snapshotPush)
            window.rootViewController = stack
            window.makeKeyAndVisible()
            Headless.clock.settle()
            stack.pushViewController(Screen("next"), animated: true)
            #expect(Headless.clock.settle())
            return (scene: scene, window: window, stack: stack)
        }
        #expect(stages.map { count($0.stack) } == [1, 1])
        Headless.setActivationState(.foregroundInactive, of: stages[background].scene)
        Headless.clock.turn()
        #expect(stages.map { count($0.stack) } == [1, 1])
        Headless.setActivationState(.background, of: stages[background].scene)
        Headless.clock.turn()
        #expect(count(stages[background].stack) == 0 && count(stages[1 - background].stack) == 1)
        Headless.enterBackground()
        Headless.clock.turn()
        #expect(count(stages[1 - background].stack) == 0)
    }

    @Test("The limit keeps no picture alive: a stack that is gone counts no more")
    func freed() {
        weak var picture: UIView?
        do {
            let (window, tabs, stacks) = stacks(1)
            stacks[0].pushViewController(Screen("next"), animated: true)
            Headless.clock.advance(by: 0.1)
            picture = window.subviews.first { $0 !== tabs.view }
            #expect(picture != nil)
            #expect(Headless.clock.settle())
            #expect(count(stacks[0]) == 1 && picture != nil)
            window.rootViewController = nil
        }
        Headless.clock.settle()
        #expect(picture == nil)
    }
}
