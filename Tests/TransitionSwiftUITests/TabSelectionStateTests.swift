import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionUIKit
@testable import fuzz

/// S3: the selection of tabs is true whatever fingers do.
@MainActor
struct TabSelectionStateTests {
    private func stage(
        _ assumptions: HostAssumptions, animator: (any TransitionAnimator)? = .slide.duration(0.6),
        options: TabTransitionOptions = .init(swipe: .fromAnywhere)
    ) -> (HostWindow, TabHost) {
        let world = HostWindow()
        let host = TabHost(assumptions, animator, options: options)
        world.show(host.hosting)
        return (world, host)
    }

    private func tap(_ place: Int, _ host: TabHost, _ world: HostWindow) {
        let bar = host.tabs.tabBar
        let x = (CGFloat(place) + 0.5) * bar.bounds.width / 4
        Headless.tap(at: bar.convert(CGPoint(x: x, y: 24), to: nil), in: world.window)
    }

    private func expectTrue(
        _ host: TabHost, _ world: HostWindow, _ selection: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        world.settle(sourceLocation: sourceLocation)
        #expect(host.selection == selection, sourceLocation: sourceLocation)
        #expect(host.shown == selection, sourceLocation: sourceLocation)
        #expect(host.seen == [selection], sourceLocation: sourceLocation)
    }

    @Test(
        "Tapped, swiped, called off twenty times", arguments: HostAssumptions.each,
        [.slide, .cube, .fade] as [BuiltInTransition])
    func fingers(assumptions: HostAssumptions, transition: BuiltInTransition) {
        let (world, host) = stage(assumptions, animator: transition.animator.duration(0.6))
        #expect(host.tabs.tabTransitionAdapter != nil)
        tap(2, host, world)
        expectTrue(host, world, "c")
        for _ in 0..<20 {
            world.lift(world.drag(from: 200, by: -60), at: 140)
            expectTrue(host, world, "c")
        }
        world.lift(world.drag(from: 300, by: -250), at: 50)
        expectTrue(host, world, "d")
        world.lift(world.drag(from: 60, by: 250), at: 310)
        expectTrue(host, world, "c")
        #expect(host.log.take() == ["didSelect c", "didSelect d", "didSelect c"])
    }

    @Test("A selection in code, and a tap, that a finger turns back", arguments: HostAssumptions.each, [true, false])
    func turnedBack(assumptions: HostAssumptions, isTap: Bool) {
        let (world, host) = stage(assumptions)
        for _ in 0..<3 {
            if isTap { tap(1, host, world) } else { host.selection = "b" }
            Headless.clock.advance(by: 0.2)
            let touch = world.drag(from: 60, by: 300)
            world.lift(touch, at: 360)
            expectTrue(host, world, "a")
        }
        host.selection = "b"
        expectTrue(host, world, "b")
    }

    @Test("A binding that does not take a tab keeps the old one", arguments: HostAssumptions.each, [true, false])
    func refused(assumptions: HostAssumptions, isTap: Bool) {
        let (world, host) = stage(assumptions)
        host.refused = ["b"]
        for _ in 0..<3 {
            if isTap { tap(1, host, world) } else { world.lift(world.drag(from: 300, by: -250), at: 50) }
            expectTrue(host, world, "a")
        }
        tap(2, host, world)
        expectTrue(host, world, "c")
    }

    @Test("The app selects another tab while a finger leads", arguments: HostAssumptions.each)
    func selectedMeanwhile(assumptions: HostAssumptions) {
        let (world, host) = stage(assumptions)
        let touch = world.drag(from: 300, by: -150)
        host.selection = "d"
        Headless.clock.advance(by: 0.1)
        world.move(touch, from: 150, by: -50)
        touch.lift()
        expectTrue(host, world, "d")
        host.selection = "b"
        Headless.clock.advance(by: 0.2)
        host.selection = "a"
        expectTrue(host, world, "a")
    }

    @Test("A selection that is written when the delegate is asked is written when a swipe has finished, and not before")
    func writtenLate() {
        var assumptions = HostAssumptions()
        (assumptions.usesTabs, assumptions.selectsWhenAsked) = (true, true)
        let (world, host) = stage(assumptions)
        let touch = world.drag(from: 300, by: -150)
        #expect(host.selection == "a" && host.log.take() == [], "the finger may go back")
        world.move(touch, from: 150, by: 150)
        world.lift(touch, at: 300)
        expectTrue(host, world, "a")
        #expect(host.log.take() == [])
        world.lift(world.drag(from: 300, by: -250), at: 50)
        expectTrue(host, world, "b")
        #expect(host.log.take() == ["didSelect b"])
        host.refused = ["c"]
        world.lift(world.drag(from: 300, by: -250), at: 50)
        expectTrue(host, world, "b")
        #expect(host.log.take() == ["didSelect c"], "it was asked once")
    }

    @Test("A delegate that is set while a finger holds a change hears how it ends", arguments: HostAssumptions.each)
    func setWhileHeld(assumptions: HostAssumptions) {
        let (world, host) = stage(assumptions)
        host.selection = "b"
        Headless.clock.advance(by: 0.2)
        let touch = world.drag(from: 60, by: 200)
        host.setDelegate()
        world.move(touch, from: 260, by: 100)
        world.lift(touch, at: 360)
        expectTrue(host, world, "a")
    }

    @Test(
        "A tap while a finger holds a change selects nothing, also just after another delegate was set",
        arguments: HostAssumptions.each)
    func tappedWhileHeld(assumptions: HostAssumptions) {
        let (world, host) = stage(assumptions)
        let touch = world.drag(from: 300, by: -150)
        host.setDelegate()
        tap(1, host, world)
        world.move(touch, from: 150, by: 140)
        world.lift(touch, at: 290)
        expectTrue(host, world, "a")
    }

    @Test("Delegates that are set later are adopted, and nil leaves the tabs to the system")
    func delegates() {
        let (world, host) = stage(HostAssumptions())
        host.tabs.delegate = host
        world.lift(world.drag(from: 300, by: -250), at: 50)
        expectTrue(host, world, "b")
        #expect(host.tabs.transitions.delegate === host)
        host.tabs.delegate = host
        host.request.update(.slide, options: .init())
        #expect(host.tabs.delegate !== host, "an update goes in front of it, too")
        host.request.update(nil, options: .init())
        world.settle()
        #expect(host.tabs.tabTransitionAdapter == nil)
        #expect(host.tabs.delegate === host)
        tap(3, host, world)
        expectTrue(host, world, "d")
    }
}
