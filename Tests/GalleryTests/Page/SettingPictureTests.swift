import Foundation
import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// What the phone shows when a setting is changed, against an animator so set. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct SettingPictureTests {
    private struct Moment: Decodable {
        var container: ContainerKind
        var direction: String
        var step: Int
        var layers: [Layer]
    }

    private struct Layer: Decodable {
        var transform: String
        var opacity: Double
        var box: [Double]
    }

    /// What is chosen in the detail view, in each container, both ways, at each place that was recorded.
    private static func body(_ variants: [String: [Int]]) -> String {
        """
        const walk = (el, found) => {
          const style = getComputedStyle(el);
          if (style.display === "none") return found;
          // A shade that is bound to what it darkens goes with it.
          const place = el.classList.contains("bound") ? getComputedStyle(el.parentElement) : style;
          found.push({ transform: place.transform, opacity: Number(style.opacity),
            box: ["left", "top", "width", "height"].map((side) => parseFloat(place[side])) });
          const order = (child) => Number(child.style.zIndex || 0);
          const children = [...el.children].filter((child) => child.classList.contains("layer"));
          for (const child of children.sort((a, b) => order(a) - order(b))) walk(child, found);
          return found;
        };
        const answers = {};
        for (const [name, variant] of Object.entries(\(text(of: variants)))) {
          answers[name] = [];
          for (const container of ["navigation", "tab", "modal"]) {
            for (const direction of ["forward", "backward"]) {
              location.hash = `${name}/${container}`;
              await wait(100);
              variant.forEach((at, index) => {
                const radio = document.querySelector(`#setting-list input[name="setting-${index}"][value="${at}"]`);
                const slider = byId(`setting-${index}`);
                if (radio) radio.click();
                else {
                  slider.value = at;
                  slider.dispatchEvent(new Event("input"));
                }
              });
              document.querySelector(`input[name=direction][value=${direction}]`).click();
              await wait(200);
              const { stage, player } = Gallery.detail;
              player.stop();
              if (stage.container !== container || stage.direction !== direction) throw new Error(`${name} ${container}`);
              for (const [step, place] of stage.places.entries()) {
                stage.seek(direction === "backward" ? 1 - place : place);
                answers[name].push({ container, direction, step,
                  layers: walk(document.querySelector("#detail-screen .layer"), []) });
              }
            }
          }
        }
        return answers;
        """
    }

    private static func text(of variants: [String: [Int]]) -> String {
        JSON.object(
            variants.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: .numbers($0.value.map(Double.init))) }
        ).text
    }

    /// Every layer that can be seen, as recorded.
    private func layers(of layer: DrawnLayer) -> [DrawnLayer] {
        layer.isVisible ? [layer] + layer.children.flatMap(layers) : []
    }

    @Test("The phone shows an animator so set, as the adapters play it, in each container, both ways, at five moments")
    @MainActor func pictures() throws {
        let recorder = Recorder(places: [0, 32, 60, 92, 120])
        let variants = ["cube": [2], "tide": [0], "push": [2, 0]]
        let animators = try variants.keys.sorted()
            .map { try TransitionRegistry.standard.animator(named: TransitionName($0)) }
        let entries = try animators.map { animator in
            let own = try recorder.record(animator)
            return GalleryEntry(
                card: Card(animator), recording: own,
                variants: try VariantRecorder(animator, own: own, recorder: recorder)?.variants())
        }
        let answers = try Harness.answer(
            [String: [Moment]].self, in: Site(entries, template: try Site.template()), body: Self.body(variants))
        for animator in animators {
            let name = animator.info.name.rawValue
            let plan = VariantPlan(animator, isHeavy: false)
            let line = plan.line(for: try #require(variants[name]))
            #expect(line.swift != ".\(name)")
            let moments = try #require(answers[name])
            #expect(moments.count == 30, "\(name)")
            for kind in ContainerKind.allCases {
                let wanted = try recorder.containerRecording(of: line.animator, in: kind)
                for moment in moments where moment.container == kind {
                    let run = moment.direction == "forward" ? wanted.forward : wanted.backward
                    let recorded = layers(of: run[moment.step])
                    let place: Comment = "\(line.swift), \(kind), \(moment.direction), step \(moment.step)"
                    #expect(moment.layers.count == recorded.count, place)
                    for (drawn, layer) in zip(moment.layers, recorded) {
                        let numbers = try #require(DrawnTransformTests.Drawn.numbers(of: drawn.transform), place)
                        var shown = layer
                        shown[.box] = drawn.box
                        shown[.matrix] = numbers
                        shown[.opacity] = [drawn.opacity]
                        for (a, b) in zip(shown.corners, layer.corners) {
                            #expect(abs(a.x - b.x) < 0.3 && abs(a.y - b.y) < 0.3, place)
                        }
                        #expect(abs(drawn.opacity - (layer[.opacity]?[0] ?? 1)) < 0.01, place)
                    }
                }
            }
        }
    }
}

extension DrawnLayer {
    /// Where the corners are in the parent.
    fileprivate var corners: [CGPoint] {
        guard let box = self[.box], let matrix = self[.matrix].map(Matrix.init) else { return [] }
        let origin = self[.origin] ?? [box[2] / 2, box[3] / 2]
        return [(0, 0), (box[2], 0), (box[2], box[3]), (0, box[3])].map { x, y in
            let place = matrix.project(x - origin[0], y - origin[1])
            return CGPoint(x: place.x + origin[0] + box[0], y: place.y + origin[1] + box[1])
        }
    }
}
