import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// The section of the page with elements that fly.
@Suite struct ElementPageTests {
    private static func entry(_ name: String, title: String) -> ElementEntry {
        var recording = SiteTests.entry(name).recording
        recording.run = RunSettings(timing: .linear, duration: 0.4)
        return ElementEntry(name: name, title: title, recording: EncodedRecording(recording))
    }

    private static func site(_ elements: [ElementEntry]) throws -> Site {
        Site(
            [EncodedEntry(SiteTests.entry("fade"))], items: [], elements: elements, reduced: nil, links: SiteLinks(),
            template: try Site.template())
    }

    private static let two = [entry("fade", title: "Fade"), entry("cube", title: "Cube <b>")]

    private func text(_ name: String, of site: Site) throws -> String {
        String(decoding: try #require(site.files.first { $0.name == name }).data, as: UTF8.self)
    }

    @Test("E14: each transition has a phone; all recordings are one file, beside those of the transitions themselves")
    func section() throws {
        let site = try Self.site(Self.two)
        let page = try text("index.html", of: site)
        #expect(page.contains("Flying elements") && page.contains("1 transition<"))
        #expect(page.components(separatedBy: "class=\"flying\"").count == 3 && !page.contains("<!--ELEMENTS"))
        #expect(page.contains("Over Cube &lt;b&gt;") && page.contains("detail.imageView.transitionID = print.id"))
        #expect(page.contains("<code>import TransitionElements\n\ncell.imageView.transitionID = print.id\ncell."))
        #expect(page.contains("navigationController.setNavigationTransition(.fade)</code>"))
        let recordings = try text(ElementSection.file, of: site)
        for name in ["fade", "cube"] { #expect(recordings.contains("Gallery.add(\"elements over \(name)\",{")) }
        #expect(try text("data/fade.js", of: site).hasPrefix("Gallery.add(\"fade\",{"))
    }

    @Test("E14: without recordings there is no section and no file")
    func none() throws {
        let site = try Self.site([])
        #expect(try !text("index.html", of: site).contains("Flying elements"))
        #expect(!site.files.contains { $0.name == ElementSection.file })
    }

    private func open(prefersStills: Bool = false) throws -> LivePage {
        let page = try LivePage(try Self.site(Self.two), prefersStills: prefersStills)
        _ = try page.place(of: ".flying-phone")
        try page.wait(for: "!!Gallery.elements.table(Gallery.elements.all[0]).stage")
        return page
    }

    private let table = "Gallery.elements.table(Gallery.elements.all[0])"

    @Test(
        "E14: a phone plays by itself until it is tapped; a tap opens, and a finger leads back or lets it stay",
        .inChromium)
    func finger() throws {
        let page = try open()
        try page.wait(for: "\(table).stage.direction === 'backward' && \(table).stage.fraction > 0.5")
        let ended = "!\(table).player.isPlaying"
        try page.drag(try page.place(of: ".flying-phone"))
        try page.wait(for: ended)
        try page.pass(3)
        let rest: Double = try page.value("\(table).stage.progress")
        #expect(rest == 0)
        try page.click(".flying-phone")
        try page.wait(for: "\(ended) && \(table).stage.progress === 1")
        func place(_ x: Double) throws -> (x: Double, y: Double) { try page.place(of: ".flying-phone", x: x, y: 0.5) }
        try page.drag(try place(0.1), try place(0.2), try place(0.4), pause: 0.2)
        try page.wait(for: ended)
        #expect(try page.value("\(table).stage.progress") == 1)
        try page.drag(try place(0.1), try place(0.2), try place(0.9), pause: 0.2)
        try page.wait(for: ended)
        #expect(try page.value("\(table).stage.progress") == 0)
    }

    @Test("E14: who asked for less motion sees the grid until a key or a tap opens the print", .inChromium)
    func still() throws {
        let page = try open(prefersStills: true)
        try page.pass(3)
        #expect(try page.value("\(table).stage.progress") == 0)
        _ = try page.value("document.querySelector('.flying-phone').click(), true", as: Bool.self)
        try page.wait(for: "!\(table).player.isPlaying && \(table).stage.progress === 1")
    }
}
