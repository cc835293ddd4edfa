import Testing
import TransitionAnimations
import TransitionCore
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

/// A window gets another root by a transition.
@MainActor @Suite struct RootChangeTests {
    @Test("C1: the new root is the root at once, and moves live against a picture of the window")
    func plays() throws {
        let world = RootWorld()
        let home = world.screen("home")
        world.change(to: home)
        #expect(world.window.rootViewController === home)
        #expect(home.view.window === world.window)
        // The screen, the picture and what takes touches.
        #expect(world.window.subviews.count == 3)
        #expect(world.window.subviews.first === home.view)
        Headless.clock.advance(by: 0.25)
        let seen = try #require(home.view.layer.presentation())
        #expect(seen.frame.minX > 20 && seen.frame.minX < 370)
        #expect(world.results == [])
        world.expectRest("home")
        #expect(world.results == ["home finished"])
        #expect(world.log.lines == ["first willDisappear", "first didDisappear", "home willAppear", "home didAppear"])
    }

    @Test(
        "C1: what the old root was doing is over, nothing of it is left, and it is freed",
        arguments: RootWorld.State.allCases, [nil, 0.02])
    func ends(state: RootWorld.State, delay: Double?) throws {
        for animates in [true, false] {
            for leaves in [true, false] {
                var assumptions = Headless.Assumptions()
                assumptions.newRootsLeavePresentations = leaves
                assumptions.removedViewsResign = leaves
                assumptions.dismissalsStartNextTurn = delay != nil
                assumptions.presentationDelay = delay ?? 0
                let world = RootWorld(assumptions: assumptions)
                weak var old: UIViewController?
                do {
                    try world.begin(state)
                    old = world.window.rootViewController
                    world.change(to: world.screen("home"), animates ? .slide.duration(0.5) : nil)
                }
                #expect(world.window.rootViewController?.title == "home")
                // What UIKit still has of the old root is not seen: there is the new one, the picture and the shield.
                #expect(world.window.subviews.count { !$0.isHidden } == (animates ? 3 : 1))
                world.settle()
                world.lift()
                world.expectRest("home")
                #expect(world.results == ["home finished"])
                #expect(old == nil, "\(animates) \(leaves)")
            }
        }
    }

    @Test("C1: each direction plays the animator as a push and a pop do")
    func directions() throws {
        for direction in [TransitionDirection.forward, .backward] {
            let world = RootWorld()
            let home = world.screen("home")
            world.change(to: home, .slide.duration(1), RootTransitionOptions(direction: direction))
            Headless.clock.advance(by: 0.2)
            let x = try #require(home.view.layer.presentation()).frame.minX
            #expect(direction == .forward ? x > 0 : x < 0)
            world.expectRest("home")
        }
    }

    @Test("A zoom grows out of a view of the old root, and goes into one of the new root")
    func zoom() throws {
        let world = RootWorld()
        let button = UIView(frame: CGRect(x: 30, y: 500, width: 60, height: 40))
        world.window.rootViewController?.view.addSubview(button)
        let home = world.screen("home")
        home.transitionAnchors = TransitionAnchors { [weak button] in button }
        world.settle()
        world.change(to: home, .zoom.duration(1).timing(.linear))
        let live = home.view.layer
        Headless.clock.advance(by: 0.02)
        let seen = try #require(live.presentation()).frame
        #expect(abs(seen.midX - 60) < 30 && abs(seen.midY - 520) < 40, "\(seen)")
        world.expectRest("home")
    }

    @Test(
        "The old root, a window's own way and a nested change: the latest root stands, and each completion comes once")
    func twice() {
        for first in [CatalogueAnimator.slide.duration(0.5), nil] {
            for second in [CatalogueAnimator.cube.duration(0.5), nil] {
                for wait in [0, 0.2] {
                    let world = RootWorld()
                    weak var a: UIViewController?
                    do {
                        let screen = world.screen("a")
                        a = screen
                        world.change(to: screen, first)
                    }
                    if wait > 0 { Headless.clock.advance(by: wait) }
                    world.change(to: world.screen("b"), second)
                    #expect(world.window.rootViewController?.title == "b")
                    world.expectRest("b")
                    let isOver = first == nil && wait > 0
                    #expect(
                        world.results == [
                            "\(isOver ? "a" : "?") \(isOver || first == nil ? "finished" : "replaced")", "b finished",
                        ])
                    #expect(a == nil)
                }
            }
        }
    }
}
