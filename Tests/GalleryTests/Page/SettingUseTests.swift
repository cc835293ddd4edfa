import Foundation
import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// The settings of the detail view, used with a mouse and a keyboard that the browser takes for real. Needs Chromium;
/// skipped without it.
@Suite(.inChromium, .serialized)
struct SettingUseTests {
    private func open(_ fragment: String, size: (width: Int, height: Int) = (1280, 900)) throws -> LivePage {
        let entries = try (["cube", "fold", "blinds", "fadeThrough", "wipe"] as [TransitionName]).map {
            GalleryEntry.moving(try TransitionRegistry.standard.animator(named: $0))
        }
        let page = try LivePage(Site(entries, template: try Site.template()), fragment: fragment, size: size)
        try page.wait(for: "!!Gallery.detail.stage && !Gallery.detail.player.isPlaying")
        return page
    }

    private let line = "document.getElementById('line').textContent"
    private let x = "Number(document.querySelector('#detail-screen [data-mover]').style.left.slice(0, -2))"

    @Test("A click chooses an edge and plays; container, direction and timing keep it; the next card does not")
    func edges() throws {
        let page = try open("cube")
        try page.click("#setting-list label:nth-of-type(1)")
        try page.wait(for: "\(line) === 'modal(.cube(from: .leading))' && Gallery.detail.player.isPlaying")
        try page.wait(for: "!Gallery.detail.player.isPlaying && \(x) === 30")
        #expect(try page.value("location.hash") == "#cube?set.from=leading")
        try page.click("#container label:nth-of-type(2)")
        try page.wait(for: "Gallery.detail.stage?.container === 'tab' && \(line) === 'tab(.cube(from: .leading))'")
        #expect(try page.value("location.hash") == "#cube/tab?set.from=leading")
        try page.wait(for: "!Gallery.detail.player.isPlaying && \(x) === 30")
        try page.click("#direction label:nth-of-type(2)")
        try page.wait(for: "Gallery.detail.stage?.direction === 'backward' && \(x) === 30")
        _ = try page.value(
            """
            (() => {
              const timing = document.getElementById("timing");
              timing.value = "linear";
              timing.dispatchEvent(new Event("change", { bubbles: true }));
              return true;
            })()
            """, as: Bool.self)
        try page.wait(for: "\(line) === 'tab(.cube(from: .leading).timing(.linear))'")
        try page.press("PageDown", code: 34)
        try page.wait(for: "location.hash === '#fold/tab?way=back' && \(line) === 'tab(.fold)'")
        try page.press("PageUp", code: 33)
        try page.wait(for: "location.hash === '#cube/tab?way=back' && \(line) === 'tab(.cube)'")
    }

    @Test("Arrow keys move a slider from one recorded value to the next; a picture that is held stays at its moment")
    func slider() throws {
        let page = try open("fold")
        try page.press("Home", code: 36)
        for _ in 0..<3 { try page.press("ArrowRight", code: 39, shift: true) }
        _ = try page.value("document.getElementById('setting-0').focus() ?? true", as: Bool.self)
        let values = try OfferedSetting(
            setting: #require(CatalogueAnimator.fold.settings.first),
            values: #require(CatalogueAnimator.fold.settings.first).offered(most: 5))
        try page.press("ArrowRight", code: 39)
        let next = values.values[values.own + 1].swift
        try page.wait(for: "\(line) === 'modal(.fold(strips: \(next)))' && \(x) > 8.9")
        #expect(try abs(page.value("Gallery.detail.stage.fraction", as: Double.self) - 0.3) < 1e-9)
        #expect(try page.value("Gallery.detail.player.isPlaying") == false)
        #expect(try page.value("document.getElementById('setting-0').getAttribute('aria-valuetext')") == next)
        try page.press("ArrowLeft", code: 37)
        try page.wait(for: "\(line) === 'modal(.fold)' && location.hash === '#fold'")
        #expect(try abs(page.value("Gallery.detail.stage.fraction", as: Double.self) - 0.3) < 1e-9)
    }

    @Test("Reset puts settings and timing back")
    func reset() throws {
        let page = try open("blinds/modal?set.from=bottom&set.slats=3")
        #expect(try page.value(line) == "modal(.blinds(slats: 3, from: .bottom))")
        _ = try page.value(
            """
            (() => {
              const duration = document.getElementById("duration");
              duration.value = 1.5;
              duration.dispatchEvent(new Event("input", { bubbles: true }));
              return true;
            })()
            """, as: Bool.self)
        try page.wait(for: "\(line) === 'modal(.blinds(slats: 3, from: .bottom).duration(1.5))'")
        try page.click("#reset")
        try page.wait(for: "\(line) === 'modal(.blinds)' && location.hash === '#blinds'")
        try page.wait(for: "!Gallery.detail.player.isPlaying && \(x) === 20")
        let own = VariantPlan(CatalogueAnimator.blinds, isHeavy: false).settings.map { "\($0.own)" }
        #expect(try page.value("document.getElementById('setting-0').value") == own[0])
        #expect(try page.value("document.querySelector('#setting-list input:checked').value") == own[1])
    }

    @Test("On a phone all of it has room, and each control is as high as a finger needs", arguments: [390, 320])
    func phone(width: Int) throws {
        for name in ["blinds", "fadeThrough", "wipe"] {
            let page = try open(name, size: (width, 844))
            let heights: [Double] = try page.value(
                """
                [...document.querySelectorAll("#setting-list label:has(input), #setting-list input[type=range], #reset")]
                  .map((control) => control.getBoundingClientRect().height)
                """)
            #expect(heights.count > 2 && heights.allSatisfy { $0 >= 44 }, "\(name): \(heights)")
            let overflow: Double = try page.value(
                "document.getElementById('detail').scrollWidth - document.getElementById('detail').clientWidth")
            #expect(overflow <= 0, "\(name)")
            let beyond: Double = try page.value(
                """
                (() => {
                  const box = document.getElementById("settings").getBoundingClientRect();
                  return Math.max(...[...document.querySelectorAll("#settings *")].map((el) => el.getBoundingClientRect().right))
                    - box.right;
                })()
                """)
            #expect(beyond <= 0, "\(name)")
        }
    }
}
