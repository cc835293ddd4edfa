import Testing
import TransitionCore

@testable import GalleryCommand

/// Parts of a picture that are drawn many times wider than they are. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct WidePartTests {
    @Test("A masked part is as wide as it is drawn, wherever it moves, and its mask has edges as sharp as others")
    func sharp() throws {
        let frames = [0.0, 1, 2].map { step in
            var root = DrawnLayer(id: 9)
            (root[.box], root[.colour]) = ([0, 0, 390, 844], [255, 0, 0, 1])
            var part = DrawnLayer(id: 1)
            (part[.box], part[.part]) = ([0, 0, 10, 844], [0, 0, 10.0 / 390, 1])
            part.picture = .init(root: root, width: 390, height: 844)
            part[.matrix] = [39, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 190 + 10 * step, 0, 0, 1]
            part[.mask] = [0, 0, 5 + step, 0, 5 + step, 844, 0, 844]
            part.content.append(.init(key: "q", value: .string("MLLLZ")))
            var frame = DrawnLayer(id: 0)
            frame[.box] = [0, 0, 390, 844]
            frame.children = [part]
            return frame
        }
        var entry = SiteTests.entry("slide", kinds: [.modal])
        entry.recording.containers[.modal] = ContainerRecording(forward: frames, backward: frames)
        let answer = try Harness.answer(
            [String].self, in: Site([entry], template: try Site.template()), prefersStills: true,
            body: """
                location.hash = "slide";
                await wait(60);
                Gallery.detail.stage.seek(0.5);
                const part = byId("detail-screen").querySelector(".piece");
                const numbers = /^matrix\\(([^)]*)\\)$/.exec(part.style.transform)[1].split(",").map(Number);
                return [part.style.width, part.style.left, numbers.join(), part.querySelector("canvas").style.clipPath.replaceAll("px", "")];
                """)
        #expect(answer == ["390px", "-190px", "1,0,0,1,200,0", "path(\"M 0 0 L 234 0 L 234 844 L 0 844 Z\")"])
    }
}
