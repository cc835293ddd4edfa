import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// What a finger does to a change, in every container alike.
@MainActor
struct FingerTests {
    /// A row of the table: a change, a finger, and whether the change comes.
    struct Row: CustomTestStringConvertible {
        let change: Change
        let line: String
        let comes: Bool

        var testDescription: String { "\(change.rawValue) \(line)" }
    }

    private nonisolated static func rows(_ lines: [(String, Bool)], _ changes: [Change] = Change.swiped) -> [Row] {
        changes.flatMap { change in lines.map { Row(change: change, line: $0.0, comes: $0.1) } }
    }

    @Test(
        "P2, P45: its place decides at rest, its direction when it is fast, and the system takes it back",
        arguments: rows([
            ("0 > 0.3 hold release", false), ("0 > 0.7 hold release", true), ("0 > 1.2 hold release", true),
            ("0 > 0.28 0.07s release", true), ("0 > 0.7 0.1s > 0.25 0.1s release", false), ("0 > 0.9 cancel", false),
            ("0 > 0.9 hold cancel", false), ("0 > -0.5 hold release", false), ("0", false),
        ]))
    func releases(row: Row) throws {
        let plain = World.plainLook(row.change)
        let world = World(row.change)
        let before = world.look
        try world.swipe(row.line).lift()
        world.expectRest(row.comes ? plain : before)
        // A finger that goes on from a tab that has come may begin another change.
        #expect(world.ends.first.map { $0 == .finished } ?? false == row.comes)
    }

    /// When UIKit begins a change that it was asked for.
    enum Start: CaseIterable {
        case atOnce, later, soon, late

        var assumptions: Headless.Assumptions {
            var assumptions = Headless.Assumptions()
            assumptions.navigationStartsInLayoutPass = self != .atOnce
            assumptions.tabsStartInNextTurn = self != .atOnce
            assumptions.dismissalsStartNextTurn = self != .atOnce
            assumptions.presentationDelay = self == .soon ? 0.05 : self == .late ? 0.4 : 0
            return assumptions
        }
    }

    @Test(
        "P3, F4: a finger that is gone before UIKit begins still decides",
        arguments: rows([
            ("0 > 0.08 0s > 0.12 0s cancel", false), ("0 > 0.08 0s > 0.5 0s > 0.9 0s release", true),
        ]), Start.allCases)
    func early(row: Row, start: Start) throws {
        let plain = World.unanimated(row.change, assumptions: start.assumptions).look
        let world = World(row.change, assumptions: start.assumptions)
        let before = world.look
        try world.swipe(row.line)
        world.expectRest(row.comes ? plain : before)
        // The next one works as ever.
        if !row.comes {
            try world.swipe("0 > 0.9 hold release")
            world.expectRest(plain)
        }
    }

    @Test("P6, P53: cancelled twenty times, then it comes", arguments: Change.swiped)
    func twentyCancels(change: Change) throws {
        let plain = World.plainLook(change)
        let world = World(change)
        let before = world.look
        let expected = calls(of: change)
        for round in 0..<20 {
            try world.swipe("0 > \(0.1 + 0.014 * Double(round)) hold release")
            world.expectRest(before, "after \(round + 1) cancelled swipes")
            let found = world.takeCalls()
            #expect(ordered(found.screens, change) == ordered(expected.cancelled, change))
            #expect(found.delegate == expected.delegateCancelled)
        }
        try world.swipe("0 > 0.9 hold release")
        world.expectRest(plain)
        let found = world.takeCalls()
        #expect(ordered(found.screens, change) == ordered(expected.finished, change))
        #expect(found.delegate == expected.delegateFinished)
        #expect(world.ends.count == 21)
        // Later transitions still run.
        if change.isModal, let detail = world.detail {
            world.root.present(detail, animated: true)
        } else if let tabs = world.tabs {
            tabs.selectedIndex = 0
        } else {
            world.navigation?.popViewController(animated: true)
        }
        Headless.clock.advance(by: 0.1)
        #expect(world.isChanging)
        world.expectRest()
    }

    /// The order of the calls is known of a stack alone.
    private func ordered(_ calls: [String], _ change: Change) -> [String] {
        change.isModal || change.isInTabs ? calls.sorted() : calls
    }

    private struct Calls {
        var cancelled: [String] = []
        var finished: [String] = []
        var delegateCancelled: [String] = []
        var delegateFinished: [String] = []
    }

    /// What a swipe calls that is cancelled (F28, F34), and one that is not.
    private func calls(of change: Change) -> Calls {
        func calls(_ leaving: String, _ arriving: String) -> ([String], [String]) {
            let finished = [
                "\(leaving) willDisappear", "\(arriving) willAppear", "\(leaving) didDisappear",
                "\(arriving) didAppear",
            ]
            return (
                finished.prefix(2)
                    + [
                        "\(arriving) willDisappear", "\(arriving) didDisappear", "\(leaving) willAppear",
                        "\(leaving) didAppear",
                    ], finished
            )
        }
        var all = Calls()
        switch change {
        case .pop:
            (all.cancelled, all.finished) = calls("c", "b")
            all.delegateCancelled = ["willShow b true"]
            all.delegateFinished = ["willShow b true", "didShow b true"]
        case .wholePop:
            // The picture of the window moves; nothing changes before the end.
            (_, all.finished) = calls("c", "b")
            all.delegateFinished = ["willShow b false", "didShow b false"]
        case .nextTab, .previousTab:
            (all.cancelled, all.finished) = change == .nextTab ? calls("root", "b") : calls("c", "b")
            all.delegateCancelled = ["shouldSelect b"]
            all.delegateFinished = ["shouldSelect b", "didSelect b"]
        case .dismiss: (all.cancelled, all.finished) = calls("detail", "root")
        default:
            all.finished = ["detail willDisappear", "detail didDisappear"]
            all.cancelled = ["detail willDisappear", "detail willAppear", "detail didAppear"]
        }
        return all
    }

    @Test(
        "T2, M2, N15: the screen is under the finger, and the tab is selected at once (F27)", arguments: Change.swiped)
    func follows(change: Change) throws {
        for part in [0.25, 0.5, 0.75] {
            let world = World(change, animator: .slide)
            let before = world.look
            let touch = try world.swipe("0 > \(part) hold")
            let moving = try #require(world.moving)
            // Apart from where a pan counts from, the screen is where the finger is.
            let slack = Double(Headless.assumptions.panThreshold) + 12
            let way = abs(Double(moving.transform.m41))
            let length = change.isModal ? 390 / (change.isCard ? 422.0 : 844) : 1
            #expect(abs(way - part * 390) <= slack * max(length, 1), "\(way) under a finger at \(part)")
            if let tabs = world.tabs { #expect(tabs.selectedIndex == 1) }
            touch.cancel()
            world.expectRest(before)
        }
    }

    @Test(
        "P44, M11: the keyboard goes when its screen begins to leave, and comes back after a cancel",
        arguments: Change.swiped, [true, false])
    func keyboard(change: Change, finishes: Bool) throws {
        let world = World(change)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        world.top.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        // The way of a card that the keyboard has lifted is longer.
        let touch = try world.swipe(!finishes ? "0 > 0.25 hold" : change.isCard ? "0 > 1.2 hold" : "0 > 0.8 hold")
        #expect(!field.isFirstResponder)
        touch.lift()
        world.settle()
        #expect(field.isFirstResponder != finishes)
        #expect(world.ends == [finishes ? .finished : .cancelled])
    }

    // MARK: Taking hold

    @Test(
        "N9: what plays is grabbed, held and let go of, on or back", arguments: Change.grabbed, [true, false])
    func grabbed(change: Change, finishes: Bool) throws {
        for (isFlipped, isRightToLeft) in [(true, false), (false, true)] {
            var assumptions = Headless.Assumptions()
            assumptions.reversingFlipsFraction = isFlipped
            assumptions.cancelledSetViewControllersKeepsBoth = isFlipped
            let plain = World.plainLook(change, isRightToLeft: isRightToLeft)
            let world = World(
                change, animator: .slide.duration(0.6).timing(.linear), isRightToLeft: isRightToLeft,
                assumptions: assumptions)
            let before = world.look
            let control = try world.control
            world.begin()
            weak var arriving: UIViewController?
            arriving = world.navigation?.topViewController
            Headless.clock.advance(by: 0.3)
            let seen = try #require(control.progress)
            #expect(seen > 0.3 && seen < 0.6)
            let way = finishes ? 0.3 : -0.4
            let touch = try world.grab("0 > \(way) 0.34s")
            #expect(world.coordinator?.isInteractive == true)
            let held = try #require(control.progress)
            #expect(abs(held - max(seen + way, 0)) < 0.2, "\(held) under a finger that moved \(way) from \(seen)")
            Headless.clock.advance(by: 1)
            #expect(control.progress == held, "it stays where it is")
            touch.lift()
            world.expectRest(finishes ? plain : before)
            #expect(world.ends == [finishes ? .finished : .cancelled])
            if change == .push || change == .replaceTop { #expect((arriving == nil) == !finishes, "it is freed") }
            // T7: the app is called for a tap, and for the tab that stays after all; not for a selection in code.
            let told =
                change == .tapTab ? ["shouldSelect b", "didSelect b"] + (finishes ? [] : ["didSelect root"]) : []
            #expect(world.app.log.take() == told)
            // P10, F29: the screens on the stack work.
            guard !finishes, let navigation = world.navigation, !change.isForward || change == .replaceTop else {
                continue
            }
            let below = navigation.viewControllers.dropLast()
            try world.drag("0.005 > 0.9 hold release")
            world.settle()
            #expect(navigation.viewControllers == Array(below))
        }
    }

    @Test(
        "A swipe that goes back is caught again: UIKit's bar allows a pop no other end, what has no bar may still come",
        arguments: [(Change.pop, false), (.nextTab, true), (.previousTab, true), (.dismiss, true), (.wholePop, true)],
        [true, false])
    func caughtAgain(row: (change: Change, comes: Bool), isFlipped: Bool) throws {
        var assumptions = Headless.Assumptions()
        assumptions.reversingFlipsFraction = isFlipped
        let plain = World.plainLook(row.change)
        let world = World(row.change, animator: .slide.duration(1), assumptions: assumptions)
        let before = world.look
        try world.swipe("0 > 0.3 hold release")
        Headless.clock.advance(by: 0.05)
        let seen = try #require(world.control.progress)
        let touch = try world.drag(caught(row.change))
        #expect(try #require(world.control.progress) > seen + 0.2, "it goes on from where it was")
        Headless.clock.advance(by: 0.5)
        touch.lift()
        world.expectRest(row.comes ? plain : before)
        #expect(world.ends.last == (row.comes ? .finished : .cancelled))
        // The next one is not affected.
        if !row.comes {
            try world.swipe("0 > 0.9 hold release")
            world.expectRest(plain)
        }
    }

    @Test("N9: a swipe that goes on is caught and turned round", arguments: Change.swiped)
    func turnedRound(change: Change) throws {
        let world = World(change, animator: .slide.duration(1))
        let before = world.look
        try world.swipe("0 > 0.6 hold release")
        Headless.clock.advance(by: 0.05)
        let seen = try #require(world.control.progress)
        let touch = try world.grab("0 > -0.5 hold")
        #expect(try #require(world.control.progress) < seen - 0.2, "it goes back from where it was")
        touch.lift()
        world.expectRest(before)
        #expect(world.ends == [.cancelled])
    }

    /// A finger that catches the change in mid-screen and leads it to its end.
    private func caught(_ change: Change) -> String {
        switch change {
        case .nextTab: "0.9 > 0.2"
        case .previousTab: "0.1 > 0.8"
        case .dismiss: "0.5 > 0.95"
        default: "0.4 > 0.98"
        }
    }

    @Test(
        "N17: the beginning is reported first, then progress from 0 to 1, never back, and the end last",
        arguments: Change.kinds, [true, false])
    func progress(change: Change, swiped: Bool) throws {
        guard !swiped || Change.swiped.contains(change) else { return }
        let world = World(change, animator: .fade)
        var events: [TransitionEvent] = []
        world.observe { [weak world] event in
            events.append(event)
            if event == .finished { #expect(world?.coordinator == nil) }
        }
        if swiped { try world.swipe("0 > 0.7 hold release") } else { world.begin() }
        world.expectRest()
        let values = events.compactMap { if case .progress(let value) = $0 { value } else { nil } }
        #expect(values.count > 10)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + (swiped ? 0.01 : 0) })
        #expect(values.allSatisfy { (0...1).contains($0) })
        #expect(events.first == .began && events.last == .finished && events.count == values.count + 2)
    }

    @Test("Velocity is handed over: a faster flick arrives sooner", arguments: Change.swiped)
    func velocity(change: Change) throws {
        func secondsToRest(_ seconds: Double) throws -> Double {
            let world = World(change, animator: .slide)
            try world.swipe("0 > 0.55 \(seconds)s release")
            let start = Headless.clock.now
            while world.isChanging, Headless.clock.now < start + 5 { Headless.clock.advance(by: 1.0 / 240) }
            world.settle()
            return Headless.clock.now - start
        }
        #expect(try secondsToRest(0.1) < secondsToRest(0.6) * 0.95)
    }

    @Test("N8: what is grabbed and thrown goes on with the finger's velocity", arguments: Change.grabbed)
    func thrown(change: Change) throws {
        let world = World(change, animator: .slide.duration(1))
        world.begin()
        Headless.clock.advance(by: 0.1)
        let touch = try world.grab("-0.2 > 0.25 0.34s")
        let before = try #require(world.control.progress)
        touch.lift()
        Headless.clock.advance(by: 1.0 / 60)
        // 0.45 of the way in a third of a second are 0.0225 in a frame.
        let moved = try #require(world.control.progress) - before
        #expect(abs(moved - 0.0225) < 0.009, "\(moved) in the first frame")
        world.expectRest()
    }
}
