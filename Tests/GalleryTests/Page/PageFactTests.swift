import Foundation
import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// What the page's scripts know beside the recordings.
@Suite struct PageFactTests {
    private struct Choosing: Decodable {
        struct Question: Decodable {
            struct Answer: Decodable {
                var word: String
                var title: String
            }
            var name: String
            var title: String
            var answers: [Answer]
        }
        var questions: [Question]
        var candidates: [String: [String]]
    }

    private struct Facts: Decodable {
        var choosing: Choosing?
        var former: [String: String]?
    }

    private func facts(of animators: [any TransitionAnimator]) throws -> Facts {
        let others = PageFacts.choosing(from: animators) + PageFacts.former(shown: animators.map(\.info.name))
        return try JSONDecoder().decode(Facts.self, from: Data(PageFacts.json(with: others).text.utf8))
    }

    @Test("Every way through the questions leads to candidates that the page shows")
    func choosing() throws {
        let animators: [CatalogueAnimator] = [.push, .slide, .sharedAxis, .cover, .zoom, .fade, .cube]
        let choosing = try #require(try facts(of: animators).choosing)
        #expect(choosing.questions.map(\.name) == ["origin", "volume", "frequency"])
        let words = choosing.questions.map { $0.answers.map(\.word) }
        try #require(words.count == 3)
        let keys = words[0].flatMap { one in words[1].flatMap { two in words[2].map { "\(one) \(two) \($0)" } } }
        #expect(Set(keys) == Set(choosing.candidates.keys) && keys.count == 36)
        for names in choosing.candidates.values {
            #expect(names.count == 3 && names.allSatisfy { animators.map(\.info.name.rawValue).contains($0) })
        }
        #expect(try facts(of: [CatalogueAnimator.slide, CatalogueAnimator.fade]).choosing == nil)
    }

    @Test("A former name leads to what replaced it, with the settings that come nearest")
    func former() throws {
        let members = PageFacts.former(shown: BuiltInTransition.allCases.map(\.animator.info.name))
        let former = try #require(
            try JSONDecoder().decode(Facts.self, from: Data(PageFacts.json(with: members).text.utf8)).former)
        #expect(former.count == BuiltInTransition.Former.allCases.count)
        #expect(former["barn"] == "split?set.toward=leading" && former["star"] == "circleReveal?set.shape=star")
        #expect(former["keyView"] == "flyingView" && former["sharedAxisY"] == "sharedAxis?set.axis=y")
        // A page without the replacement has no place to lead to.
        #expect(try facts(of: [CatalogueAnimator.split]).former == ["barn": "split?set.toward=leading"])
        #expect(try facts(of: [CatalogueAnimator.slide]).former == nil)
    }
}
