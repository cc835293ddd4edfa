import Testing

@testable import TransitionCore

struct TabDragTests {
    /// The table of `TabDrag`, cell by cell: a phase, and what comes after it for each of `events`, in their order.
    private static let rows: [(before: TabDrag, after: [TabDrag])] = [
        (.idle, [.asking(.next), .idle, .idle, .idle, .idle, .idle, .idle, .idle]),
        (
            .asking(.next),
            [.asking(.next), .asking(.next), .asking(.next), .leading, .refused(.next), .asking(.next), .idle, .idle]
        ),
        (.leading, [.asking(.next), .leading, .leading, .leading, .leading, .passing, .idle, .idle]),
        (
            .passing,
            [.asking(.next), .asking(.next), .asking(.previous), .passing, .passing, .passing, .passing, .idle]
        ),
        (
            .refused(.next),
            [
                .asking(.next), .refused(.next), .asking(.previous), .refused(.next), .refused(.next), .refused(.next),
                .idle, .idle,
            ]
        ),
    ]

    private static let events: [TabDrag.Event] = [
        .began(.next), .faced(.next), .faced(.previous), .came, .declined, .crossed, .over, .lost,
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
        var drag = TabDrag.idle
        let events: [TabDrag.Event] = [
            .began(.next), .came, .crossed, .faced(.next), .came, .crossed, .faced(.next), .declined, .faced(.next),
            .faced(.previous), .came, .lost,
        ]
        let phases: [TabDrag] = events.map { event in
            drag = drag.after(event)
            return drag
        }
        #expect(
            phases == [
                .asking(.next), .leading, .passing, .asking(.next), .leading, .passing, .asking(.next),
                .refused(.next), .refused(.next), .asking(.previous), .leading, .idle,
            ])
    }
}
