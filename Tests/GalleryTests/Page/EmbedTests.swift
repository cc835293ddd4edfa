import Foundation
import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// A phone in another page: `embed.js`. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized) @MainActor
struct EmbedTests {
    private static let animators: [any TransitionAnimator] = [
        CatalogueAnimator.cover, .cube, .zoom, .snapshotPush, .slide, .shatter,
    ]

    private static var embed: Embed { Embed(animators, workshop: WorkshopData(animators)) }

    /// A page of somebody else's: with a strict policy, a name that is taken, and an element with one of our ids.
    private func site(_ tags: String) throws -> Site {
        var template = try Site.template()
        let page = """
            <!doctype html>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' file:">
            <title>A page</title>
            <p id="facts">{ not JSON</p>
            <div id="place">\(tags)</div>
            """
        template["index.html"] = Data(page.utf8)
        return Site([.screens("slide")], embed: Self.embed, template: template)
    }

    private static let words = """
        const phones = () => [...document.querySelectorAll("repertoire-transition")];
        const inner = (phone, selector) => phone.shadowRoot.querySelector(selector);
        const key = (phone, key, more = {}) => inner(phone, ".phone").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
        const now = (phone) => Number(inner(phone, ".phone").getAttribute("aria-valuenow"));
        """

    @Test("It has what is poses of two screens, and nothing that needs a view, a window or many pieces")
    func names() {
        #expect(Self.embed.names == ["cover", "cube", "slide"])
    }

    @Test("Its script is ASCII, for pages that do not say how they are written")
    func letters() throws {
        #expect(Self.embed.script(from: try Site.template()).utf8.allSatisfy { $0 < 128 })
    }

    @Test(
        "One tag shows a phone where it stands, and an element another one; nothing else is loaded, and no name is taken"
    )
    func tag() throws {
        let answer = try Harness.answer(
            [String].self,
            in: site(
                """
                <script src="embed.js" data-transition="cover" data-width="120"></script>
                <script src="embed.js" data-transition="cube" async></script>
                <repertoire-transition name="slide" width="9999"></repertoire-transition>
                """
            ), prefersStills: true,
            body: Self.words + """
                await wait(100);
                const canvases = (phone) => phone.shadowRoot.querySelectorAll("canvas").length;
                return [
                  phones().map((phone) => phone.getAttribute("name")).sort().join(), phones().map((phone) => inner(phone, ".screen").clientWidth).join(),
                  String(phones().every((phone) => canvases(phone) > 1)), typeof Gallery,
                  [...document.querySelectorAll("script, link, img")].map(({ src }) => src.split("/").at(-1)).join(),
                  inner(phones()[0], "a").href.split("/").at(-1), inner(phones()[0], ".phone").getAttribute("aria-label"), String(now(phones()[0])),
                ];
                """)
        #expect(
            answer == [
                "cover,cube,slide", "120,220,220", "true", "undefined", "embed.js,embed.js", "#cover",
                "Cover, progress", "40",
            ])
    }

    @Test("It plays once there and back when it is seen; keys, a tap and a finger move it")
    func moves() throws {
        let page = try LivePage(
            site("<script src=\"embed.js\" data-transition=\"cube\"></script>"), script: "const byId = 1;")
        let phone = "document.querySelector('repertoire-transition')"
        try page.wait(for: "\(phone).stage.progress === 1")
        try page.wait(for: "\(phone).stage.progress === 0 && !\(phone).player.isPlaying")
        try page.pass(5)
        #expect(try page.value("\(phone).stage.progress") == 0)
        let matrix = "\(phone).shadowRoot.querySelector('.w-element').style.transform"
        let before: String = try page.value(matrix)
        let (start, end): ((x: Double, y: Double), (x: Double, y: Double)) = ((200, 300), (100, 300))
        try page.drag(start, (185, 300), end)
        try page.wait(for: "!\(phone).player.isPlaying")
        #expect(try page.value("\(phone).stage.progress === 1 || \(phone).stage.progress === 0", as: Bool.self))
        _ = try page.value("(\(phone).shadowRoot.querySelector('.phone').focus(), true)", as: Bool.self)
        try page.press("Home", code: 36)
        try page.press("ArrowRight", code: 39)
        #expect(try page.value("\(phone).stage.progress", as: Double.self) == 0.04)
        #expect(try page.value("\(phone).shadowRoot.querySelector('.phone').getAttribute('aria-valuenow')") == "4")
        #expect(try page.value(matrix) != before)
        try page.press("Enter", code: 13)
        try page.wait(for: "\(phone).stage.progress === 1")
    }

    @Test("A name that it does not have is only words")
    func unknown() throws {
        let answer = try Harness.answer(
            [String].self,
            in: site(
                "<script src=\"embed.js\" data-transition=\"__proto__\"></script><script src=\"embed.js\"></script>"),
            body: Self.words + """
                const other = document.createElement("repertoire-transition");
                other.setAttribute("name", "<img src=x onerror=document.documentElement.dataset.harm=1>");
                byId("place").append(other);
                other.remove();
                byId("place").append(other);
                await wait(50);
                if ("harm" in document.documentElement.dataset || document.images.length) throw new Error("it became markup");
                return phones().map((phone) => phone.shadowRoot.textContent.trim());
                """)
        #expect(
            answer == [
                "Repertoire has no “__proto__” to embed.",
                "Repertoire has no “<img src=x onerror=document.documentElem” to embed.",
            ])
    }

    @Test("It draws the screens where the library has them")
    func places() throws {
        let text = try Harness.answer(
            String.self,
            in: site(
                "<repertoire-transition name=\"cover\"></repertoire-transition><script src=\"embed.js\"></script>"),
            prefersStills: true,
            body: Self.words + """
                await wait(50);
                const [phone] = phones();
                phone.stage.seek(0.25);
                const box = inner(phone, ".w-element").getBoundingClientRect();
                const screen = inner(phone, ".screen").getBoundingClientRect();
                return ((box.top - screen.top) / screen.height).toFixed(3);
                """)
        let scene = TransitionScene(size: Recorder.phone, container: .modal)
        let pose = CatalogueAnimator.cover.choreography(in: scene).foreground.motions.map { $0.pose(at: 0.25).offset.y }
        #expect(text == String(format: "%.3f", pose.reduce(0, +)))
    }
}
