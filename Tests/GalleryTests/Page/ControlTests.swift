import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// The controls of the detail view, used with a mouse and a keyboard that the browser takes for real. Needs Chromium;
/// skipped without it.
@Suite(.inChromium, .serialized)
struct ControlTests {
    private func site() throws -> Site {
        Site(
            [
                SiteTests.entry("slide", kinds: ContainerKind.allCases),
                SiteTests.entry("zoom", kinds: [.navigation, .modal]),
                SiteTests.entry("fade", kinds: ContainerKind.allCases, isReduceMotionSafe: true),
            ],
            reduced: SiteTests.recording(distance: 200, kinds: ContainerKind.allCases), template: try Site.template())
    }

    /// The detail view, at rest at the beginning.
    private func open(_ fragment: String) throws -> LivePage {
        let page = try LivePage(try site(), fragment: fragment)
        try page.wait(for: "!!Gallery.detail.stage")
        try page.press("Home", code: 36)
        try page.wait(for: "Gallery.detail.stage.fraction === 0 && !Gallery.detail.player.isPlaying")
        return page
    }

    @Test("A click or an arrow key chooses the container: its words, its line of Swift and its address follow")
    func container() throws {
        let page = try open("slide/navigation")
        let state = """
            [Gallery.detail.stage.container, document.getElementById("line").textContent, location.hash,
              document.querySelector("#direction span").textContent].join(" ")
            """
        #expect(try page.value(state) == "navigation navigation(.slide) #slide/navigation Push")
        try page.click("#container label:nth-of-type(2)")
        try page.wait(for: "Gallery.detail.stage?.container === 'tab'")
        #expect(try page.value(state) == "tab tab(.slide) #slide/tab Next tab")
        try page.press("ArrowRight", code: 39)
        try page.wait(for: "Gallery.detail.stage?.container === 'modal'")
        #expect(try page.value(state) == "modal modal(.slide) #slide Present")
        // The next one opens in the same container.
        try page.press("PageDown", code: 34)
        try page.wait(for: "location.hash === '#zoom' && Gallery.detail.stage?.container === 'modal'")
    }

    @Test("A container that a transition is not made for cannot be chosen, and the page says what is to be seen there")
    func fallback() throws {
        let page = try open("zoom/tab")
        #expect(try page.value("Gallery.detail.stage.container") == "modal")
        #expect(try page.value("document.querySelector('input[value=tab]').disabled") == true)
        try page.click("#container label:nth-of-type(2)")
        try page.pass(0.2)
        #expect(try page.value("Gallery.detail.stage.container") == "modal")
        let note: String = try page.value("document.getElementById('note').textContent")
        #expect(note.contains("in a tab bar") && note.contains("fade"))
    }

    @Test("The scrubber follows a mouse, and so does the picture")
    func scrubber() throws {
        let page = try open("slide")
        let x = "Number(document.querySelector('#detail-screen [data-mover]').style.left.slice(0, -2))"
        try page.drag(
            try page.place(of: "#scrubber", x: 0.1), try page.place(of: "#scrubber", x: 0.4),
            try page.place(of: "#scrubber", x: 0.75))
        let fraction: Double = try page.value("Gallery.detail.stage.fraction")
        #expect(abs(fraction - 0.75) < 0.03)
        #expect(try abs(page.value(x, as: Double.self) - fraction * 20) < 0.02)
        #expect(
            try page.value("document.getElementById('clock').textContent") == "\(Int((fraction * 100).rounded())) %")
        try page.press("ArrowRight", code: 39)
        let next: Double = try page.value("Gallery.detail.stage.fraction")
        #expect(abs(next - (fraction * 100).rounded() / 100 - 0.01) < 1e-9)
    }

    @Test("Back is the same picture seen from the other end")
    func direction() throws {
        let page = try open("slide")
        let x = "Number(document.querySelector('#detail-screen [data-mover]').style.left.slice(0, -2))"
        for _ in 0..<3 { try page.press("ArrowRight", code: 39, shift: true) }
        try page.click("#direction label:nth-of-type(2)")
        try page.wait(for: "Gallery.detail.stage?.direction === 'backward'")
        #expect(try abs(page.value("Gallery.detail.stage.fraction", as: Double.self) - 0.7) < 1e-9)
        #expect(try abs(page.value(x, as: Double.self) - 6) < 1e-9)
    }

    @Test("Right to left, switched with the space bar, draws the mirror image")
    func mirror() throws {
        let page = try open("slide")
        // Where the moving layer is on the screen, from the left and from the right.
        let sides = """
            (() => {
              const screen = document.getElementById("detail-screen").getBoundingClientRect();
              const layer = document.querySelector("#detail-screen [data-mover]").getBoundingClientRect();
              return [layer.left - screen.left, screen.right - layer.right];
            })()
            """
        try page.press("End", code: 35)
        let before: [Double] = try page.value(sides)
        _ = try page.value("document.getElementById('mirror').focus() ?? true", as: Bool.self)
        try page.press(" ", code: 32, text: " ")
        try page.wait(for: "document.getElementById('mirror').checked")
        let after: [Double] = try page.value(sides)
        #expect(before[1] - before[0] > 50)
        #expect(abs(after[0] - before[1]) < 0.5 && abs(after[1] - before[0]) < 0.5)
    }

    @Test("Reduce Motion, switched with a click, shows the cross-fade in place of what is not calm")
    func reducedMotion() throws {
        let page = try open("slide")
        let x = "Number(document.querySelector('#detail-screen [data-mover]').style.left.slice(0, -2))"
        try page.press("End", code: 35)
        #expect(try page.value(x, as: Double.self) == 20)
        try page.click(".switches label:nth-of-type(2)")
        try page.wait(for: "Gallery.detail.stage && \(x) === 200")
        let note: String = try page.value("document.getElementById('note').textContent")
        #expect(note.contains("cross-fade"))
        try page.press("PageUp", code: 33)
        try page.wait(for: "location.hash === '#fade'")
        try page.press("End", code: 35)
        try page.wait(for: "\(x) === 20")
    }
}
