import Foundation
import Testing
import TransitionAnimations

@testable import GalleryCommand

/// The section of the page with the transitions that UIKit draws.
struct SystemPageTests {
    private func page() throws -> (text: String, files: [String]) {
        let site = Site(
            [EncodedEntry(SiteTests.entry("fade"))], items: [], reduced: nil, links: SiteLinks(),
            template: try Site.template())
        let page = try #require(site.files.first { $0.name == "index.html" })
        return (String(decoding: page.data, as: UTF8.self), site.files.map(\.name))
    }

    @Test("Y1: the page lists them apart, says that the system draws them, and has no recording of them")
    func section() throws {
        let (text, files) = try page()
        #expect(text.components(separatedBy: "The system draws this.").count - 1 == BuiltInTransition.system.count)
        for transition in BuiltInTransition.system {
            #expect(text.contains("<code class=\"line\">.\(transition.rawValue)</code>"))
            #expect(!text.contains("data-name=\"\(transition.rawValue)\""))
        }
        #expect(text.contains("1 transition<"))
        #expect(files.filter { $0.hasPrefix("data/system") }.isEmpty)
    }
}
