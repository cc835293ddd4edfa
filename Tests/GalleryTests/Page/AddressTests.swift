import Foundation
import Testing

@testable import GalleryCommand

/// The page's address where the browser does not take every change at once, as it does when a slider is dragged. Needs
/// Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct AddressTests {
    private struct Answer: Decodable, Equatable {
        var refused: String
        var later: String
        var isOpen: Bool
    }

    /// Refuses what `kind` does while `work` runs, and says how the address was then and more than a second later.
    private func answer(_ kind: String, refusal: String, work: String) throws -> Answer {
        let site = Site(
            ["push", "fade"].map { SiteTests.entry($0) }, reduced: SiteTests.recording(distance: 2),
            template: try Site.template())
        return try Harness.answer(
            Answer.self, in: site, fragment: "push",
            body: """
                await wait(200);
                const { \(kind) } = history;
                history.\(kind) = () => { \(refusal) };
                const field = byId("filter");
                const look = (text) => {
                  field.value = text;
                  field.dispatchEvent(new Event("input", { bubbles: true }));
                };
                \(work)
                await wait(20);
                const refused = location.hash;
                history.\(kind) = \(kind);
                await wait(1300);
                return { refused, later: location.hash, isOpen: document.querySelector("dialog").open };
                """)
    }

    @Test(
        "An address that is refused, with an error or without a word, is there a second later, the last one alone",
        arguments: ["throw new DOMException('', 'SecurityError');", ""])
    func refused(refusal: String) throws {
        let answer = try answer("replaceState", refusal: refusal, work: "look('f'); look('fa');")
        #expect(answer == Answer(refused: "#push", later: "#push?q=fa", isOpen: true))
    }

    @Test("Who has gone somewhere else by then stays there")
    func gone() throws {
        let answer = try answer("replaceState", refusal: "", work: "look('fa'); location.hash = 'fade';")
        #expect(answer == Answer(refused: "#fade", later: "#fade", isOpen: true))
    }

    @Test("The detail closes although the browser does not take the address yet")
    func closed() throws {
        let answer = try answer("pushState", refusal: "throw new Error('too often');", work: "byId('close').click();")
        #expect(answer.later.isEmpty && !answer.isOpen)
        #expect(answer.refused == "#push")
    }
}
