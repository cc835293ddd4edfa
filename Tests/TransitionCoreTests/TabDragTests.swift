import Testing

@testable import TransitionCore

struct TabDragTests {
    @Test("A drag counts from its origin, towards its neighbour")
    func fraction() {
        var drag = TabDrag(position: 0, isForward: true)
        drag.position = 0.3
        #expect(drag.fraction == 0.3 && drag.crossing(slack: 0.01) == nil)
        drag.position = -0.005
        #expect(drag.crossing(slack: 0.01) == nil, "a trembling finger crosses nothing")
        drag.position = -0.25
        #expect(drag.crossing(slack: 0.01) == .start)
        drag.pass(.start)
        #expect(!drag.isForward && drag.fraction == 0.25)
        drag.position = 0.125
        drag.face()
        #expect(drag.isForward && drag.fraction == 0.125)
    }

    @Test("A drag that took hold half-way may pass the end, and goes on from there", arguments: [true, false])
    func end(isForward: Bool) {
        let sign = isForward ? 1.0 : -1
        var drag = TabDrag(position: 0.125 * sign, at: 0.5, isForward: isForward)
        #expect(drag.fraction == 0.5)
        drag.position = 0.75 * sign
        #expect(drag.crossing(slack: 0.01) == .end)
        drag.pass(.end)
        #expect(drag.isForward == isForward && drag.fraction == 0.125)
    }
}
