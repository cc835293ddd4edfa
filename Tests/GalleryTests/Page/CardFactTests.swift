import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// The line of facts on a card.
@Suite struct CardFactTests {
    private struct Whoosh: TransitionAnimator {
        var author = "Ann"
        var info: AnimatorInfo {
            AnimatorInfo(
                name: "acme.whoosh", title: "Whoosh", author: author, summary: "It falls out below.",
                containers: [.navigation, .modal])
        }
        let duration = 0.456
        func choreography(in scene: TransitionScene) -> Choreography { Choreography(foreground: .from(.offset(y: 1))) }
    }

    @Test("R10: a plugin's card names its author; the package's own names none")
    func facts() {
        let kinds = ContainerKind.allCases.filter { $0 != .tab }.map { "\($0)" }.joined(separator: ", ")
        #expect(Card(Whoosh()).facts == "0.46 s · \(kinds)")
        #expect(Card(Whoosh()).html.contains("</a>\n    <p class=\"by\">by Ann</p></li>"))
        #expect(Card(CatalogueAnimator.slide).author == nil && !Card(CatalogueAnimator.slide).html.contains("by\">"))
    }

    @Test("A handle becomes a link to a profile, in a sentence of its own below the card")
    func handle() {
        let html = Card(Whoosh(author: "Ann \"A\" Lee (@ann-lee2)")).html
        let link = "<a href=\"https://github.com/ann-lee2\" rel=\"noopener noreferrer\">Ann &quot;A&quot; Lee</a>"
        #expect(html.contains("<p class=\"by\">by \(link)</p>"))
        let (name, profile) = (Author("(@ann)").name, Author("(@ann)").profile)
        #expect(name == "@ann" && profile == "https://github.com/ann")
    }

    @Test(
        "What cannot be a handle stays part of the name",
        arguments: [
            "Ann", "Ann (ann)", "Ann (@)", "Ann (@-a)", "Ann (@a-)", "Ann (@a/../b)", "Ann (@a b)", "Ann (@é)",
            "Ann (@a) Lee", "Ann (@" + String(repeating: "a", count: 40) + ")", "Ann (@a\"onclick=x)",
        ])
    func noHandle(text: String) {
        #expect(Author(text).profile == nil && Author(text).name == text)
        #expect(!Author(text).html.contains("<a"))
    }

    @Test("A number that is not finite is stored as 0 in every attribute", arguments: Attribute.allCases)
    func notFinite(attribute: Attribute) {
        #expect(attribute.rounded([.nan, .infinity, -.infinity, -0.0]) == [0, 0, 0, 0])
        #expect(attribute.rounded([1e300]).allSatisfy { $0.isFinite })
    }
}
