import Foundation
import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// What the opened card gives to take away beside its line. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized) @MainActor
struct TakeAwayTests {
    private func site() throws -> Site {
        let workshop = WorkshopData([CatalogueAnimator.cover])
        var entries = [GalleryEntry.screens("cover"), .screens("slide")]
        entries[0].card = Card(CatalogueAnimator.cover)
        let named = "try TransitionRegistry.standard.animator(named: \"acme.slide\")"
        entries[1].card.lines = [.tab: "tabBarController.setTabTransition(\(named))"]
        return Site(
            entries, workshop: workshop, embed: Embed([CatalogueAnimator.cover], workshop: workshop),
            links: SiteLinks(address: "https://example.com/gallery"), template: try Site.template())
    }

    @Test("The lines for one change and for SwiftUI, in each container, and the tag for other pages")
    func lines() throws {
        let states = try Harness.answer(
            [[String]].self, in: site(), prefersStills: true,
            body: """
                const states = [];
                for (const place of ["cover/navigation", "cover/tab", "cover/modal?timing=easeIn", "slide/tab"]) {
                  location.hash = place;
                  await wait(60);
                  states.push([...document.querySelectorAll("#take-list code")].map((code) => code.textContent));
                }
                return states;
                """)
        let tag = "<script src=\"https://example.com/gallery/embed.js\" data-transition=\"cover\" async></script>"
        #expect(
            states == [
                [
                    "navigationController.pushViewController(detail, transition: .cover)", ".stackTransition(.cover)",
                    tag,
                ],
                ["tabBarController.selectTab(next, transition: .cover)", ".tabTransition(.cover)", tag],
                [
                    "present(detail, transition: .cover.timing(.easeIn))",
                    ".presentation(isPresented: $isShown, transition: .cover.timing(.easeIn)) { Detail() }", tag,
                ],
                // What has to be looked up may not be there, and the page has no poses of it.
                [],
            ])
    }

    /// What is in an animated PNG.
    private struct Film: Decodable {
        var chunks: [String]
        var size: [Int]
        var seconds: Double
        var first: [Int]
        var under: [[Double]]
        var name: String
    }

    private static let words = """
        const made = async () => {
          for (let turns = 0; turns < 3000 && byId("film-saved").hidden && !byId("take-said").textContent; turns += 1) await wait(10);
        };
        """

    @Test("An animated picture: a PNG with frames, which begins as the phone does and shows the finger")
    func film() throws {
        let film = try Harness.answer(
            Film.self, in: site(), prefersStills: true,
            body: Self.words + """
                location.hash = "cover/tab";
                await wait(60);
                let blob = null;
                const own = URL.createObjectURL;
                URL.createObjectURL = (given) => own.call(URL, blob = given);
                byId("film").click();
                await made();
                if (byId("film-saved").hidden) throw new Error(byId("take-said").textContent);
                const bytes = new Uint8Array(await blob.arrayBuffer());
                const view = new DataView(bytes.buffer);
                const chunks = [];
                let seconds = 0;
                for (let at = 8; at < bytes.length; at += view.getUint32(at) + 12) {
                  const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
                  if (name === "fcTL") seconds += view.getUint16(at + 28) / view.getUint16(at + 30);
                  chunks.push(name);
                }
                // A frame by itself, as a browser draws it.
                const decoder = new ImageDecoder({ data: bytes, type: "image/png" });
                await decoder.tracks.ready;
                const pixel = async (index, x, y) => {
                  const { image } = await decoder.decode({ frameIndex: index });
                  const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
                  canvas.getContext("2d").drawImage(image, 0, 0);
                  return [...canvas.getContext("2d").getImageData(x, y, 1, 1).data];
                };
                const count = decoder.tracks.selectedTrack.frameCount;
                const under = [];
                for (let index = 0; index < count; index += 1) under.push(await pixel(index, 93, 337));
                return { chunks: [...new Set(chunks)].concat(String(chunks.filter((name) => name === "fcTL").length === count)),
                  size: [view.getUint32(16), view.getUint32(20)], seconds, name: byId("film-saved").download,
                  first: await pixel(0, 40, 500), under };
                """)
        #expect(film.chunks == ["IHDR", "acTL", "fcTL", "IDAT", "fdAT", "IEND", "true"])
        #expect(film.size == [260, 547])
        #expect((4...6).contains(film.seconds))
        #expect(film.name == "cover.png")
        #expect(film.first == [0, 0, 255, 255])
        // The finger passes there, half white and with a shadow: over blue and over yellow.
        let between = 60...200.0
        #expect(film.under.count { $0[1] > 60 && (between.contains($0[0]) || between.contains($0[2])) } > 2)
    }

    @Test("A picture that is no longer wanted is not saved, and a browser that cannot make one says so")
    func withoutFilm() throws {
        let answer = try Harness.answer(
            [String].self, in: site(), prefersStills: true,
            body: Self.words + """
                location.hash = "cover/tab";
                await wait(60);
                byId("film").click();
                for (let turns = 0; turns < 3000 && !byId("film").textContent.startsWith("Drawing"); turns += 1) await wait(1);
                const drawing = byId("film").textContent.startsWith("Drawing");
                location.hash = "slide";
                await wait(200);
                const found = [String(drawing), String(byId("film-saved").hidden), byId("film").textContent, String(byId("film").disabled)];
                window.CompressionStream = undefined;
                byId("film").click();
                await made();
                return [...found, byId("take-said").textContent];
                """)
        #expect(
            answer == [
                "true", "true", "Make an animated picture", "false",
                "This browser cannot make one: it has no CompressionStream.",
            ])
    }
}
