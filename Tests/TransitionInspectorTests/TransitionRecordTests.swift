import Testing
import TransitionAnimations
import TransitionWorld

@testable import TransitionCore
@testable import TransitionInspector

/// The record of a change, as a value.
struct TransitionRecordTests {
    private var record: TransitionRecord {
        TransitionRecord(container: .modal, animator: CatalogueAnimator.slide.info, direction: .backward)
    }

    @Test("It tells when it is over, how long it took, and where it was let go of for the last time")
    func values() {
        var record = record
        #expect(!record.isOver && record.duration == 0 && record.progressAtRelease == nil)
        record.events = [
            .init(step: .began, progress: 0, time: 0), .init(step: .held, progress: 0.2, time: 0.1),
            .init(step: .letGo(finishes: true), progress: 0.4, time: 0.5),
            .init(step: .held, progress: 0.6, time: 0.6),
            .init(step: .letGo(finishes: false), progress: 0.3, time: 0.9),
        ]
        #expect(!record.isOver && record.duration == 0.9 && record.progressAtRelease == 0.3)
        record.events.append(.init(step: .cancelled, progress: 0, time: 1.2))
        #expect(record.isOver && record.duration == 1.2)
    }

    @Test("Its words")
    func words() {
        var record = record
        record.events = [
            .init(step: .began, progress: 0, time: 0),
            .init(step: .letGo(finishes: false), progress: 0.333, time: 1.25),
            .init(step: .cancelled, progress: 0, time: 12.3),
        ]
        record.frames = 60
        record.droppedFrames = 2
        #expect(
            record.description == """
                Slide, modal, backward
                0.00 s: began at 0 %
                1.25 s: let go, back to the start at 33 %
                12.30 s: cancelled at 0 %
                60 frames, 2 dropped
                nothing left behind
                """)
        record.leftovers = [.init(name: "layers", count: 3), .init(name: "views", count: 1)]
        #expect(record.description.hasSuffix("left behind: 3 layers, 1 views"))
    }

    @Test("A frame that takes more than one and a half times as long as it should is dropped")
    func frames() {
        var count = FrameCount()
        for time in [1.0, 1.01, 1.02, 1.034, 1.05, 1.08] { count.add(timestamp: time, expected: 0.01) }
        #expect(count.frames == 5 && count.dropped == 2)
        // Another rate expects another time.
        count.add(timestamp: 1.09, expected: 0.02)
        count.add(timestamp: 1.115, expected: 0.02)
        #expect(count.frames == 7 && count.dropped == 2)
        count.add(timestamp: 1.2, expected: 0)
        count.add(timestamp: 9, expected: 0)
        #expect(count.frames == 9 && count.dropped == 3)
    }
}
