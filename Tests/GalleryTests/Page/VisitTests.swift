import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// What a visitor does with the page in the first minutes, in a real browser. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct VisitTests {
    /// `cards` is called as the list of cards might be; `fold` takes a second, the others a thirtieth of one.
    private func site() throws -> Site {
        var entries = ["cards", "cube", "fold"].map { SiteTests.entry($0, kinds: ContainerKind.allCases) }
        entries[2].recording.pace = (0...60).map { Double($0) / 60 }
        return Site(
            entries, reduced: SiteTests.recording(distance: 200, kinds: ContainerKind.allCases),
            template: try Site.template())
    }

    private func open(_ fragment: String, size: (width: Int, height: Int) = (1280, 800)) throws -> LivePage {
        let page = try LivePage(site(), fragment: fragment, size: size)
        if !fragment.isEmpty {
            try page.wait(for: "!!Gallery.detail.stage && !Gallery.detail.player.isPlaying")
        }
        return page
    }

    private let isOpen = "document.querySelector('dialog').open"

    private func compare(_ name: String, in page: LivePage) throws {
        _ = try page.value(
            """
            (() => {
              const other = document.getElementById("other");
              other.value = "\(name)";
              other.dispatchEvent(new Event("change"));
              return true;
            })()
            """, as: Bool.self)
    }

    @Test("The first Tab leads past the header, to the cards, and opens none")
    func skip() throws {
        let page = try open("")
        try page.press("Tab", code: 9)
        try page.press("Enter", code: 13, text: "\r")
        try page.wait(for: "document.activeElement.classList.contains('shelves')")
        #expect(try page.value(isOpen) == false)
    }

    @Test("Beside another, both play at once and each to its own end; names are below them until the view is closed")
    func beside() throws {
        let page = try open("cube")
        try compare("fold", in: page)
        let x = "Number(document.querySelector('#other-screen [data-mover]').style.left.slice(0, -2))"
        try page.wait(for: "Gallery.detail.player.isPlaying")
        try page.wait(for: "!Gallery.detail.player.isPlaying")
        #expect(try page.value(x, as: Double.self) == 20)
        #expect(
            try page.value("[...document.querySelectorAll('.caption')].map((text) => text.textContent).join()")
                == "Cube,Fold")
        // Backward too, from the end of the slower one.
        try page.click("#other-phone")
        try page.wait(for: "Gallery.detail.stage.direction === 'backward' && !Gallery.detail.player.isPlaying")
        #expect(try page.value(x, as: Double.self) == 0)
        try page.press("Escape", code: 27)
        try page.wait(for: "!\(isOpen)")
        #expect(try page.value("document.getElementById('other').value") == "")
        #expect(try page.value("document.getElementById('other-one').hidden") == true)
    }

    @Test("A tap that leads back is the way of one transition, Pop that is chosen is that of all")
    func way() throws {
        let page = try open("cube")
        try page.click("#detail-phone")
        try page.wait(for: "Gallery.detail.stage.direction === 'backward' && !Gallery.detail.player.isPlaying")
        try page.click("#next")
        try page.wait(for: "location.hash === '#fold' && Gallery.detail.stage?.direction === 'forward'")
        try page.click("#direction label:nth-of-type(2)")
        try page.wait(for: "Gallery.detail.stage?.direction === 'backward'")
        try page.click("#previous")
        try page.wait(for: "location.hash === '#cube?way=back' && Gallery.detail.stage?.direction === 'backward'")
        try page.press("Escape", code: 27)
        try page.wait(for: "!\(isOpen)")
        _ = try page.value("location.hash = '#fold'", as: String.self)
        try page.wait(for: "\(isOpen) && Gallery.detail.stage?.direction === 'forward'")
    }

    @Test("Full screen is the screen's, with the name and what plays it, and its cross leads back")
    func fullScreen() throws {
        let page = try open("cube")
        try page.click("#full")
        try page.wait(for: "document.fullscreenElement !== null")
        for part in ["#detail-title", "#scrubber", "#play", "#close", "#detail-phone"] {
            let isThere: Bool = try page.value(
                """
                (() => {
                  const { top, bottom, height } = document.querySelector("\(part)").getBoundingClientRect();
                  return height > 0 && top >= 0 && bottom <= innerHeight;
                })()
                """)
            #expect(isThere, "\(part)")
        }
        #expect(
            try page.value("document.getElementById('detail-phone').offsetHeight / innerHeight", as: Double.self)
                > 0.55)
        #expect(try page.value("document.getElementById('full').textContent") == "Leave full screen")
        try page.click("#close")
        try page.wait(for: "document.fullscreenElement === null")
        #expect(try page.value(isOpen) == true)
        #expect(try page.value("document.getElementById('full').textContent") == "Full screen")
    }

    @Test("The strip of frames is in sight as soon as it is asked for", arguments: [(1366, 768), (1280, 800)])
    func frames(width: Int, height: Int) throws {
        let page = try open("cube", size: (width, height))
        try page.click("#show-frames")
        try page.wait(for: "document.querySelectorAll('#frames li').length === 7")
        let isThere: Bool = try page.value(
            """
            (() => {
              const dialog = document.querySelector("dialog").getBoundingClientRect();
              return document.getElementById("frames").getBoundingClientRect().bottom <= dialog.bottom;
            })()
            """)
        #expect(isThere)
    }

    @Test(
        "The phone is large enough to be swiped, in small windows too", arguments: [(390, 664), (375, 553), (320, 568)])
    func smallWindow(width: Int, height: Int) throws {
        let page = try open("cube", size: (width, height))
        #expect(try page.value("document.getElementById('detail-screen').offsetWidth", as: Int.self) >= 140)
    }

    @Test("A tag that hides what is looked for is named, and can be left out; words for sides find")
    func findsNothing() throws {
        var entries = ["cube", "cards", "fold"].map { SiteTests.entry($0) }
        for index in [1, 2] { entries[index].card.tags = ["paper"] }
        let page = try LivePage(
            Site(entries, template: try Site.template()), fragment: "?tag=paper&q=cube", size: (1280, 800))
        #expect(
            try page.value("document.getElementById('none-text').textContent")
                == "Nothing by that name is tagged paper.")
        try page.click("#all")
        try page.wait(for: "location.hash === '#?q=cube'")
        #expect(try page.value("document.getElementById('count').textContent") == "1 transition")
        let found: [String] = try page.value(
            """
            ["cube left", "make it fold", "page flip"].map((text) => (
              Gallery.search.matches(text).map((card) => card.dataset.name).join()))
            """)
        #expect(found == ["cube", "fold", ""])
    }
}
