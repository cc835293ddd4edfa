import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionSwiftUI
@testable import TransitionUIKit
@testable import fuzz

/// S2: a transition for one push, which its pop plays backwards.
@MainActor
struct ScreenTransitionTests {
    private func stage(
        _ assumptions: HostAssumptions = .init(), animator: (any TransitionAnimator)? = .slide
    ) -> (HostWindow, StackHost) {
        let world = HostWindow()
        let host = StackHost(assumptions)
        if let animator { host.add(animator) }
        world.show(host.hosting)
        return (world, host)
    }

    /// What plays at this moment. A cube turns its screens, a slide only moves them.
    private func playing(_ host: StackHost) -> String {
        Headless.clock.advance(by: 0.1)
        guard host.navigation.transitions.isPlaying else { return "system" }
        let top = host.navigation.topViewController?.view.layer.presentation()?.transform ?? CATransform3DIdentity
        return abs(top.m13) > 0.001 ? "cube" : "slide"
    }

    @Test(
        "The push plays it, its pop plays it backwards, and no other", arguments: HostAssumptions.each, [true, false])
    func push(assumptions: HostAssumptions, hasModifier: Bool) {
        let (world, host) = stage(assumptions, animator: hasModifier ? .slide : nil)
        let other = hasModifier ? "slide" : "system"
        host.path.append("a")
        #expect(playing(host) == other)
        world.settle()
        withScreenTransition(.cube) { host.path.append("b") }
        #expect(playing(host) == "cube")
        world.settle()
        host.path.append("c")
        #expect(playing(host) == other)
        world.settle()
        host.path.removeLast()
        #expect(playing(host) == other)
        world.settle()
        // Without a modifier nobody notices a delegate that is set in the very turn of a pop in code.
        guard hasModifier || assumptions.delegate != .always else { return }
        host.path.removeLast()
        #expect(playing(host) == "cube")
        world.settle()
        host.path.removeLast()
        #expect(playing(host) == other)
        world.settle()
        #expect(host.path == [] && host.shown == [])
    }

    @Test("A swipe plays it backwards, too, with and without a modifier on the stack", arguments: [true, false])
    func swipe(hasModifier: Bool) {
        let (world, host) = stage(animator: hasModifier ? .slide : nil)
        withScreenTransition(.cube) { host.path.append("a") }
        world.settle()
        let touch = world.drag(from: 2, by: 150)
        #expect(playing(host) == "cube")
        world.lift(touch, at: 152)
        world.settle()
        #expect(host.path == ["a"])
        world.swipeBack(to: 0.8)
        world.settle()
        #expect(host.path == [])
    }

    @Test("nil leaves this push and its pop to the system")
    func system() {
        let (world, host) = stage()
        withScreenTransition(nil) { host.path.append("a") }
        #expect(playing(host) == "system")
        world.settle()
        host.path = []
        #expect(playing(host) == "system")
        world.settle()
        host.path.append("b")
        #expect(playing(host) == "slide")
    }

    @Test("After two turns it is forgotten, and not before", arguments: [0, 1, 2, 3, 8])
    func turns(count: Int) {
        let (world, host) = stage()
        withScreenTransition(.cube) {}
        for _ in 0..<count { Headless.clock.turn() }
        host.navigation.pushViewController(Screen("a"), animated: true)
        host.navigation.view.layoutIfNeeded()
        #expect(playing(host) == (count <= 2 ? "cube" : "slide"))
        world.settle()
    }

    @Test("A push without animation uses it up")
    func unanimated() {
        let (world, host) = stage()
        withScreenTransition(.cube) { host.navigation.pushViewController(Screen("a"), animated: false) }
        host.navigation.view.layoutIfNeeded()
        host.navigation.pushViewController(Screen("b"), animated: true)
        #expect(playing(host) == "slide")
        world.settle()
    }

    @Test("The latest one counts, and what the closure returns and throws comes out")
    func latest() throws {
        struct Refused: Error {}
        let (world, host) = stage()
        withScreenTransition(.fade) {}
        let count = withScreenTransition(.cube) {
            host.path.append("a")
            return host.path.count
        }
        #expect(count == 1)
        #expect(playing(host) == "cube")
        world.settle()
        #expect(throws: Refused.self) { try withScreenTransition(.cube) { throw Refused() } }
    }

    @Test("It reaches neither a stack behind, nor one that is not there yet, nor tabs")
    func elsewhere() {
        let world = HostWindow()
        let (one, other) = (StackHost(), StackHost())
        for host in [one, other] { host.add(.slide) }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [one.hosting, other.hosting]
        tabs.setTabTransition(.slide)
        world.show(tabs)
        withScreenTransition(.cube) {
            tabs.selectedIndex = 1
            other.path.append("a")
        }
        Headless.clock.advance(by: 0.2)
        let moving = other.hosting.view.layer.presentation()?.transform ?? CATransform3DIdentity
        #expect(abs(moving.m13) < 0.001, "tabs play their own")
        world.settle()
        #expect(other.path == ["a"] && other.shown == ["a"])
        other.path = []
        #expect(playing(other) != "cube")
        world.settle()
        let sheet = StackHost()
        sheet.add(.slide)
        sheet.hosting.modalPresentationStyle = .fullScreen
        tabs.present(sheet.hosting, animated: false)
        world.settle()
        withScreenTransition(.cube) {
            other.path.append("b")
            sheet.path.append("c")
        }
        #expect(playing(sheet) == "cube")
        world.settle()
        other.path = []
        world.settle()
    }

    @Test("It is for the key window")
    func keyWindow() {
        let (world, host) = stage()
        let front = UIWindow(frame: world.window.frame)
        front.rootViewController = UIViewController()
        front.makeKeyAndVisible()
        world.settle()
        withScreenTransition(.cube) { host.path.append("a") }
        #expect(playing(host) == "slide")
        world.settle()
    }

    /// A stack in a window of a scene.
    private func scene(
        _ scene: UIWindowScene, animator: (any TransitionAnimator)?
    ) -> (window: UIWindow, host: StackHost, action: ScreenTransitionAction) {
        let window = UIWindow(windowScene: scene)
        let (host, found) = (StackHost(), FoundStack())
        found.request = animator == nil ? nil : host.add(animator)
        window.rootViewController = host.hosting
        window.makeKeyAndVisible()
        Headless.clock.settle()
        return (window, host, ScreenTransitionAction(found))
    }

    @Test(
        "F188: with two scenes in front, a view's own action plays in the stack of the view", arguments: [0, 1],
        [true, false])
    func ownStack(number: Int, firstIsKeyLast: Bool) {
        Headless.reset()
        let scenes = [Headless.connectScene(), Headless.connectScene()]
        let stages = scenes.map { scene($0, animator: .slide) }
        if firstIsKeyLast { stages[0].window.makeKeyAndVisible() }
        let (own, other) = (stages[number], stages[1 - number])
        own.action(.cube) {
            own.host.path.append("a")
            other.host.path.append("b")
        }
        #expect(playing(own.host) == "cube" && playing(other.host) == "slide")
        #expect(Headless.clock.settle())
        #expect(own.host.shown == ["a"] && other.host.shown == ["b"])
    }

    @Test("F188: with two stacks in front withScreenTransition plays in neither, and leaves their delegates alone")
    func severalScenes() {
        Headless.reset()
        let stages = [Headless.connectScene(), Headless.connectScene()].map { scene($0, animator: nil) }
        for (index, stage) in stages.enumerated() {
            withScreenTransition(.cube) { stage.host.path.append("a") }
            #expect(stages.allSatisfy { $0.host.navigation.navigationTransitionAdapter == nil }, "window \(index)")
            #expect(playing(stage.host) == "system")
            #expect(Headless.clock.settle())
            #expect(stage.host.shown == ["a"])
        }
    }

    @Test(
        "Scenes behind, and those without a stack, do not count",
        arguments: [UIScene.ActivationState.background, .foregroundInactive, .unattached, .foregroundActive])
    func oneInFront(state: UIScene.ActivationState) {
        for ownIsFirst in [true, false] {
            Headless.reset()
            var scenes = [Headless.connectScene(), Headless.connectScene()]
            if !ownIsFirst { scenes.reverse() }
            let own = scene(scenes[0], animator: .slide)
            if state == .foregroundActive {
                let plain = UIWindow(windowScene: scenes[1])
                plain.rootViewController = UIViewController()
                plain.makeKeyAndVisible()
            } else {
                _ = scene(scenes[1], animator: .slide)
                Headless.setActivationState(state, of: scenes[1])
            }
            withScreenTransition(.cube) { own.host.path.append("a") }
            #expect(playing(own.host) == "cube")
            #expect(Headless.clock.settle())
        }
    }

    @Test("Before any scene is active, the only one counts")
    func launching() throws {
        let (world, host) = stage()
        Headless.setActivationState(.foregroundInactive, of: try #require(world.window.windowScene))
        withScreenTransition(.cube) { host.path.append("a") }
        #expect(playing(host) == "cube")
        world.settle()
    }

    @Test("An action without a stack around its view only runs the closure, and throws what it throws")
    func noStack() throws {
        struct Refused: Error {}
        let (world, host) = stage()
        let action = ScreenTransitionAction()
        #expect(
            action(.cube) {
                host.path.append("a"); return host.path.count
            } == 1)
        #expect(playing(host) == "slide")
        world.settle()
        #expect(throws: Refused.self) { try ScreenTransitionAction(FoundStack())(.cube) { throw Refused() } }
    }

    @Test("An action follows its stack when SwiftUI makes the container or the modifier anew")
    func rebuilt() {
        let (world, host) = stage(animator: nil)
        let found = FoundStack()
        found.request = host.add(nil)
        let action = ScreenTransitionAction(found)
        action(.cube) { host.path.append("a") }
        #expect(playing(host) == "cube", "a nil modifier provides the action, too")
        world.settle()
        host.rebuild()
        world.settle()
        action(.cube) { host.path.append("b") }
        #expect(playing(host) == "cube")
        world.settle()
        found.request.map { host.remove($0) }
        found.request = host.add(.slide)
        action(.cube) { host.path.append("c") }
        #expect(playing(host) == "cube")
        world.settle()
        host.path.append("d")
        #expect(playing(host) == "slide")
        world.settle()
    }

    @Test("Of stacks in each other it is the inner one; what is not seen is not asked")
    func innermost() {
        let world = HostWindow()
        let (outer, inner) = (UINavigationController(rootViewController: UIViewController()), StackHost())
        outer.viewControllers[0].embed(inner.hosting)
        world.show(outer)
        #expect(world.window.frontmostStack === inner.navigation)
        outer.pushViewController(Screen("detail"), animated: false)
        world.settle()
        #expect(world.window.frontmostStack === outer)
    }
}
