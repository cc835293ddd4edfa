import Foundation
import Testing

@testable import TransitionCore

struct MotionTests {
    @Test("Without keyframes everything is at rest, with one it stays")
    func fewKeyframes() {
        for progress in [-1, 0, 0.5, 1, 2, .nan, .infinity] as [Double] {
            #expect(Motion.still.pose(at: progress) == .rest)
            #expect(Motion.keyframes([]).pose(at: progress) == .rest)
            #expect(Motion.fixed(.scale(0.5)).pose(at: progress) == .scale(0.5))
            #expect(Motion.keyframes([.at(0.5, .scale(0.5))]).pose(at: progress) == .scale(0.5))
        }
        #expect(Motion.still.isStill && Motion.keyframes([]).isStill)
        #expect(!Motion.fixed(.rest).isStill && !Motion.curve { _ in .rest }.isStill)
    }

    @Test("From and to are what they say")
    func shortForms() {
        let from = Motion.from(.offset(x: 1))
        #expect(from.pose(at: 0) == .offset(x: 1) && from.pose(at: 1) == .rest)
        #expect(from.pose(at: 0.25) == .offset(x: 0.75))
        let to = Motion.to(.offset(x: 1), easing: .easeIn)
        #expect(to.pose(at: 0) == .rest && to.pose(at: 1) == .offset(x: 1))
        #expect(to.pose(at: 0.5).offset.x == CubicBezier.easeIn(0.5))
    }

    @Test("From and to may take a part of the progress, and end elsewhere than at rest")
    func parts() {
        let from = Motion.from(.opacity(0), after: 0.25, until: 0.75)
        #expect([0, 0.25, 0.5, 0.75, 1].map { from.pose(at: $0).opacity } == [0, 0, 0.5, 1, 1])
        let to = Motion.to(.offset(x: 1), after: 0.5, easing: .easeIn)
        #expect(to.pose(at: 0.5) == .rest && to.pose(at: 1) == .offset(x: 1))
        #expect(to.pose(at: 0.75).offset.x == CubicBezier.easeIn(0.5))
        let between = Motion.from(.scale(0.2), to: .scale(0.6), until: 0.5)
        #expect(between.pose(at: 0) == .scale(0.2) && between.pose(at: 1) == .scale(0.6))
        #expect(abs(between.pose(at: 0.25).scale.x - 0.4) < 1e-12)
        // What is no number is left out, as it is of keyframes.
        #expect(Motion.from(.opacity(0), after: .nan).pose(at: 0.3) == .rest)
    }

    @Test("Keyframes are put in order and clamped; a progress that is no number is left out")
    func order() {
        let motion = Motion.keyframes([
            .at(7, .offset(x: 4)), .at(0.5, .offset(x: 2)), .at(.nan, .offset(x: 99)), .at(-3, .offset(x: 1)),
        ])
        #expect(motion.pose(at: 0) == .offset(x: 1))
        #expect(motion.pose(at: 0.25) == .offset(x: 1.5))
        #expect(motion.pose(at: 0.5) == .offset(x: 2))
        #expect(motion.pose(at: 0.75) == .offset(x: 3))
        #expect(motion.pose(at: 1) == .offset(x: 4))
    }

    @Test("The order of keyframes at one progress is kept: the picture jumps from the first to the last")
    func equalProgresses() {
        let motion = Motion.keyframes([
            .at(0, .offset(x: 0)), .at(0.5, .offset(x: 1)), .at(0.5, .offset(x: 5)), .at(0.5, .offset(x: 2)),
            .at(1, .offset(x: 3)),
        ])
        #expect(abs(motion.pose(at: 0.5 - 1e-12).offset.x - 1) < 1e-9)
        #expect(motion.pose(at: 0.5).offset.x == 2)
        #expect(abs(motion.pose(at: 0.75).offset.x - 2.5) < 1e-12)
        // Many of them, so that a sort that is not stable is found out.
        let many = Motion.keyframes((0..<200).map { .at(Double($0 / 100) * 0.5, .offset(dx: Double($0))) })
        #expect(many.pose(at: 0).offset.dx == 0)
        #expect(many.pose(at: 0.25).offset.dx == 99.5)
        #expect(many.pose(at: 1).offset.dx == 199)
    }

    @Test("A jump at an end does not move what lies outside")
    func jumpAtAnEnd() {
        let start = Motion.keyframes([.at(0, .offset(x: 1)), .at(0, .offset(x: 2)), .at(1, .offset(x: 3))])
        #expect(start.pose(at: -0.1) == .offset(x: 1))
        #expect(start.pose(at: 0) == .offset(x: 1))
        #expect(abs(start.pose(at: 1e-12).offset.x - 2) < 1e-9)
        let end = Motion.keyframes([.at(0, .offset(x: 1)), .at(1, .offset(x: 2)), .at(1, .offset(x: 3))])
        #expect(end.pose(at: 1) == .offset(x: 3))
        #expect(end.pose(at: 1.1) == .offset(x: 3))
        #expect(abs(end.pose(at: 1 - 1e-12).offset.x - 2) < 1e-9)
    }

    @Test("Before the first keyframe and after the last the pose stays, outside 0…1 too")
    func within() {
        let motion = Motion.keyframes([.at(0.25, .offset(x: 1)), .at(0.75, .offset(x: 2))])
        for progress in [-1, 0, 0.2, 0.25] { #expect(motion.pose(at: progress) == .offset(x: 1)) }
        for progress in [0.75, 0.9, 1, 3] { #expect(motion.pose(at: progress) == .offset(x: 2)) }
    }

    @Test("Hold and jump are cuts at either end of a segment")
    func cuts() {
        let hold = Motion.keyframes([.at(0, .offset(x: 1), easing: .hold), .at(0.5, .offset(x: 2)), .at(1, .rest)])
        #expect(hold.pose(at: 0.4999) == .offset(x: 1))
        #expect(hold.pose(at: 0.5) == .offset(x: 2))
        let jump = Motion.keyframes([.at(0, .offset(x: 1), easing: .jump), .at(0.5, .offset(x: 2)), .at(1, .rest)])
        #expect(jump.pose(at: 0) == .offset(x: 1))
        #expect(jump.pose(at: 0.0001) == .offset(x: 2))
    }

    @Test(
        "A progress that is not finite counts as 0", arguments: [.nan, .infinity, -.infinity] as [Double])
    func notFinite(progress: Double) {
        #expect(Motion.from(.offset(x: 1)).pose(at: progress) == .offset(x: 1))
        #expect(Motion.curve { .offset(x: $0 + 1) }.pose(at: progress) == .offset(x: 1))
    }

    static let moving: [Motion] = [
        .from(.offset(x: 1)), .from(.offset(x: 1).scale(0.5), easing: .easeIn), .to(.offset(x: 1), easing: .easeOut),
        .from(.offset(x: 1), easing: .curve(CubicBezier(0.25, 0.5, 0.75, 0.25))),
        .keyframes([.at(0, .offset(x: 1)), .at(0.3, .offset(x: 3), easing: .easeInOut), .at(1, .rest)]),
        .keyframes([.at(0.2, .offset(x: 1)), .at(0.7, .offset(x: 3))]),
        .curve { .offset(x: sin($0 * 2)) }, .curve { .rotation(degrees: 90 * $0).scale(1 + $0 * $0) },
    ]

    @Test("Where progress overshoots, the motion goes on without a jump or a kink", arguments: moving.indices)
    func slopeAtTheEnds(index: Int) {
        let motion = Self.moving[index]
        func numbers(_ progress: Double) -> [Double] {
            let pose = motion.pose(at: progress)
            return [pose.offset.x, pose.scale.x, pose.rotation.angle]
        }
        let h = 1e-5
        for end in [0.0, 1] {
            for ((a, b), c) in zip(zip(numbers(end - h), numbers(end)), numbers(end + h)) {
                #expect(abs(b - a) < 1e-3 && abs(c - b) < 1e-3)
                // A curve's slope is taken over 1/256 of the way.
                #expect(abs((b - a) / h - (c - b) / h) < 0.02, "slopes at \(end): \((b - a) / h), \((c - b) / h)")
            }
        }
    }

    @Test("Outside 0…1 opacity and the like stay as they are at the end")
    func clamped() {
        for motion in [
            Motion.from(.opacity(0).shade(0.5).cornerRadius(9)),
            .curve { .opacity($0).shade(0.5 - 0.5 * $0).cornerRadius(9 - 9 * $0) },
        ] {
            let (before, after) = (motion.pose(at: -0.5), motion.pose(at: 1.5))
            #expect(before.opacity == 0 && before.shade == 0.5 && before.cornerRadius == 9)
            #expect(after.opacity == 1 && after.shade == 0 && after.cornerRadius == 0)
        }
    }

    @Test("Reversed and mirrored are the same motion seen otherwise", arguments: 0..<40 as Range<UInt64>)
    func reversedAndMirrored(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let motion = Motion.random(using: &g)
        for progress in [0.0123, 0.271828, 0.5772, 0.8414, 0.98765] {
            #expect(isClose(motion.reversed.pose(at: progress), motion.pose(at: 1 - progress), within: 1e-7))
            #expect(isClose(motion.reversed.reversed.pose(at: progress), motion.pose(at: progress), within: 1e-7))
            #expect(isClose(motion.mirrored.pose(at: progress), motion.pose(at: progress).mirrored))
        }
    }
}
