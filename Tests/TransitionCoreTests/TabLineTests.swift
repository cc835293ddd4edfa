import Testing

@testable import TransitionCore

struct TabLineTests {
    @Test("A finger counts from the origin of its step, towards the neighbour")
    func fraction() {
        var line = TabLine(position: 0, step: .next)
        line.position = 0.3
        #expect(line.fraction == 0.3 && line.crossing(slack: 0.01) == nil)
        line.position = -0.005
        #expect(line.crossing(slack: 0.01) == nil, "a trembling finger crosses nothing")
        line.position = -0.25
        #expect(line.crossing(slack: 0.01) == .start)
        line.pass(.start)
        #expect(line.step == .previous && line.fraction == 0.25)
        line.position = 0.125
        line.face()
        #expect(line.step == .next && line.fraction == 0.125)
    }

    @Test(
        "A finger that took hold half-way may pass the end, and goes on from there",
        arguments: [TabStep.next, .previous])
    func end(step: TabStep) {
        let sign = step == .next ? 1.0 : -1
        var line = TabLine(position: 0.125 * sign, at: 0.5, step: step)
        #expect(line.fraction == 0.5)
        line.position = 0.75 * sign
        #expect(line.crossing(slack: 0.01) == .end)
        line.pass(.end)
        #expect(line.step == step && line.fraction == 0.125)
    }
}
