import Foundation
import GalleryModel
import Testing
import TransitionCore
import TransitionTestSupport

/// What plays by itself in the grid.
struct AutoPlayTests {
    private func cell(_ name: TransitionName, _ distance: Double, part: Double = 1) -> AutoPlay.Cell {
        AutoPlay.Cell(name: name, distance: distance, visiblePart: part, duration: 0.5)
    }

    @Test("The nearest to the middle play, so many at most, and none that is hardly in sight")
    func nearest() {
        var schedule = AutoPlay(most: 2)
        schedule.update(visible: [cell("a", 300), cell("b", 10, part: 0.5), cell("c", 100), cell("d", 20)], at: 0)
        #expect(schedule.playing == ["c", "d"])
        schedule.update(visible: [], at: 1)
        #expect(schedule.playing.isEmpty)
    }

    @Test("A round: forward, a rest, backward, a rest, and again")
    func round() {
        var schedule = AutoPlay(most: 1, rest: 1)
        schedule.update(visible: [cell("a", 0), cell("b", 50)], at: 10)
        let expected: [(TimeInterval, AutoPlay.Moment)] = [
            (9, .forward(0)), (10, .forward(0)), (10.25, .forward(0.5)), (10.5, .restingForward),
            (11.25, .restingForward), (11.75, .backward(0.5)), (12, .restingBackward), (12.75, .restingBackward),
            (13.25, .forward(0.5)),
        ]
        for (time, moment) in expected { #expect(schedule.moment(of: "a", at: time) == moment, "\(time)") }
        #expect(schedule.moment(of: "b", at: 10) == .still && schedule.moment(of: "unknown", at: 10) == .still)
    }

    @Test("A cell that plays goes on while at most one other is nearer, and keeps its place in the round")
    func keeps() {
        var schedule = AutoPlay(most: 1)
        schedule.update(visible: [cell("a", 10), cell("b", 12)], at: 0)
        schedule.update(visible: [cell("a", 12), cell("b", 10)], at: 0.25)
        #expect(schedule.playing == ["a"] && schedule.moment(of: "a", at: 0.25) == .forward(0.5))
        schedule.update(visible: [cell("a", 12), cell("b", 10), cell("c", 11)], at: 0.25)
        #expect(schedule.playing == ["b"] && schedule.moment(of: "b", at: 0.25) == .forward(0))
    }

    @Test("Nothing plays where it is not allowed, and all begin anew afterwards")
    func polite() {
        var schedule = AutoPlay()
        schedule.update(visible: [cell("a", 0)], at: 0)
        schedule.update(visible: [cell("a", 0)], at: 0.2, isAllowed: false)
        #expect(schedule.playing.isEmpty && schedule.moment(of: "a", at: 0.2) == .still)
        schedule.update(visible: [cell("a", 0)], at: 5)
        #expect(schedule.moment(of: "a", at: 5) == .forward(0))
    }

    @Test("At random: never too many, never one out of sight, and a part is from 0 to 1")
    func random() {
        var random = SeededGenerator(seed: 7)
        var schedule = AutoPlay(most: 3, rest: .nan)
        var time = 0.0
        for _ in 0..<2000 {
            time += Double.random(in: 0...0.4, using: &random)
            let cells = (0..<Int.random(in: 0...8, using: &random)).map { index in
                AutoPlay.Cell(
                    name: TransitionName("n\(Int.random(in: 0...9, using: &random))"),
                    distance: index == 3 ? .nan : Double.random(in: 0...400, using: &random),
                    visiblePart: Double.random(in: 0...1, using: &random),
                    duration: [0.3, 0.8, 0, .infinity, -1][Int.random(in: 0...4, using: &random)])
            }
            schedule.update(visible: cells, at: time, isAllowed: Int.random(in: 0...9, using: &random) > 0)
            let able = Set(cells.filter { $0.visiblePart >= AutoPlay.enoughInSight }.map(\.name))
            #expect(schedule.playing.count <= 3 && able.isSuperset(of: schedule.playing))
            for name in schedule.playing {
                switch schedule.moment(of: name, at: time + Double.random(in: 0...3, using: &random)) {
                case .forward(let part), .backward(let part): #expect((0...1).contains(part))
                case .restingForward, .restingBackward: break
                case .still: Issue.record("it plays, and is still")
                }
            }
        }
    }
}
