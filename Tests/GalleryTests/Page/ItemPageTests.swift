import Foundation
import Testing
import TransitionCore
import TransitionTabBar

@testable import GalleryCommand

/// The section of the page with the animations of tab bar items.
@Suite struct ItemPageTests {
    private static func entry(_ name: String, title: String, tags: [String] = []) -> ItemEntry {
        let frames = [0.0, 10, 20].map { TimelineTests.layer(0, [TimelineTests.layer(1, x: $0)]) }
        let line = "tabBarController.setTabItemAnimation(.\(name))"
        return ItemEntry(
            card: ItemCard(name: name, title: title, summary: "It moves.", tags: tags, line: line),
            recording: Recording(
                width: 390, height: 83, places: [0, 1, 2], pace: [0] + (1...12).map { Double($0) / 12 },
                containers: [.tab: ContainerRecording(forward: frames, backward: frames)]))
    }

    private static func site(_ items: [ItemEntry]) throws -> Site {
        Site([SiteTests.entry("slide"), SiteTests.entry("fade")], items: items, template: try Site.template())
    }

    private static let two = [entry("bounce", title: "Bounce", tags: ["zoom"]), entry("fade", title: "Fade")]

    private func text(_ name: String, of site: Site) throws -> String {
        String(decoding: try #require(site.files.first { $0.name == name }).data, as: UTF8.self)
    }

    @Test("Each has a card with its line to copy; all recordings are one file; a transition may have the same name")
    func section() throws {
        let site = try Self.site(Self.two)
        let page = try text("index.html", of: site)
        #expect(page.contains("Tab bar items") && page.contains("2 animations") && page.contains("2 transitions"))
        #expect(page.contains("<code>tabBarController<wbr>.setTabItemAnimation<wbr>(.bounce)</code>"))
        #expect(page.components(separatedBy: "class=\"item\"").count == 3 && !page.contains("<!--ITEMS"))
        let recordings = try text(ItemSection.file, of: site)
        for name in ["bounce", "fade"] { #expect(recordings.contains("Gallery.add(\"item \(name)\",{")) }
        #expect(try text("data/fade.js", of: site).hasPrefix("Gallery.add(\"fade\",{"))
    }

    @Test("Without any there is no section and no file")
    func none() throws {
        let site = try Self.site([])
        #expect(try !text("index.html", of: site).contains("Tab bar items"))
        #expect(!site.files.contains { $0.name == ItemSection.file })
    }

    @Test("A title that is markup, or the template's own mark, is only text; a plugin's is looked up by its name")
    func hostile() throws {
        let page = try text("index.html", of: try Self.site([Self.entry("x", title: "<!--COUNT--><script>\"y")]))
        #expect(page.contains("&lt;!--COUNT--&gt;&lt;script&gt;&quot;y"))
        struct Nod: TabItemAnimator {
            let info = AnimatorInfo(name: "acme.nod", title: "Nod", author: "Acme", summary: "It nods.")
            func choreography(in scene: TabItemScene) -> TabItemChoreography { .still }
        }
        #expect(
            ItemCard(Nod()).line
                == "tabBarController.setTabItemAnimation(try TabItemRegistry.standard.animator(named: \"acme.nod\"))")
    }

    private struct Answer: Decodable {
        var stillFraction: Double
        var playedTo: Double
        var stoppedAt: Double
        var shown: [[String]]
        var isHidden: [Bool]
        var none: [Bool]
        var said: String
    }

    @Test(
        "A card plays while it is pointed at, once when it is pressed; the search finds items too; the line is copied",
        .inChromium)
    func page() throws {
        let answer = try Harness.answer(
            Answer.self, in: try Self.site(Self.two),
            body: """
                const card = Gallery.items.all[0], button = card.querySelector(".item-play");
                await wait(300);
                const stage = await Gallery.items.stage(card);
                const stillFraction = stage.fraction;
                const point = (type) => button.dispatchEvent(new PointerEvent(type, { pointerType: "mouse" }));
                point("pointerenter");
                await wait(1000);
                const playedTo = stage.fraction;
                point("pointerleave");
                await wait(50);
                const stoppedAt = stage.fraction;
                button.click();
                await wait(600);
                if (stage.fraction !== 1) throw new Error("pressed: " + stage.fraction);
                await wait(2000);
                if (stage.fraction !== stillFraction) throw new Error("afterwards: " + stage.fraction);
                const filter = byId("filter"), shown = [], isHidden = [], none = [];
                for (const words of ["zoom", "tab bar", "slide", "nothing of it", ""]) {
                  filter.value = words;
                  filter.dispatchEvent(new Event("input"));
                  await wait(20);
                  shown.push(Gallery.items.shown().map((each) => each.dataset.name));
                  isHidden.push(byId("items").hidden);
                  none.push(!byId("none").hidden);
                }
                Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} }, configurable: true });
                card.querySelector(".item-copy").click();
                await wait();
                return { stillFraction, playedTo, stoppedAt, shown, isHidden, none, said: byId("items-said").textContent };
                """)
        #expect(answer.stillFraction == 0.35 && answer.playedTo == 1 && answer.stoppedAt == 0.35)
        #expect(answer.shown == [["bounce"], ["bounce", "fade"], [], [], ["bounce", "fade"]])
        #expect(answer.isHidden == [false, false, true, true, false])
        #expect(answer.none == [false, false, false, true, false])
        #expect(answer.said == "Copied: tabBarController.setTabItemAnimation(.bounce)")
    }

    @Test(
        "Who asked for less motion sees a still until the bar is pressed",
        .inChromium)
    func reducedMotion() throws {
        let fractions = try Harness.answer(
            [Double].self, in: try Self.site(Self.two), prefersStills: true,
            body: """
                const card = Gallery.items.all[0], button = card.querySelector(".item-play");
                await wait(300);
                const stage = await Gallery.items.stage(card);
                button.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
                await wait(1000);
                const pointed = stage.fraction;
                button.click();
                await wait(600);
                return [pointed, stage.fraction];
                """)
        #expect(fractions == [0.35, 1])
    }
}
