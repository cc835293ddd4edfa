import Foundation
import Testing
import TransitionCore
import TransitionUIKit

@testable import GalleryCommand

/// What the browser draws against what was recorded. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct DrawnTransformTests {
    /// A layer on the page that is turned, moved or see-through.
    struct Drawn: Decodable {
        var transform: String
        var opacity: Double
        var width: Double
        var height: Double

        /// The sixteen numbers, whether the browser wrote six or all.
        var numbers: [Double]? { Self.numbers(of: transform) }

        static func numbers(of transform: String) -> [Double]? {
            if transform == "none" { return Matrix.identity.numbers }
            guard let open = transform.firstIndex(of: "("), transform.hasSuffix(")") else { return nil }
            let values = transform[transform.index(after: open)...].dropLast().split(separator: ",")
                .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
            switch values.count {
            case 16: return values
            case 6:
                return [
                    values[0], values[1], 0, 0, values[2], values[3], 0, 0, 0, 0, 1, 0, values[4], values[5], 0, 1,
                ]
            default: return nil
            }
        }
    }

    struct Moment: Decodable {
        var name: String
        var container: ContainerKind
        var direction: String
        var step: Int
        var layers: [Drawn]
    }

    /// Every layer that can be seen, from back to front, as the page has them.
    private static let body = """
        const walk = (el, found) => {
          const style = getComputedStyle(el);
          if (style.display === "none") return found;
          // A shade that is bound to what it darkens goes with it.
          const { transform } = el.classList.contains("bound") ? getComputedStyle(el.parentElement) : style;
          found.push({ transform, opacity: Number(style.opacity), width: el.offsetWidth,
            height: el.offsetHeight });
          const order = (child) => Number(child.style.zIndex || 0);
          const children = [...el.children].filter((child) => child.classList.contains("layer"));
          for (const child of children.sort((a, b) => order(a) - order(b))) walk(child, found);
          return found;
        };
        const moments = [];
        for (const card of Gallery.cards.all) {
          const recording = await Gallery.recording(card.dataset.name, card.dataset.file);
          const screen = document.createElement("div");
          screen.className = "screen";
          document.body.append(screen);
          const stage = new Gallery.Stage(screen, recording);
          for (const container of Object.keys(recording.containers)) {
            for (const direction of ["forward", "backward"]) {
              stage.turn(direction, container);
              for (const fraction of [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]) {
                stage.seek(fraction);
                moments.push({ name: card.dataset.name, container, direction,
                  step: stage.between(stage.progress).frame + (stage.progress === 1), layers: walk(screen.querySelector(".layer"), []) });
              }
            }
          }
          screen.remove();
        }
        return moments;
        """

    /// Every layer that can be seen, as recorded.
    private func layers(of layer: DrawnLayer) -> [DrawnLayer] {
        layer.isVisible ? [layer] + layer.children.flatMap(layers) : []
    }

    @Test("The drawn transforms equal the recorded ones, both ways, at seven moments of every animator")
    func transforms() async throws {
        let entries = try await GalleryEntries.all()
        let site = Site(entries, template: try Site.template())
        let moments = try Harness.answer([Moment].self, in: site, body: Self.body)
        #expect(moments.count == entries.reduce(0) { $0 + $1.recording.containers.count * 14 })
        var turned = 0
        for moment in moments {
            let recording = try #require(entries.first { $0.card.name == moment.name }).recording
            let kept = try #require(recording.containers[moment.container])
            let recorded = layers(of: (moment.direction == "forward" ? kept.forward : kept.backward)[moment.step])
            let place: Comment = "\(moment.name), \(moment.container), \(moment.direction), step \(moment.step)"
            #expect(moment.layers.count == recorded.count, place)
            for (drawn, layer) in zip(moment.layers, recorded) {
                let numbers = try #require(drawn.numbers, place)
                let matrix = try #require(layer[.matrix])
                if matrix != Matrix.identity.numbers { turned += 1 }
                // The browser writes six digits, and a track may be off by one in its last decimal.
                let isEqual = zip(numbers, matrix).enumerated().allSatisfy { index, pair in
                    let kept = 1.001 * pow(10, -Double(Attribute.matrix.decimals(at: index)))
                    return abs(pair.0 - pair.1) <= 1e-5 * max(abs(pair.0), abs(pair.1)) + kept
                }
                #expect(isEqual, "\(place): drawn \(numbers), recorded \(matrix)")
                #expect(abs(drawn.opacity - (layer[.opacity]?[0] ?? 1)) < 2e-3, place)
                let box = try #require(layer[.box])
                #expect(abs(drawn.width - box[2]) <= 0.5 && abs(drawn.height - box[3]) <= 0.5, place)
            }
        }
        #expect(turned > entries.count * 10)
    }
}
