import Testing

@testable import TransitionCore

struct TabDragTests {
    /// The table of `TabDrag`, cell by cell: a phase, and what comes after it for each of `events`, in their order.
    private static let rows: [(before: TabDrag.Phase, after: [TabDrag.Phase])] = [
        (.idle, [.idle, .idle, .idle, .idle, .idle, .idle]),
        (.asking(.next), [.asking(.next), .asking(.next), .leading, .refused(.next), .asking(.next), .idle]),
        (.leading, [.leading, .leading, .leading, .leading, .passing, .idle]),
        (.passing, [.asking(.next), .asking(.previous), .passing, .passing, .passing, .idle]),
        (
            .refused(.next),
            [.refused(.next), .asking(.previous), .refused(.next), .refused(.next), .refused(.next), .idle]
        ),
    ]

    private static let events: [TabDrag.Event] = [
        .faced(.next), .faced(.previous), .came, .declined, .crossed, .lost,
    ]

    @Test("Every event leads from every phase to the one in the table")
    func cells() {
        for row in Self.rows {
            for (event, after) in zip(Self.events, row.after) {
                #expect(row.before.after(event) == after, "\(row.before), \(event)")
            }
        }
    }

    @Test("A drag over three tabs: it leads, passes the end, is refused at the last one, and turns round")
    func course() {
        var drag = TabDrag((x: -20, y: 3), next: .left, distance: 100, aim: nil)
        #expect(drag.phase == .asking(.next) && drag.fraction == 0.2 && drag.distance == 100)
        drag.take(.came)
        drag.move(x: -103, y: 3)
        #expect(drag.crossing(slack: 4) == nil)
        drag.move(x: -105, y: 3)
        #expect(drag.crossing(slack: 4) == .end && drag.velocity(x: -7, y: 9) == 7)
        drag.pass(.end)
        #expect(drag.phase == .passing && abs(drag.fraction - 0.05) < 1e-9)
        #expect(drag.face(turns: true) == .next)
        drag.take(.declined)
        #expect(drag.face(turns: true) == nil && drag.phase == .refused(.next))
        drag.move(x: -80, y: 3)
        #expect(drag.face(turns: false) == nil && drag.step == .next)
        #expect(drag.face(turns: true) == .previous && drag.phase == .asking(.previous))
        #expect(abs(drag.fraction - 0.2) < 1e-9 && drag.velocity(x: -7, y: 9) == -7)
        drag.take(.came)
        drag.take(.lost)
        #expect(drag.phase == .idle && drag.face(turns: true) == nil)
    }

    @Test("A drag that has grabbed a change counts from there, and begins it again where UIKit has cancelled it")
    func grabbed() {
        var drag = TabDrag((x: -10, y: 0), next: .left, distance: 100, grabbed: .previous, at: 0.3)
        #expect(drag.phase == .leading && drag.step == .previous && abs(drag.fraction - 0.3) < 1e-9)
        drag.move(x: 10, y: 0)
        #expect(abs(drag.fraction - 0.5) < 1e-9)
        drag.pass(nil)
        #expect(drag.phase == .passing && drag.face(turns: true) == .previous)
    }

    @Test("Without a width, nothing is crossed")
    func withoutWidth() {
        var drag = TabDrag((x: -10, y: 0), next: .left, distance: 0, aim: .next)
        drag.move(x: -1000, y: 0)
        #expect(drag.crossing(slack: 4) == nil && drag.fraction == 0)
    }
}
