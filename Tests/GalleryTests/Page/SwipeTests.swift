import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// A mouse on the phone of the detail view. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct SwipeTests {
    private func open(_ fragment: String, key: (String, Int)) throws -> LivePage {
        var entry = SiteTests.entry("slide", kinds: ContainerKind.allCases)
        entry.recording.run = RunSettings(timing: .linear, duration: 0.4)
        let page = try LivePage(Site([entry], template: try Site.template()), fragment: fragment)
        try page.wait(for: "!!Gallery.detail.stage")
        try page.press(key.0, code: key.1)
        try page.wait(for: "!Gallery.detail.player.isPlaying")
        return page
    }

    private func place(_ page: LivePage, _ x: Double, _ y: Double) throws -> (x: Double, y: Double) {
        try page.place(of: "#detail-screen", x: x, y: y)
    }

    private let ended = "!Gallery.detail.player.isPlaying"

    @Test("In a navigation controller a swipe goes back, one called off stays, and one forward does nothing")
    func navigation() throws {
        let page = try open("slide/navigation", key: ("End", 35))
        let progress = "Gallery.detail.stage.progress"
        // A little way, then still: it returns.
        try page.drag(
            try place(page, 0.1, 0.5), try place(page, 0.2, 0.5), try place(page, 0.4, 0.5), pause: 0.2)
        try page.wait(for: ended)
        #expect(try page.value(progress) == 1)
        #expect(try page.value("Gallery.detail.stage.direction") == "backward")
        try page.drag(
            try place(page, 0.1, 0.5), try place(page, 0.2, 0.5), try place(page, 0.9, 0.5), pause: 0.2)
        try page.wait(for: ended)
        #expect(try page.value(progress) == 0)
        try page.drag(
            try place(page, 0.9, 0.5), try place(page, 0.7, 0.5), try place(page, 0.1, 0.5), pause: 0.2)
        #expect(try page.value(progress) == 0)
        let hint = "document.getElementById('hint').textContent"
        #expect(try page.value(hint) == "A push begins with a tap; swipes lead back.")
        try page.wait(for: "\(hint).startsWith('Tap the phone to push')")
        // A tap pushes.
        try page.click("#detail-screen")
        try page.wait(for: "\(ended) && Gallery.detail.stage.fraction === 1")
        #expect(try page.value(progress) == 1)
    }

    @Test("Between tabs a swipe leads both ways, and may turn around")
    func tabs() throws {
        let page = try open("slide/tab", key: ("Home", 36))
        let progress = "Gallery.detail.stage.progress"
        try page.drag(
            try place(page, 0.9, 0.5), try place(page, 0.8, 0.5), try place(page, 0.2, 0.5),
            try place(page, 0.7, 0.5), pause: 0.2)
        try page.wait(for: ended)
        #expect(try page.value(progress) == 0)
        try page.drag(
            try place(page, 0.9, 0.5), try place(page, 0.8, 0.5), try place(page, 0.3, 0.5), pause: 0.2)
        try page.wait(for: ended)
        #expect(try page.value(progress) == 1)
        try page.drag(
            try place(page, 0.1, 0.5), try place(page, 0.2, 0.5), try place(page, 0.7, 0.5), pause: 0.2)
        try page.wait(for: ended)
        #expect(try page.value(progress) == 0)
        #expect(try page.value("document.querySelector('#direction input:checked').value") == "backward")
    }

    @Test("A presentation is pulled down; a flick needs no distance")
    func modal() throws {
        let page = try open("slide/modal", key: ("End", 35))
        let progress = "Gallery.detail.stage.progress"
        try page.drag(
            try place(page, 0.5, 0.1), try place(page, 0.9, 0.12), try place(page, 0.95, 0.13), pause: 0.2)
        #expect(try page.value(progress) == 1)
        // Two events without a pause between: far more than 500 points a second.
        try page.drag(try place(page, 0.5, 0.1), try place(page, 0.5, 0.14), try place(page, 0.5, 0.34))
        try page.wait(for: ended)
        #expect(try page.value(progress) == 0)
    }

    @Test("The curve is dragged by its handles; a spring that may not swing says why")
    func curve() throws {
        let page = try open("slide/navigation", key: ("Home", 36))
        _ = try page.value("document.getElementById('knobs').open = true", as: Bool.self)
        let line = "document.getElementById('line').textContent"
        // From the beginning of the linear curve to the middle of its base.
        let from = try page.place(of: "#curve .grip")
        let box: [Double] = try page.value(
            "(({ x, y, width, height }) => [x, y, width, height])(document.getElementById('curve').getBoundingClientRect())"
        )
        let unit = box[2] / 108
        try page.drag(from, (from.x + 20 * unit, from.y), (from.x + 50 * unit, from.y))
        #expect(try page.value(line) == "navigation(.slide.timing(.curve(0.5, 0, 1, 1)))")
        #expect(try page.value("location.hash") == "#slide/navigation?timing=curve_0.5_0_1_1")
        _ = try page.value(
            """
            (() => {
              const timing = document.getElementById("timing");
              timing.value = "spring";
              timing.dispatchEvent(new Event("change", { bubbles: true }));
              return true;
            })()
            """, as: Bool.self)
        #expect(try page.value("document.getElementById('spring-note').hidden") == false)
    }

    @Test("Another timing is drawn, played and written")
    func knobs() throws {
        let page = try open("slide/navigation", key: ("Home", 36))
        _ = try page.value("document.getElementById('knobs').open = true", as: Bool.self)
        func choose(_ id: String, _ value: String, _ event: String) throws {
            _ = try page.value(
                """
                (() => {
                  const control = document.getElementById("\(id)");
                  control.value = "\(value)";
                  control.dispatchEvent(new Event("\(event)", { bubbles: true }));
                  return true;
                })()
                """, as: Bool.self)
        }
        let line = "document.getElementById('line').textContent"
        try choose("timing", "easeIn", "change")
        #expect(try page.value(line) == "navigation(.slide.timing(.easeIn))")
        try choose("duration", "1.5", "input")
        #expect(try page.value(line) == "navigation(.slide.timing(.easeIn).duration(1.5))")
        #expect(try page.value("Gallery.detail.stage.seconds", as: Double.self) == 1.5)
        // The recording is linear, and the curve begins slowly.
        #expect(try page.value("Gallery.detail.stage.fractionAt(0.375) < 0.12", as: Bool.self))
        let points: String = try page.value("document.getElementById('curve-line').getAttribute('points')")
        #expect(points.split(separator: " ").count == 101)
        try choose("timing", "spring", "change")
        #expect(
            try page.value(line)
                == "navigation(.slide.timing(.spring(response: 0.5, dampingRatio: 0.8)).duration(1.5))")
        try page.click("#own-time")
        #expect(try page.value(line) == "navigation(.slide)")
        #expect(try page.value("Gallery.detail.stage.seconds < 0.1", as: Bool.self))
    }
}
