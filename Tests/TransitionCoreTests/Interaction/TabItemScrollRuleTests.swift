import Testing

@testable import TransitionCore
@testable import TransitionTabBar

/// When an item shows its picture for a scrolled list: here a rocket, in place of a logo.
struct TabItemScrollRuleTests {
    /// The faces after each of these offsets, which one drag goes through.
    private func faces(_ rule: inout TabItemScrollRule, drag offsets: [Double]) -> String {
        rule.dragBegins(at: offsets[0])
        return offsets.map { offset in
            rule.scrolls(to: offset, isAtTop: offset <= 0)
            return rule.face == .scrolled ? "R" : "L"
        }.joined()
    }

    @Test(
        "I3: The rocket comes above the threshold, not at it",
        arguments: [(455.9, false), (456, false), (456.1, true), (456.0.nextUp, true)])
    func above(offset: Double, isRocket: Bool) {
        var rule = TabItemScrollRule(threshold: 456)
        #expect(faces(&rule, drag: [400, offset]) == (isRocket ? "LR" : "LL"))
    }

    @Test(
        "I3: The logo comes back below the threshold, not at it",
        arguments: [(455.9, true), (456, false), (456.1, false), (456.0.nextDown, true)])
    func below(offset: Double, isLogo: Bool) {
        var rule = TabItemScrollRule(threshold: 456)
        _ = faces(&rule, drag: [400, 500])
        #expect(faces(&rule, drag: [500, offset]) == (isLogo ? "RL" : "RR"))
    }

    @Test("I3: There is one change from drag to drag")
    func once() {
        var rule = TabItemScrollRule(threshold: 456)
        // Up and down again in one drag: the rocket stays, and what scrolls on belongs to the drag.
        #expect(faces(&rule, drag: [400, 500, 380, 300, 500]) == "LRRRR")
        rule.scrolls(to: 200, isAtTop: false)
        #expect(rule.face == .scrolled)
        #expect(faces(&rule, drag: [200, 190]) == "RL")
    }

    @Test("I3: A change that would change nothing is not used up")
    func unused() {
        var rule = TabItemScrollRule(threshold: 456)
        _ = faces(&rule, drag: [400, 500])
        // Further up changes nothing, so that the way down still can.
        #expect(faces(&rule, drag: [500, 900, 450]) == "RRL")
        #expect(faces(&rule, drag: [450, 300, 600]) == "LLR")
    }

    @Test("I3: A drag counts from its start: one that comes from further down does not bring the rocket")
    func start() {
        var rule = TabItemScrollRule(threshold: 456)
        #expect(faces(&rule, drag: [900, 800, 700, 880]) == "LLLL")
        #expect(faces(&rule, drag: [900, 800, 901]) == "LLR")
        var second = TabItemScrollRule(threshold: 456)
        second.show(.scrolled)
        #expect(faces(&second, drag: [100, 200, 400]) == "RRR")
    }

    @Test("I3: Without a drag nothing changes but at the very top")
    func still() {
        var rule = TabItemScrollRule(threshold: 456)
        rule.scrolls(to: 900, isAtTop: false)
        #expect(rule.face == .top)
        _ = faces(&rule, drag: [900, 950])
        rule.dragEnds()
        rule.scrolls(to: 1, isAtTop: false)
        #expect(rule.face == .scrolled)
        rule.scrolls(to: 0, isAtTop: true)
        #expect(rule.face == .top)
    }

    @Test("I3: At the very top it is the logo, whatever the drag has used and code asks for")
    func top() {
        var rule = TabItemScrollRule(threshold: 456)
        #expect(faces(&rule, drag: [400, 500, 0, 10]) == "LRLL")
        rule.scrolls(to: -3, isAtTop: true)
        rule.show(.scrolled)
        #expect(rule.face == .top)
        // A threshold above the top of the list changes nothing of that.
        var low = TabItemScrollRule(threshold: -100)
        #expect(faces(&low, drag: [-20, -10, 5]) == "LLR")
    }

    @Test("I3: Code turns the item, and a drag that is under way keeps its change")
    func code() {
        var rule = TabItemScrollRule(threshold: 456)
        rule.show(.scrolled)
        #expect(rule.face == .scrolled)
        rule.dragBegins(at: 500)
        rule.show(.top)
        rule.scrolls(to: 510, isAtTop: false)
        #expect(rule.face == .scrolled)
    }

    @Test("A number that is none changes nothing", arguments: [Double.nan, .infinity])
    func odd(number: Double) {
        var rule = TabItemScrollRule(threshold: number)
        #expect(faces(&rule, drag: [400, 900, 300]) == "LLL")
        var other = TabItemScrollRule(threshold: 456)
        #expect(faces(&other, drag: [.nan, 500, 300]) == "LLL")
    }
}
