import Testing
import TransitionAnimations
import TransitionCore
import TransitionWorld
import UIKit

@testable import TransitionUIKit

/// The switch of the process, in every container alike.
@MainActor
struct SwitchTests {
    /// Does something while all transitions are switched off. The switch is the process's, so it is on again in any
    /// case.
    private func off<Result>(_ work: () throws -> Result) rethrows -> Result {
        Transitions.isEnabled = false
        defer { Transitions.isEnabled = true }
        return try work()
    }

    private func world(_ change: Change) -> World { World(change, animator: .slide.duration(1)) }

    /// What a world without the package's transition shows while it changes, and at its end.
    private func system(_ change: Change) -> (playing: Bool, look: String) {
        let world = world(change)
        // An extent belongs to the presentation, which needs the package.
        if !change.isModal { world.uninstall() }
        return off {
            world.begin()
            Headless.clock.advance(by: 0.1)
            let isPlaying = world.isChanging
            world.settle()
            return (isPlaying, world.look)
        }
    }

    @Test("U9: off at rest, a change is the system's; on again, it is the package's", arguments: Change.kinds)
    func atRest(change: Change) {
        let system = system(change)
        let world = world(change)
        off {
            world.begin()
            Headless.clock.advance(by: 0.1)
            #expect(world.isChanging == system.playing)
            #expect(world.installed?.progress == nil, "nothing of the package plays")
            world.settle()
            #expect(world.look == system.look)
            #expect(world.events == [])
            #expect(world.animatorName == "slide", "what is installed stays")
        }
        world.expectRest()
        if change.isForward, change != .previousTab { world.goBack() } else { back(world) }
        Headless.clock.advance(by: 0.1)
        #expect(world.installed?.progress != nil, "the package plays again")
        world.expectRest()
        #expect(world.ends == [.finished])
    }

    /// Another change of the same container, after one backward.
    private func back(_ world: World) {
        world.navigation?.pushViewController(Screen("again"), animated: true)
        world.tabs?.selectedIndex = 0
        if let detail = world.detail { world.root.present(detail, animated: true) }
    }

    @Test("U9: off while it plays, a change is at its end at once", arguments: Change.kinds)
    func playing(change: Change) {
        let world = world(change)
        world.begin()
        Headless.clock.advance(by: 0.3)
        #expect(world.isChanging)
        off {
            #expect(world.installed?.progress == nil && world.ends == [.finished])
            Headless.clock.turn()
            #expect(!world.isChanging)
            world.expectRest(World.plainLook(change))
        }
    }

    @Test("U9: off while it plays and is uninstalled, a change is at its end at once", arguments: Change.kinds)
    func uninstalledWhilePlaying(change: Change) {
        let world = world(change)
        world.begin()
        Headless.clock.advance(by: 0.3)
        world.uninstall()
        Headless.clock.advance(by: 0.1)
        // A change of tabs ends with its adapter, and one of the whole window too.
        #expect(world.isChanging == (world.tabs == nil && !change.isWhole))
        off {
            #expect(world.ends == [.finished])
            Headless.clock.turn()
            #expect(!world.isChanging)
            world.expectRest(World.plainLook(change))
        }
    }

    @Test(
        "U9: off under a finger, a change is cancelled at once, and the finger moves nothing more",
        arguments: Change.swiped)
    func underFinger(change: Change) throws {
        let world = world(change)
        let before = world.look
        let touch = try world.swipe("0 > 0.6")
        #expect(world.isChanging)
        try off {
            #expect(world.ends == [.cancelled])
            Headless.clock.turn()
            #expect(!world.isChanging)
            touch.move(to: CGPoint(x: 200, y: 500))
            Headless.clock.advance(by: 0.05)
            touch.lift()
            world.expectRest(before)
            // No other finger begins anything of the package.
            if !change.isWhole {
                try world.swipe("0 > 0.6 hold release")
                world.settle()
                #expect(world.ends == [.cancelled])
            }
        }
    }

    @Test("U9: off and on under one finger, the next finger leads again", arguments: Change.swiped)
    func onAgain(change: Change) throws {
        let world = world(change)
        let touch = try world.swipe("0 > 0.4")
        off {}
        touch.move(to: CGPoint(x: 220, y: 500))
        Headless.clock.advance(by: 0.05)
        touch.lift()
        world.settle()
        #expect(world.ends == [.cancelled])
        try world.swipe("0 > 0.7 hold release")
        world.expectRest()
        #expect(world.ends == [.cancelled, .finished])
    }

    @Test(
        "U9: off while a control holds it, a change is cancelled at once",
        arguments: Change.kinds.filter { !$0.isWhole })
    func underControl(change: Change) throws {
        let world = world(change)
        let (before, control) = (world.look, try world.control)
        control.holdNext()
        control.scrub(to: 0.4)
        world.begin()
        Headless.clock.advance(by: 0.1)
        #expect(control.isHolding && control.progress == 0.4)
        off {
            #expect(!control.isHolding && world.ends == [.cancelled])
            Headless.clock.turn()
            #expect(!world.isChanging)
            world.expectRest(before)
        }
    }

    @Test(
        "U9: a control that waits goes on waiting", arguments: Change.kinds.filter { !$0.isWhole && $0 != .previousTab }
    )
    func controlWaits(change: Change) throws {
        let world = world(change)
        let control = try world.control
        control.holdNext()
        off {
            world.begin()
            world.settle()
            #expect(control.isWaiting)
        }
        if change.isForward { world.goBack() } else { back(world) }
        Headless.clock.advance(by: 0.1)
        #expect(control.isHolding)
        control.finish()
        world.expectRest()
    }

    @Test("U9: off between the request and the start, a change takes place", arguments: Change.kinds)
    func betweenRequestAndStart(change: Change) {
        for turnsOnAgain in [false, true] {
            let world = world(change)
            world.begin()
            Transitions.isEnabled = false
            defer { Transitions.isEnabled = true }
            if turnsOnAgain { Transitions.isEnabled = true }
            Headless.clock.turn()
            #expect(turnsOnAgain || world.installed?.progress == nil)
            world.settle()
            #expect(world.state == World.unanimated(change).state, "\(turnsOnAgain)")
            world.expectRest()
        }
    }

    @Test(
        "U9: off after a finger's request and before UIKit asks for the animator, the change is cancelled",
        arguments: [Change.pop, .dismiss, .dismissCard], [false, true])
    func requested(change: Change, turnsOnAgain: Bool) throws {
        var assumptions = Headless.Assumptions()
        assumptions.presentationsArePreparedAtOnce = false
        assumptions.dismissalsStartNextTurn = true
        let world = World(change, animator: .slide.duration(1), assumptions: assumptions)
        let before = world.look
        let touch = Headless.touch(at: try world.place(along: 0), in: world.window)
        var fraction = 0.0
        while !world.isRequested, fraction < 0.3 {
            Headless.clock.advance(by: 1.0 / 60)
            fraction += 0.03
            touch.move(to: try world.place(along: fraction))
        }
        #expect(world.isRequested && world.installed?.progress == nil)
        Transitions.isEnabled = false
        defer { Transitions.isEnabled = true }
        if turnsOnAgain { Transitions.isEnabled = true }
        // The finger that was there goes on, and moves nothing.
        for fraction in [0.4, 0.6] {
            touch.move(to: try world.place(along: fraction))
            Headless.clock.advance(by: 1.0 / 60)
        }
        touch.lift()
        world.expectRest(before)
        #expect(!world.ends.contains(.finished))
        if !turnsOnAgain, let delegate = world.navigation?.delegate as? any Headless.SelectiveDelegate {
            let method = "navigationController(_:animationControllerFor:from:to:)"
            #expect(delegate.responds(toOptional: method) != true, "the system's swipe works now")
        }
    }

    @Test("U9: off between UIKit's change and the transition of the window, nothing plays", arguments: [false, true])
    func beforeTheWindowMoves(turnsOnAgain: Bool) {
        let world = world(.wholePush)
        world.begin()
        Headless.clock.turn()
        #expect(world.window.subviews.count == 2, "a picture covers the window")
        Transitions.isEnabled = false
        defer { Transitions.isEnabled = true }
        if turnsOnAgain { Transitions.isEnabled = true }
        #expect(world.installed?.progress == nil && world.window.subviews.count == 1)
        world.expectRest(World.plainLook(.wholePush))
        #expect(world.ends == [.finished])
    }

    @Test("U9: off and on again and again while it plays leaves nothing", arguments: Change.kinds)
    func often(change: Change) {
        let world = world(change)
        for _ in 0..<5 {
            world.begin()
            Headless.clock.advance(by: 0.2)
            off {}
            Headless.clock.advance(by: 0.05)
            off { world.settle() }
            if change.isForward, change != .previousTab { world.goBack() } else { back(world) }
            Headless.clock.advance(by: 0.2)
            off { world.settle() }
            if change == .previousTab { off { world.tabs?.selectedIndex = 2 } }
            world.expectRest()
        }
    }
}

extension World {
    /// Whether a finger has requested a change that UIKit has not begun.
    fileprivate var isRequested: Bool {
        let session =
            navigation?.navigationTransitionAdapter?.session ?? detail?.modalTransitionAdapter?.session
        return session?.request != nil
    }

    /// The name of the installed animator.
    fileprivate var animatorName: String? {
        let animator =
            navigation?.transitions.animator ?? tabs?.transitions.animator ?? detail?.modalTransitions.animator
        return animator?.info.name.rawValue
    }
}
