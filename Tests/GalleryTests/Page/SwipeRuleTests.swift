import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import UIKit

@testable import GalleryCommand

/// What the page does with a finger, compared with the library. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized) @MainActor
struct SwipeRuleTests {
    /// A finger's way over a change, and what the page gets of it.
    private struct Drag {
        var kind: ContainerKind
        var isMirrored: Bool
        var isBackward: Bool
        var base: Double
        var way: SIMD2<Double>
        var velocity: SIMD2<Double>
        var settings: RunSettings

        init(using random: inout Random) {
            kind = random.pick(ContainerKind.allCases)
            isMirrored = random.unit() < 0.5
            isBackward = random.unit() < 0.5
            // Half of them begin a change; a spring may have carried the others beyond an end.
            base = random.unit() < 0.5 ? 0 : random.number(in: -0.1...1.1)
            way = SIMD2(random.number(in: -500...500), random.number(in: -900...900))
            // Many are near the speed that decides, and near the place.
            let speed = random.pick([0, 30, 499.9, 500, 500.1, 900, 4000])
            velocity = SIMD2(speed * random.pick([-1, 1]), speed * random.pick([-1, 1]) * random.pick([0, 1, 1]))
            let duration = random.number(in: 0.1...1.5)
            settings =
                random.unit() < 0.5
                ? RunSettings(timing: random.pick([.linear, .easeIn, .easeOut, .easeInOut]), duration: duration)
                : RunSettings(
                    timing: .spring(
                        response: random.number(in: 0.1...1), dampingRatio: random.pick([0.3, 0.7, 0.95, 1, 1.4])),
                    duration: duration, allowsOvershoot: random.unit() < 0.5)
        }

        /// As the library's adapters set it up.
        var tracker: SwipeTracker {
            let back = (kind == .modal ? TransitionEdge.bottom : .trailing).onScreen(isRightToLeft: isMirrored)
            let size = Recorder.phone
            return SwipeTracker(
                towards: isBackward ? back : back.opposite,
                distance: Double(kind == .modal ? size.height : size.width), base: base)
        }

        /// The fraction shown, whether it finishes, and of the rest its length and its places after a tenth, a third and
        /// nine tenths of that.
        var outcome: [Double] {
            let tracker = tracker
            let place = tracker.fraction(x: way.x, y: way.y)
            let shown = min(max(place, min(base, 0)), max(base, 1))
            let velocity = tracker.velocity(x: velocity.x, y: velocity.y)
            let finishes = PageFacts.release(in: kind)
                .finishes(progress: place, velocity: velocity, distance: tracker.distance)
            let run = ProgressRun(
                from: shown, to: finishes ? 1 : 0, velocity: velocity / tracker.distance, timing: settings.timing,
                duration: settings.duration, allowsOvershoot: settings.allowsOvershoot)
            let parts = [0.1, 0.33, 0.9].map { run.progress(at: run.duration * $0) }
            return [shown, finishes ? 1 : 0, run.duration] + parts
        }

        var json: JSON {
            .members([
                "kind": .string(kind.rawValue), "mirrored": .number(isMirrored ? 1 : 0),
                "backward": .number(isBackward ? 1 : 0), "base": .number(base),
                "way": .numbers([way.x, way.y]), "velocity": .numbers([velocity.x, velocity.y]),
                "settings": settings.json,
            ])
        }
    }

    @Test("Ten thousand drags: the fraction shown, the decision and the rest of the run are those of the library")
    func drags() throws {
        var random = Random()
        let drags = (0..<10_000).map { _ in Drag(using: &random) }
        let site = Site([SiteTests.entry("slide")], template: try Site.template())
        let answers = try Harness.answer(
            [[Double]].self, in: site,
            body: """
                const drags = \(JSON.array(drags.map(\.json)).text);
                return drags.map(({ kind, mirrored, backward, base, way, velocity, settings }) => {
                  const edge = Gallery.rules.edge(kind, backward ? "backward" : "forward", mirrored === 1);
                  const drag = new Gallery.rules.Drag(kind, edge, kind === "modal" ? 844 : 390, base);
                  const { finishes, run } = drag.rest(settings, ...way, ...velocity);
                  return [drag.fraction(...way), finishes ? 1 : 0, run.duration,
                    ...[0.1, 0.33, 0.9].map((part) => run.at(run.duration * part))];
                });
                """)
        #expect(answers.count == drags.count)
        var finished = 0
        var worst = 0.0
        for (drag, answer) in zip(drags, answers) {
            let expected = drag.outcome
            finished += Int(expected[1])
            for (value, wanted) in zip(answer, expected) { worst = max(worst, abs(value - wanted)) }
        }
        #expect(worst < 1e-6, "the farthest is off by \(worst)")
        #expect(finished > 2000 && finished < 8000)
    }

    @Test("The pace that the page computes from an animator's settings is the pace that was recorded")
    func paces() throws {
        let entries = try GalleryEntries.all()
        let site = Site(entries, template: try Site.template())
        let worst = try Harness.answer(
            [Double].self, in: site,
            body: """
                const worst = [];
                for (const card of Gallery.cards.all) {
                  const { run, pace, fps } = await Gallery.recording(card.dataset.name, card.dataset.file);
                  const recorded = Gallery.decodeTrack(pace), computed = Gallery.timing.run(run);
                  worst.push(Math.max(...recorded.slice(0, -1).map((at, i) => Math.abs(at - computed.at(i / fps)))));
                }
                return worst;
                """)
        #expect(worst.count == entries.count)
        #expect(worst.allSatisfy { $0 <= 0.000_051 }, "\(worst.max() ?? 0)")
    }
}
