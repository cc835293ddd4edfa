import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// The line of facts on a card.
@Suite struct CardFactTests {
    private struct Whoosh: TransitionAnimator {
        let info = AnimatorInfo(
            name: "acme.whoosh", title: "Whoosh", author: "Ann", summary: "It falls out below.",
            containers: [.navigation, .modal])
        let duration = 0.456
        func choreography(in scene: TransitionScene) -> Choreography { Choreography(foreground: .from(.offset(y: 1))) }
    }

    @Test("R10: a plugin's card names its author after duration and containers; the package's own names none")
    func facts() {
        let kinds = ContainerKind.allCases.filter { $0 != .tab }.map { "\($0)" }.joined(separator: ", ")
        #expect(Card(Whoosh()).facts == "0.46 s · \(kinds) · by Ann")
        #expect(!Card(CatalogueAnimator.slide).facts.contains("by "))
    }

    @Test("A number that is not finite is stored as 0 in every attribute", arguments: Attribute.allCases)
    func notFinite(attribute: Attribute) {
        #expect(attribute.rounded([.nan, .infinity, -.infinity, -0.0]) == [0, 0, 0, 0])
        #expect(attribute.rounded([1e300]).allSatisfy { $0.isFinite })
    }
}
