import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// N17: the beginning of a transition, as an observer is notified of it.
@MainActor
struct BeginningTests {
    /// A change, and how it is made.
    enum Start {
        case byCode, held, byFinger
    }

    /// Makes a change, and ends it.
    private func make(_ world: World, _ start: Start, finishes: Bool) throws {
        switch start {
        case .byCode:
            world.begin()
        case .held:
            try world.control.holdNext()
            world.begin()
            Headless.clock.advance(by: 0.1)
            try world.control.scrub(to: 0)
            if finishes { try world.control.finish() } else { try world.control.cancel() }
        case .byFinger:
            try world.swipe(finishes ? "0 > 0.7 hold release" : "0 > 0.2 hold release")
        }
    }

    @Test(
        "N17: one beginning comes before the first progress, and one end follows", arguments: Change.allCases,
        [(Start.byCode, true), (.held, true), (.held, false), (.byFinger, true), (.byFinger, false)])
    func law(change: Change, course: (start: Start, finishes: Bool)) throws {
        let (start, finishes) = course
        guard start != .byFinger || Change.swiped.contains(change) else { return }
        let world = World(change)
        try make(world, start, finishes: finishes)
        world.expectRest()
        let events = world.events
        #expect(events.first == .began && events.last == (finishes ? .finished : .cancelled))
        #expect(events.count { $0 == .began } == 1 && world.ends.count == 1)
        if start == .held { #expect(events.dropFirst().first == .progress(0), "the beginning is another event") }
    }

    @Test(
        "N17: at the beginning UIKit has begun, both screens are there, and nothing has moved", arguments: Change.kinds)
    func moment(change: Change) throws {
        let world = World(change)
        var seen: [(Bool, Double?, [Double])] = []
        world.observe { [weak world] event in
            guard let world, event == .began else { return }
            let views = [UITransitionContextViewKey.from, .to].compactMap { world.coordinator?.view(forKey: $0) }
            seen.append((world.isChanging, world.installed?.progress, views.map { Double($0.layer.transform.m41) }))
            if !change.isWhole { #expect(views.allSatisfy { $0.window === world.window } && !views.isEmpty) }
        }
        world.begin()
        world.settle()
        #expect(seen.count == 1 && seen.first?.0 == true && seen.first?.1 == 0)
    }

    @Test(
        "P6: nothing can be held at the beginning, and the next change to hold is the one that begins",
        arguments: Change.allCases.filter { !$0.isWhole }, [true, false])
    func heldFromWithin(change: Change, finishes: Bool) throws {
        let world = World(change)
        let (control, before) = (try world.control, world.state)
        world.observe { event in
            guard event == .began else { return }
            #expect(!control.hold() && !control.isWaiting)
            control.holdNext()
            #expect(control.isWaiting)
        }
        world.begin()
        Headless.clock.advance(by: 1)
        #expect(control.isHolding && control.progress == 0)
        control.scrub(to: 0.5)
        if finishes { control.finish() } else { control.cancel() }
        world.settle()
        #expect((world.state != before) == finishes)
    }

    @Test(
        "The control is made at the beginning, and cancels the change that begins", arguments: [Change.push, .present])
    func cancelledFromWithin(change: Change) throws {
        let world = World(change)
        let before = world.look
        world.observe { [weak world] event in
            guard event == .began, let control = world?.installed else { return }
            control.holdNext()
            control.cancel()
        }
        world.begin()
        world.settle()
        #expect(world.look == before)
    }

    @Test(
        "Uninstalled at the beginning, the change comes to its end or back", arguments: Change.kinds,
        [Start.byCode, .byFinger])
    func uninstalledFromWithin(change: Change, start: Start) throws {
        guard start == .byCode || Change.swiped.contains(change) else { return }
        let world = World(change)
        let before = world.look
        var events: [TransitionEvent] = []
        world.observe { [weak world] event in
            events.append(event)
            if event == .began { world?.uninstall() }
        }
        try make(world, start, finishes: true)
        world.settle()
        #expect(events.first == .began && events.count { $0 == .began } == 1)
        #expect([.finished, .cancelled].contains(events.last))
        let came = events.last == .finished
        #expect(world.look == (came ? World.unanimated(change).look : before))
    }

    @Test("Another tab selected at the beginning of a change takes its place", arguments: [Start.byCode, .byFinger])
    func anotherTab(start: Start) throws {
        let world = World(.nextTab)
        var (begun, ends) = (0, 0)
        world.observe { [weak world] event in
            if event == .finished || event == .cancelled { ends += 1 }
            guard event == .began else { return }
            begun += 1
            if begun == 1 { world?.tabs?.selectedIndex = 2 }
        }
        try make(world, start, finishes: true)
        world.settle()
        #expect(world.shown == "c" && begun == 2 && ends == 2)
        #expect(world.faults() == [])
    }

    @Test("A pop at the beginning of a push of the whole window takes its place")
    func poppedFromWithin() {
        let world = World(.wholePush)
        let before = world.state
        var begun = 0
        world.observe { [weak world] event in
            guard event == .began else { return }
            begun += 1
            if begun == 1 { world?.goBack() }
        }
        world.begin()
        world.settle()
        #expect(world.state == before && begun == 2 && world.faults().isEmpty, "\(world.faults())")
    }

    @Test("A change of tabs that replaces another one begins before the other has ended, and both end once")
    func replaced() {
        let world = World(.nextTab)
        world.begin()
        Headless.clock.advance(by: 0.2)
        world.tabs?.selectedIndex = 2
        world.expectRest()
        let steps = world.events.filter { if case .progress = $0 { false } else { true } }
        #expect(steps == [.began, .began, .finished, .finished] || steps == [.began, .finished, .began, .finished])
    }
}
