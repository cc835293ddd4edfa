import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// The section of the page with roots and children.
@Suite struct SwapPageTests {
    private static func entry(_ kind: SwapKind) -> SwapEntry {
        var recording = SiteTests.entry("fade").recording
        recording.run = RunSettings(timing: .linear, duration: 0.4)
        if kind == .child { recording.containers = [.tab: recording.containers[.navigation]].compactMapValues(\.self) }
        return SwapEntry(kind: kind, name: "fade", title: "Fade <b>", recording: EncodedRecording(recording))
    }

    private static func site(_ swaps: [SwapEntry]) throws -> Site {
        Site(
            [EncodedEntry(SiteTests.entry("fade"))], items: [], swaps: swaps, reduced: nil, links: SiteLinks(),
            template: try Site.template())
    }

    private static let two = SwapKind.allCases.map(entry)

    private func text(_ name: String, of site: Site) throws -> String {
        String(decoding: try #require(site.files.first { $0.name == name }).data, as: UTF8.self)
    }

    @Test("C1, C3: a phone for a root and one for a child, with the lines that make the changes")
    func section() throws {
        let site = try Self.site(Self.two)
        let page = try text("index.html", of: site)
        #expect(page.contains("Roots and children") && !page.contains("<!--SWAPS"))
        #expect(page.components(separatedBy: "class=\"flying\"").count == 3)
        #expect(page.components(separatedBy: "data-taps").count == 2, "only a root is tapped alone")
        #expect(page.contains("Root: Fade &lt;b&gt;"))
        #expect(page.contains("<code>import TransitionSwap\n\nwindow.setRootViewController(home, transition: .fade)\n"))
        let recordings = try text(SwapSection.file, of: site)
        for kind in SwapKind.allCases { #expect(recordings.contains("Gallery.add(\"swap of the \(kind)\",{")) }
    }

    @Test("Without recordings there is no section and no file")
    func none() throws {
        let site = try Self.site([])
        #expect(try !text("index.html", of: site).contains("Roots and children"))
        #expect(!site.files.contains { $0.name == SwapSection.file })
    }

    private func table(_ index: Int) -> String { "Gallery.swaps.table(Gallery.swaps.all[\(index)])" }

    @Test("C1, C4: a tap changes root and child; a finger leads the child both ways, and no root", .inChromium)
    func finger() throws {
        let page = try LivePage(try Self.site(Self.two), prefersStills: true)
        for index in 0...1 {
            let phone = ".flying:nth-child(\(index + 1)) .flying-phone"
            func place(_ x: Double) throws -> (x: Double, y: Double) { try page.place(of: phone, x: x, y: 0.5) }
            _ = try place(0.5)
            try page.wait(for: "!!\(table(index)).stage")
            let ended = "!\(table(index)).player.isPlaying"
            try page.click(phone)
            try page.wait(for: "\(ended) && \(table(index)).stage.progress === 1")
            if index == 0 {
                // A short drag is a tap here. As a swipe it would be cancelled.
                try page.drag(try place(0.1), try place(0.2), pause: 0.2)
                try page.wait(for: "\(ended) && \(table(index)).stage.progress === 0")
            } else {
                try page.drag(try place(0.1), try place(0.2), try place(0.9), pause: 0.2)
                try page.wait(for: ended)
                #expect(try page.value("\(table(index)).stage.progress") == 0)
                try page.drag(try place(0.9), try place(0.8), try place(0.1), pause: 0.2)
                try page.wait(for: ended)
                #expect(try page.value("\(table(index)).stage.progress") == 1)
            }
        }
    }
}
