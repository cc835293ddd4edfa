import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionRecipes
import TransitionTestSupport
import TransitionUIKit
import UIKit

@testable import GalleryModel

/// The recipe of a transition's page, written and read.
@MainActor
struct TrialRecipeTests {
    private let registry = TransitionRegistry.standard

    @Test("The recipe says what the Swift says, and another page reads it")
    func written() throws {
        var trial = TrialSettings(name: "fold")
        trial.set("strips", to: .count(6))
        trial.timing = .curve(x1: 0.3, y1: 0, x2: 0.2, y2: 1)
        trial.duration = 0.8
        let text = try trial.recipe(in: registry)
        let part = RecipePart("fold", settings: ["strips": 6], duration: 0.8, timing: .curve(0.3, 0, 0.2, 1))
        #expect(try TransitionRecipe(json: Data(text.utf8)) == TransitionRecipe(part))
        var other = TrialSettings(name: "fold")
        other.isRightToLeft = true
        try other.take(recipe: text, in: registry)
        #expect(other.values == trial.values && other.timing == trial.timing && other.duration == trial.duration)
        #expect(other.isRightToLeft)
        #expect(try other.line(in: registry).swift == trial.line(in: registry).swift)
    }

    @Test("A recipe that has less takes back what was set")
    func lessThanBefore() throws {
        var trial = TrialSettings(name: "fold")
        trial.set("strips", to: .count(6))
        (trial.timing, trial.duration) = (.spring(response: 0.4, dampingRatio: 0.8), 2)
        try trial.take(recipe: #"{"version": 1, "name": "fold"}"#, in: registry)
        #expect(trial == TrialSettings(name: "fold"))
    }

    @Test("A spring of a recipe plays in the animator's time")
    func spring() throws {
        var trial = TrialSettings(name: "fold")
        let json = #"{"version": 1, "name": "fold", "timing": {"spring": {"response": 1, "dampingRatio": 0.5}}}"#
        try trial.take(recipe: json, in: registry)
        let played = try trial.animator(in: registry)
        #expect(
            played.duration == CatalogueAnimator.fold.duration
                && played.timing == .spring(response: 1, dampingRatio: 0.5))
    }

    @Test("A former name leads to the page of today")
    func formerName() throws {
        var trial = TrialSettings(name: "flyingView")
        try trial.take(recipe: #"{"version": 1, "name": "keyView", "duration": 1}"#, in: registry)
        #expect(trial.duration == 1)
    }

    @Test("What the page cannot show is refused, and nothing changes")
    func refused() {
        var trial = TrialSettings(name: "fold")
        trial.duration = 2
        func refusal(_ json: String) -> RecipeRefusal? {
            thrown(RecipeRefusal.self) { try trial.take(recipe: json, in: registry) }
        }
        #expect(refusal(#"{"version": 1, "name": "cube"}"#) == .another("cube"))
        #expect(refusal(#"{"version": 1, "combine": ["fold", "fade"]}"#) == .noControl)
        #expect(refusal(#"{"version": 1, "name": "fold", "mirrored": true}"#) == .noControl)
        guard case .unusable(let error) = refusal(#"{"version": 1, "name": "fold", "duration": 99}"#) else {
            Issue.record("a duration of 99 seconds was taken")
            return
        }
        #expect(error.path == "$.duration")
        #expect(trial.duration == 2)
    }
}
