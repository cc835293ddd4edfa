import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// What happens to a change that code holds when something else happens.
@MainActor
struct ControlMomentTests {
    /// Those that are enough where nothing but the kind of container matters.
    private nonisolated static let kinds: [Change] = [.push, .pop, .nextTab, .tapTab, .present, .dismissCard]

    /// A world whose change is held half-way, and what it looked like before.
    private func held(_ change: Change) throws -> (
        world: World, control: TransitionControl, state: String, residue: String
    ) {
        let world = World(change)
        let (state, residue, control) = (world.state, world.residue(), try world.control)
        control.holdNext()
        world.begin()
        Headless.clock.advance(by: 0.1)
        control.scrub(to: 0.5)
        try #require(control.isHolding)
        return (world, control, state, residue)
    }

    // MARK: Before it begins

    @Test(
        "What UIKit has not begun is let go of as a finger that is lifted early", arguments: Change.allCases,
        [true, false])
    func early(change: Change, finishes: Bool) throws {
        for (holdsFirst, startsLate) in [(true, true), (false, true), (true, false), (false, false)] {
            var assumptions = Headless.Assumptions()
            assumptions.navigationStartsInLayoutPass = startsLate
            assumptions.tabsStartInNextTurn = startsLate
            let world = World(change, assumptions: assumptions)
            let (state, residue, control) = (world.state, world.residue(), try world.control)
            if holdsFirst { control.holdNext() }
            world.begin()
            if !holdsFirst, !control.hold() { control.holdNext() }
            if finishes { control.finish() } else { control.cancel() }
            #expect(!control.isWaiting && !control.isHolding)
            world.settle()
            let comes = finishes || (change.isWhole && !holdsFirst && !startsLate)
            #expect((world.state != state) == comes, "held first: \(holdsFirst), starts late: \(startsLate)")
            if !comes { #expect(world.residue() == residue) }
            // The next change is nobody's.
            let now = world.state
            if !comes { world.begin() }
            world.settle()
            #expect((world.state == now) == comes)
        }
    }

    @Test("A change that UIKit has been asked for is the next one", arguments: Change.allCases)
    func asked(change: Change) throws {
        let world = World(change)
        let control = try world.control
        world.begin()
        let holdsAtOnce = control.hold()
        #expect(!control.isWaiting && control.isHolding == holdsAtOnce)
        if !holdsAtOnce { control.holdNext() }
        #expect(control.isWaiting != holdsAtOnce)
        control.scrub(to: 0.3)
        Headless.clock.advance(by: 0.5)
        #expect(control.isHolding)
        #expect(abs(try #require(control.progress) - 0.3) < 1e-9)
        control.finish()
        world.settle()
        #expect(world.events.last == .finished)
    }

    @Test("Where the next change is to begin is remembered until then, and no longer", arguments: Self.kinds)
    func startFraction(change: Change) throws {
        let world = World(change)
        let control = try world.control
        control.scrub(to: 0.9)
        control.holdNext()
        control.scrub(to: 0.4)
        control.holdNext()
        #expect(!control.hold() && control.isWaiting, "twice is once")
        world.begin()
        Headless.clock.advance(by: 0.1)
        #expect(abs(try #require(control.progress) - 0.4) < 1e-9)
        control.cancel()
        world.settle()
        control.holdNext()
        world.begin()
        Headless.clock.advance(by: 0.1)
        #expect(control.progress == 0)
        control.cancel()
        world.settle()
    }

    @Test("Who lets go without holding waits no longer", arguments: Self.kinds, [true, false])
    func givesUp(change: Change, finishes: Bool) throws {
        let world = World(change)
        let (state, control) = (world.state, try world.control)
        control.finish()
        control.cancel()
        control.scrub(to: 0.5)
        #expect(!control.isWaiting && control.progress == nil)
        control.holdNext()
        #expect(control.isWaiting)
        if finishes { control.finish() } else { control.cancel() }
        #expect(!control.isWaiting)
        world.begin()
        Headless.clock.advance(by: 0.2)
        #expect(!control.isHolding)
        world.settle()
        #expect(world.state != state)
    }

    // MARK: What cannot be held

    @Test(
        "A change without animation comes, and the next one is held",
        arguments: [Change.push, .pop, .present, .dismissCard])
    func notAnimated(change: Change) throws {
        let world = World(change)
        let (state, control) = (world.state, try world.control)
        control.holdNext()
        world.begin(animated: false)
        world.settle()
        #expect(world.state != state)
        #expect(control.isWaiting && !control.isHolding)
        switch change {
        case .push, .pop: world.navigation?.pushViewController(Screen("next"), animated: true)
        case .present: world.detail?.dismiss(animated: true)
        default: world.detail.map { world.root.present($0, animated: true) }
        }
        Headless.clock.advance(by: 0.1)
        #expect(control.isHolding && control.progress == 0)
        control.finish()
        world.settle()
    }

    @Test("What the rule leaves to the system comes by itself, and the next change is held")
    func noAnimator() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition { _, _, to in to.title == "a" ? nil : .slide }
        let control = fixture.navigation.transitions.control
        control.holdNext()
        fixture.pushed("a")
        #expect(fixture.navigation.viewControllers.count == 2)
        #expect(control.isWaiting)
        fixture.push("b")
        Headless.clock.advance(by: 1)
        #expect(control.isHolding)
        control.cancel()
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        // The same between tabs, where UIKit asks at once.
        let tabs = TabFixture()
        tabs.tabs.setTabTransition { _, to in to.title == "b" ? nil : .slide }
        tabs.tabs.transitions.control.holdNext()
        tabs.tabs.selectedIndex = 1
        tabs.settle()
        #expect(tabs.tabs.transitions.control.isWaiting)
        tabs.tabs.selectedIndex = 2
        Headless.clock.advance(by: 1)
        #expect(tabs.tabs.transitions.control.isHolding)
        tabs.tabs.transitions.control.finish()
        tabs.settle()
        #expect(tabs.shown == "c")
    }

    @Test("Taps that take effect at once, and changes while animations are off, are not held")
    func atOnce() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, options: .init(taps: .immediate))
        fixture.tabs.transitions.control.holdNext()
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.shown == "b" && fixture.tabs.transitions.control.isWaiting)
        fixture.tabs.setTabTransition(.slide)
        UIView.setAnimationsEnabled(false)
        fixture.tabs.selectedIndex = 2
        UIView.setAnimationsEnabled(true)
        fixture.settle()
        #expect(fixture.shown == "c" && fixture.tabs.transitions.control.isWaiting)
    }

    @Test("Reduce Motion: the cross-fade is held", arguments: Self.kinds)
    func reduceMotion(change: Change) throws {
        let world = World(change)
        Headless.isReduceMotionEnabled = true
        let (state, residue, control) = (world.state, world.residue(), try world.control)
        control.holdNext()
        world.begin()
        Headless.clock.advance(by: 1)
        control.scrub(to: 0.5)
        #expect(control.isHolding && control.progress == 0.5)
        control.cancel()
        world.settle()
        #expect(world.state == state && world.residue() == residue)
    }

    @Test("What is no number, and what is beyond the ends", arguments: Self.kinds)
    func hostile(change: Change) throws {
        let (world, control, state, _) = try held(change)
        for (asked, seen) in [(Double.nan, 0.0), (7, 1), (-7, 0), (.infinity, 1), (-.infinity, 0), (0.25, 0.25)] {
            control.scrub(to: asked)
            #expect(control.progress == seen)
        }
        control.cancel(velocity: .nan)
        world.settle()
        #expect(world.state == state)
        control.holdNext()
        world.begin()
        Headless.clock.advance(by: 0.1)
        control.finish(velocity: .infinity)
        world.settle()
        #expect(world.state != state)
    }

    // MARK: What happens meanwhile

    @Test(
        "Another selection takes the place of a change of tabs that is held, a tap is refused",
        arguments: [Change.nextTab, .tapTab])
    func another(change: Change) throws {
        let (world, control, _, _) = try held(change)
        world.tap(2)
        #expect(control.isHolding && world.tabs?.selectedIndex == 1)
        world.tabs?.selectedIndex = 2
        #expect(!control.isHolding && !control.isWaiting)
        world.settle()
        #expect(world.shown == "c")
    }

    // MARK: From within

    @Test("Held from within what the adapter tells, and let go of there", arguments: Self.kinds, [true, false])
    func fromWithin(change: Change, finishes: Bool) throws {
        let world = World(change)
        let (state, control) = (world.state, try world.control)
        var ends: [TransitionEvent] = []
        var (hasHeld, hasLetGo) = (false, false)
        let hear: TransitionObserver = { event in
            switch event {
            case .progress(let fraction) where !hasHeld && fraction > 0.2:
                hasHeld = true
                #expect(control.hold())
            case .progress(let fraction) where fraction == 0.6 && !hasLetGo:
                hasLetGo = true
                if finishes { control.finish() } else { control.cancel() }
            case .began, .progress: break
            case .finished, .cancelled:
                ends.append(event)
                // What is over cannot be held.
                #expect(!control.hold() && !control.isWaiting)
            }
        }
        world.navigation?.transitions.onEvent = hear
        world.tabs?.transitions.onEvent = hear
        world.detail?.modalTransitions.onEvent = hear
        world.begin()
        Headless.clock.advance(by: 1)
        #expect(control.isHolding)
        control.scrub(to: 0.6)
        #expect(!control.isHolding)
        world.settle()
        #expect((world.state != state) == finishes)
        #expect(ends == [finishes ? .finished : .cancelled])
    }
}
