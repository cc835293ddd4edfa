import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// Pieces of screens as the page draws them: parts of one picture, in canvases. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct PieceTests {
    /// An entry with a white screen, 40 by 20 points with a red outline on it; its halves move apart.
    static func entry(_ name: String = "fold") -> GalleryEntry {
        var outline = DrawnLayer(id: 3)
        outline[.box] = [0, 0, 0, 0]
        let path: JSON = .members([
            "q": .string("MLLLZ"), "p": .numbers([5, 5, 35, 5, 35, 15, 5, 15]), "f": .numbers([255, 0, 0, 1]),
        ])
        outline.content = [.init(key: "h", value: path)]
        var screen = DrawnLayer(id: 2)
        screen[.box] = [0, 0, 40, 20]
        screen[.colour] = [255, 255, 255, 1]
        screen.children = [outline]
        let frames = [0.0, 5].map { x in
            let pieces = [0.0, 0.5].map { left in
                var piece = DrawnLayer(id: left == 0 ? 4 : 5)
                piece[.box] = [left * 40, 0, 20, 20]
                piece[.matrix] = Matrix.move(x, 0).numbers
                piece.picture = .init(root: screen, width: 40, height: 20)
                piece[.part] = [left, 0, 0.5, 1]
                return piece
            }
            return TimelineTests.layer(0, pieces)
        }
        var entry = SiteTests.entry(name)
        entry.recording.places = [0, 1]
        entry.recording.containers = [.navigation: ContainerRecording(forward: frames, backward: frames)]
        return entry
    }

    /// What is drawn of a text, by the browser itself and in a picture.
    private static let drawings = """
        const texts = [
          { s: "An hour before the others woke, the mist let go of the valley and the hut had the sun to itself.",
            f: 17, w: 400, n: "left", l: 0 },
          { s: "Glass from Marinha, oak, and a light that knows the hour.", f: 16, w: 400, n: "left", l: 0 },
          { s: "Put into the basket", f: 17, w: 600, n: "center", l: 1 },
          { s: "€ 84", f: 22, w: 600, n: "right", l: 1 },
        ];
        const draw = (text, isMirrored) => {
          const node = { b: [20, 20, 300, 100], t: { ...text, c: [0, 0, 0, 1] } };
          const piece = { canvas: document.createElement("canvas"), isWhole: false,
            node: { b: [0, 0, 400, 140], e: [0, 0, 1, 1], i: { w: 400, h: 140, root: { n: [node] } } } };
          Gallery.bitmap.fill([piece], { scale: 1, isMirrored, lists: [] });
          // The canvas has a point more on all sides.
          const { data } = piece.canvas.getContext("2d").getImageData(1, 1, 400, 140);
          const ink = (x, y) => data[(y * 400 + x) * 4 + 3] > 80;
          const all = [...Array(400 * 140).keys()].map((i) => [i % 400, Math.floor(i / 400)]).filter(([x, y]) => ink(x, y));
          return { node, all, rows: new Set(all.map(([, y]) => y)), columns: all.map(([x]) => x) };
        };
        const build = (node) => {
          const parent = document.createElement("div");
          parent.style.cssText = "position:fixed;left:0;top:0";
          parent.append(Gallery.painter.build(node, {}, []));
          document.body.append(parent);
          const range = document.createRange();
          range.selectNodeContents(parent.querySelector("span"));
          const boxes = [...range.getClientRects()];
          parent.remove();
          return { lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
            left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)),
            top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
        };
        """

    @Test("A piece shows its part of a screen and a point more, outlines that reach beyond their boxes too")
    func pieces() throws {
        let colours = try Harness.answer(
            [String].self, in: Site([Self.entry()], template: try Site.template()),
            body: """
                await wait(300);
                // The colour at a place of a piece, in points.
                const colour = (canvas, x, y) => {
                  const [left, top, wide] = ["left", "top", "width"].map((side) => parseFloat(canvas.style[side]));
                  const scale = canvas.width / wide;
                  return [...canvas.getContext("2d").getImageData((x - left) * scale, (y - top) * scale, 1, 1).data].join();
                };
                // One pixel for a point, so that no colour is a mixture.
                Gallery.cards.table(Gallery.cards.all[0]).stage.drawPieces(1);
                const [first, second] = document.querySelectorAll(".card canvas");
                return [colour(first, 2, 2), colour(first, 10, 10), colour(first, 20.5, 10), colour(second, 10, 10),
                  colour(second, 18, 18), colour(second, -0.5, 10)];
                """)
        let (white, red) = ("255,255,255,255", "255,0,0,255")
        #expect(colours == [white, red, red, red, white, red])
    }

    @Test("A piece that changes its size shows the same part of its picture all the way, at another scale")
    func scaled() throws {
        let frames = [0.0, 1].map { step in
            var piece = DrawnLayer(id: 4)
            piece[.box] = [0, 0, 20 + 20 * step, 20 + 60 * step]
            var screen = DrawnLayer(id: 2)
            screen[.box] = [0, 0, 40, 20]
            screen[.colour] = [255, 255, 255, 1]
            piece.picture = .init(root: screen, width: 40, height: 20)
            piece[.part] = [0.5, 0, 0.5, 1]
            return TimelineTests.layer(0, [piece])
        }
        var entry = SiteTests.entry("fold")
        entry.recording.places = [0, 1]
        entry.recording.containers = [.navigation: ContainerRecording(forward: frames, backward: frames)]
        let transforms = try Harness.answer(
            [[Double]].self, in: Site([entry], template: try Site.template()),
            body: """
                const screen = document.createElement("div");
                const stage = new Gallery.Stage(screen, Gallery.recorded("fold")
                  ?? await Gallery.recording("fold", "data/fold.js"));
                return [0, 0.5, 1].map((fraction) => {
                  stage.seek(fraction);
                  const { a, d, e, f } = new DOMMatrix(screen.querySelector("canvas").style.transform);
                  return [a, d, e, f];
                });
                """)
        #expect(transforms == [[1, 1, -20, 0], [1.5, 2.5, -30, 0], [2, 4, -40, 0]])
    }

    @Test("Words in a picture are where the browser puts them in a screen, in as many lines")
    func words() throws {
        struct Answer: Decodable {
            var lines: Int
            var drawn: Int
            /// How far the ink is outside of the browser's boxes, in points, from the left clockwise.
            var outside: [Double]
            var share: Double
        }
        let answers = try Harness.answer(
            [Answer].self, in: Site([Self.entry()], template: try Site.template()),
            body: """
                \(Self.drawings)
                return texts.map((text) => {
                  const { node, all, rows, columns } = draw(text, false);
                  const box = build(node);
                  const low = Math.min(...columns), high = Math.max(...columns) + 1;
                  const top = Math.min(...rows), bottom = Math.max(...rows) + 1;
                  const lines = [...rows].filter((y) => !rows.has(y - 1) && rows.size > 0).length;
                  return { lines: box.lines, drawn: lines, share: (high - low) / (box.right - box.left),
                    outside: [box.left - low, box.top - top, high - box.right, bottom - box.bottom] };
                });
                """)
        #expect(answers.map(\.lines) == [3, 2, 1, 1])
        for answer in answers {
            #expect(answer.drawn == answer.lines)
            #expect(answer.outside.allSatisfy { $0 <= 2 }, "\(answer)")
            #expect(answer.share > 0.94, "\(answer)")
        }
    }

    @Test("In right-to-left layout a picture is drawn anew, with its words reversed where they stand")
    func mirrored() throws {
        let unlike = try Harness.answer(
            [Double].self, in: Site([Self.entry()], template: try Site.template()),
            body: """
                \(Self.drawings)
                return texts.slice(2).map((text) => {
                  const one = draw(text, false), other = draw(text, true);
                  const [low, high] = [Math.min(...other.columns), Math.max(...other.columns)];
                  const turned = new Set(other.all.map(([x, y]) => `${low + high - x} ${y}`));
                  const shift = Math.min(...one.columns) - low;
                  return one.all.filter(([x, y]) => !turned.has(`${x - shift} ${y}`)).length / one.all.length
                    + Math.abs(shift) / 100;
                });
                """)
        #expect(unlike.allSatisfy { $0 < 0.2 }, "\(unlike)")
    }

    @Test("A larger phone has sharper pieces")
    func sharpness() throws {
        let page = try LivePage(
            Site([Self.entry()], template: try Site.template()), fragment: "fold", size: (1000, 1400))
        try page.wait(for: "!!Gallery.detail.stage")
        let width: Double = try page.value("document.querySelector('#detail-screen canvas').width")
        try page.click("#full")
        try page.wait(for: "document.querySelector('#detail-screen canvas').width > \(width * 1.3)")
    }
}
