// `Task.immediate` begins a task at once, as an app's code that awaits does. It needs the compiler of Swift 6.2.
#if compiler(>=6.2)
import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Tasks that wait for the end of a transition. There is one headless world, so no test suspends before it is done with
/// that: the waiting tasks run up to their suspension, and their results are read at the end. The limit ends a task that
/// would wait for ever; a test that reads a result waits for all others on the main actor.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct OutcomeTests {
    /// A task that waits.
    @MainActor
    private final class Wait {
        private(set) var isOver = false
        private(set) var result: TransitionOutcome?
        private var task: Task<Void, Never>?

        init<Options>(for transitions: ContainerTransitions<Options>) {
            task = Task.immediate {
                result = await transitions.outcome()
                isOver = true
            }
        }

        /// The result; `nil` inside of an optional is a result, too.
        var outcome: TransitionOutcome? {
            get async {
                await task?.value
                return result
            }
        }

        /// Whether it waits no longer, once the main actor has had time for what was resumed.
        var ends: Bool {
            get async {
                for _ in 0..<1000 where !isOver { await Task.yield() }
                return isOver
            }
        }

        func cancel() { task?.cancel() }
    }

    private func wait(_ world: World) throws -> Wait {
        if let navigation = world.navigation { return Wait(for: navigation.transitions) }
        if let tabs = world.tabs { return Wait(for: tabs.transitions) }
        return Wait(for: try #require(world.detail).modalTransitions)
    }

    @Test("A change in code is awaited from its request on", arguments: Change.allCases, [false, true])
    func requested(change: Change, startsLate: Bool) async throws {
        var assumptions = Headless.Assumptions()
        (assumptions.navigationStartsInLayoutPass, assumptions.tabsStartInNextTurn) = (startsLate, startsLate)
        let world = World(change, assumptions: assumptions)
        world.begin()
        let wait = try wait(world)
        #expect(!wait.isOver)
        world.settle()
        #expect(await wait.outcome == .finished)
    }

    @Test("A change that plays or is held ends as it was released", arguments: Change.kinds, [true, false])
    func held(change: Change, finishes: Bool) async throws {
        let world = World(change)
        try world.control.holdNext()
        world.begin()
        Headless.clock.advance(by: 2)
        let waits = try [wait(world), wait(world)]
        Headless.clock.advance(by: 5)
        #expect(waits.allSatisfy { !$0.isOver }, "it is still held")
        try world.control.scrub(to: 0.5)
        if finishes { try world.control.finish() } else { try world.control.cancel() }
        let later = try wait(world)
        world.settle()
        for wait in waits + [later] { #expect(await wait.outcome == (finishes ? .finished : .cancelled)) }
    }

    @Test("A swipe is awaited", arguments: Change.swiped, [true, false])
    func swiped(change: Change, finishes: Bool) async throws {
        let world = World(change)
        let touch = try world.swipe("0 > \(finishes ? 0.7 : 0.2)")
        let wait = try wait(world)
        #expect(!wait.isOver)
        Headless.clock.advance(by: 0.3)
        if finishes { touch.lift() } else { touch.cancel() }
        world.settle()
        #expect(await wait.outcome == (finishes ? .finished : .cancelled))
    }

    @Test("At rest there is nothing to wait for, with and without an animator", arguments: Change.kinds)
    func atRest(change: Change) throws {
        let world = World(change)
        #expect(try wait(world).isOver)
        world.begin()
        world.settle()
        #expect(try wait(world).isOver)
        world.uninstall()
        #expect(try wait(world).isOver)
        let waiting = World(change)
        try waiting.control.holdNext()
        #expect(try wait(waiting).isOver, "no change was requested")
    }

    @Test("The end comes after that of onEvent")
    func order() async throws {
        let world = World(.push)
        world.begin()
        let wait = try wait(world)
        world.observe { if $0 == .finished { #expect(!wait.isOver) } }
        world.settle()
        #expect(await wait.outcome == .finished && world.events.last != .cancelled)
    }

    @Test("Uninstalled, the change ends and is reported, or was never ours", arguments: Change.kinds, [true, false])
    func uninstalled(change: Change, hasBegun: Bool) async throws {
        let world = World(change)
        world.begin()
        if hasBegun { Headless.clock.advance(by: 0.1) }
        let wait = try wait(world)
        world.uninstall()
        Headless.clock.advance(by: 2)
        let outcome = await wait.outcome
        #expect(hasBegun ? outcome == .finished : outcome != .cancelled)
    }

    @Test("A container that is freed keeps no task waiting", arguments: Change.kinds, [true, false])
    func freed(change: Change, hasBegun: Bool) async throws {
        weak var container: UIViewController?
        let wait: Wait
        do {
            let world = World(change)
            container = world.navigation ?? world.tabs ?? world.detail
            world.begin()
            if hasBegun { Headless.clock.advance(by: 0.1) }
            wait = try self.wait(world)
            if change.isModal { world.root.dismiss(animated: false) }
            world.window.rootViewController = Screen("other")
            Headless.clock.settle()
        }
        Headless.clock.advance(by: 2)
        #expect(container == nil)
        _ = await wait.outcome
        #expect(wait.isOver)
    }

    @Test("What the system plays, and what is not animated, is not awaited for ever", arguments: [true, false])
    func notOurs(animated: Bool) async throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition { _, _, _ in animated ? nil : .slide }
        fixture.navigation.pushViewController(UIViewController(), animated: animated)
        let push = Wait(for: fixture.navigation.transitions)
        Headless.clock.advance(by: 2)

        let tabs = TabFixture()
        tabs.tabs.setTabTransition { _, _ in animated ? nil : .slide }
        UIView.setAnimationsEnabled(animated)
        tabs.tabs.selectedIndex = 1
        UIView.setAnimationsEnabled(true)
        let selection = Wait(for: tabs.tabs.transitions)
        #expect(selection.isOver)
        let immediate = TabFixture()
        immediate.tabs.setTabTransition(.slide, options: .init(taps: .immediate))
        immediate.tabs.selectedIndex = 1
        let tap = Wait(for: immediate.tabs.transitions)
        Headless.clock.advance(by: 0.1)
        #expect(await push.outcome == nil)
        #expect(await selection.outcome == nil)
        #expect(await tap.outcome == nil)
    }

    @Test("A change of a navigation controller outside any window is not awaited for ever")
    func outside() async throws {
        Headless.reset()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.setNavigationTransition(.slide)
        navigation.pushViewController(UIViewController(), animated: true)
        let wait = Wait(for: navigation.transitions)
        Headless.clock.advance(by: 1)
        try #require(await wait.ends)
        #expect(wait.result == nil)
    }

    @Test("A change without a visible transition finishes", arguments: [Change.push, .pop, .nextTab, .present])
    func unseen(change: Change) async throws {
        let world = World(change, animator: .slide.duration(0))
        world.begin()
        let wait = try wait(world)
        world.settle()
        #expect(await wait.outcome == .finished)
        #expect(world.ends == [.finished])
    }

    @Test("A change of the whole window that cannot be shown any more finishes", arguments: [0, 1, 2, 3])
    func windowUnseen(turns: Int) async throws {
        let world = World(.push, animator: .snapshotPush)
        world.begin()
        for _ in 0..<turns { Headless.clock.turn() }
        let wait = try wait(world)
        // The picture of the window no longer fits.
        world.window.frame.size.height -= 100
        world.settle()
        #expect(await wait.outcome == .finished)
        #expect(world.ends == [.finished])
    }

    @Test(
        "A task that is cancelled waits no longer, and the change goes on",
        arguments: [Change.push, .nextTab, .dismiss])
    func taskCancelled(change: Change) async throws {
        let world = World(change)
        world.begin()
        Headless.clock.advance(by: 0.1)
        let (wait, other) = (try wait(world), try wait(world))
        wait.cancel()
        world.settle()
        #expect(world.ends == [.finished])
        #expect(await wait.outcome == nil || wait.result == .finished)
        #expect(await other.outcome == .finished)
        // While it is held, nothing but the cancellation ends the wait.
        let held = World(change)
        try held.control.holdNext()
        held.begin()
        Headless.clock.advance(by: 1)
        let stuck = try self.wait(held)
        stuck.cancel()
        try #require(await stuck.ends)
        // Another test may use the switch of the process at the same time, which ends what is held everywhere.
        #expect(await stuck.outcome == nil || held.installed?.isHolding == false)
    }

    @Test("A task that waits for a tab change gets its end, not that of the change that replaces it")
    func replaced() async throws {
        let world = World(.nextTab)
        world.begin()
        Headless.clock.advance(by: 0.2)
        let first = try wait(world)
        try world.control.holdNext()
        world.tabs?.selectedIndex = 2
        Headless.clock.advance(by: 0.2)
        let second = try wait(world)
        try world.control.cancel()
        world.settle()
        #expect(world.shown == "b")
        #expect(await first.outcome == .finished)
        #expect(await second.outcome == .cancelled)
    }

    @Test("A presented navigation controller has its pushes and its presentation apart")
    func bothKinds() async throws {
        let fixture = ModalFixture()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.setModalTransition(.cover.duration(0.6))
        navigation.setNavigationTransition(.slide.duration(0.6))
        fixture.root.present(navigation, animated: true)
        let (modal, push) = (Wait(for: navigation.modalTransitions), Wait(for: navigation.transitions))
        #expect(push.isOver && !modal.isOver)
        Headless.clock.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        let later = (modal: Wait(for: navigation.modalTransitions), push: Wait(for: navigation.transitions))
        #expect(later.modal.isOver && !later.push.isOver)
        Headless.clock.settle()
        #expect(await modal.outcome == .finished && push.result == nil)
        #expect(await later.push.outcome == .finished && later.modal.result == nil)
    }
}
#endif
