import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport

@testable import TransitionRecipes

/// Writing and reading change nothing.
struct RoundTripTests {
    /// Describes an animator, writes and reads the recipe, and makes the animator again.
    private static func again(
        _ animator: any TransitionAnimator, in registry: TransitionRegistry = .standard
    ) throws -> (recipe: TransitionRecipe, animator: any TransitionAnimator) {
        let recipe = try TransitionRecipe(of: animator, in: registry)
        let read = try TransitionRecipe(json: Data(try recipe.json().utf8))
        #expect(read == recipe)
        var resolver = RecipeResolver(registry: registry)
        return (recipe, try resolver.animator(of: read.part, at: .root))
    }

    @Test("Each animator of the catalogue, with each end of its settings", arguments: BuiltInTransition.allCases)
    func catalogue(transition: BuiltInTransition) throws {
        let (recipe, animator) = try Self.again(transition.animator)
        #expect(recipe == TransitionRecipe(RecipePart(TransitionName(transition.rawValue))))
        #expect(animator.playsSame(as: transition.animator))
        for setting in transition.animator.settings {
            for value in setting.domain.ends {
                let changed = try #require(setting.changed(to: value))
                let (recipe, animator) = try Self.again(changed)
                #expect(animator.playsSame(as: changed))
                #expect(animator.setting(setting.name)?.value == changed.setting(setting.name)?.value)
                guard case .named(_, let settings) = recipe.part.source else { throw CancellationError() }
                #expect(Set(settings.keys).isSubset(of: [setting.name]))
            }
        }
    }

    @Test("Whatever combinators make of an animator")
    func combinators() throws {
        let animators: [any TransitionAnimator] = [
            CatalogueAnimator.fold(strips: 6).duration(0.8), CatalogueAnimator.slide.timing(.linear).mirrored,
            CatalogueAnimator.slide.reversed.mirrored.withoutElements, CatalogueAnimator.cube.wholeWindow,
            CatalogueAnimator.slide(from: .top).combined(with: .fade),
            CatalogueAnimator.slide.combined(with: .fade).combined(with: .scale),
            CatalogueAnimator.slide.combined(with: CatalogueAnimator.fade.combined(with: .scale)),
            CatalogueAnimator.slide.combined(with: CatalogueAnimator.slide(from: .top)).duration(2).reversed,
            CatalogueAnimator.slide.backward(.cover).timing(.spring(response: 0.3, dampingRatio: 0.6)),
            CatalogueAnimator.slide.mirrored.backward(CatalogueAnimator.cover.combined(with: .fade)).mirrored,
            CatalogueAnimator.slide.combined(with: .identity), BuiltInTransition.Former.star.animator,
        ]
        for animator in animators {
            #expect(try Self.again(animator).animator.playsSame(as: animator), "\(animator)")
        }
    }

    @Test("The list of a combination is as flat as it was")
    func flat() throws {
        let three = CatalogueAnimator.slide.combined(with: .fade).combined(with: .scale)
        #expect(
            try TransitionRecipe(of: three, in: .standard).part
                == RecipePart(.combination([RecipePart("slide"), RecipePart("fade"), RecipePart("scale")])))
    }

    @Test("Animators at random", arguments: 0..<8)
    func random(seed: UInt64) throws {
        var recipes = RandomRecipes(seed: seed)
        for _ in 0..<40 {
            let part = recipes.part()
            var resolver = RecipeResolver(registry: .standard)
            let animator = try resolver.animator(of: part, at: .root)
            #expect(resolver.notices.isEmpty)
            #expect(try Self.again(animator).animator.playsSame(as: animator), "\(part)")
        }
    }

    @Test("Recipes at random are equal after writing and reading, to the last bit", arguments: 0..<8)
    func text(seed: UInt64) throws {
        var recipes = RandomRecipes(seed: seed + 100)
        for _ in 0..<100 {
            let recipe = TransitionRecipe(
                recipes.part(), requires: ["name", "acme.whoosh"].filter { _ in Bool.random(using: &recipes.random) },
                otherwise: (0..<Int.random(in: 0...2, using: &recipes.random)).map { _ in recipes.part(depth: 1) })
            let text = try recipe.json()
            let read = try file(text)
            #expect(read.recipe == recipe)
            #expect(read.notices.isEmpty)
            #expect(try read.recipe.json() == text)
        }
    }

    @Test("Names with any characters are written so that a page may contain them")
    func characters() throws {
        let name = "é\"\\\n\u{0}</script>😀\u{2028}"
        let recipe = TransitionRecipe(RecipePart(TransitionName(name), settings: [name: .text(name)]))
        let text = try recipe.json()
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(!text.contains("<"))
        #expect(try TransitionRecipe(json: Data(text.utf8)) == recipe)
    }

    @Test("An animator that was registered under its own name is written by it")
    func registered() throws {
        let registry = TransitionRegistry()
        try registry.register(contentsOf: BuiltInTransition.allCases.map(\.animator))
        var info = CatalogueAnimator.slide.info
        info.name = "acme.slow"
        let slow = CatalogueAnimator.slide.combined(with: .fade).mirrored.duration(2).info(info)
        try registry.register(slow)
        #expect(try TransitionRecipe(of: slow, in: registry) == TransitionRecipe(RecipePart("acme.slow")))
        let (recipe, again) = try Self.again(slow.mirrored.timing(.linear), in: registry)
        var part = RecipePart("acme.slow", timing: .linear)
        part.isMirrored = true
        #expect(recipe == TransitionRecipe(part))
        #expect(again.playsSame(as: slow.mirrored.timing(.linear)))
    }

    @Test("What no recipe can say is a typed error")
    func inexpressible() {
        func error(_ animator: any TransitionAnimator) -> RecipeError.Problem? {
            thrown(RecipeError.self) { try TransitionRecipe(of: animator, in: .standard) }?.problem
        }
        // The name is that of the catalogue, and the motion is not.
        let other = CatalogueAnimator("slide", "Nothing.") { _ in Choreography(foreground: .from(.opacity(0))) }
        #expect(error(other) == .inexpressible("slide"))
        var info = CatalogueAnimator.slide.info
        info.title = "My slide"
        #expect(error(CatalogueAnimator.slide.info(info)) == .inexpressible("slide"))
        #expect(error(CatalogueAnimator("acme.nothing", "Nothing.") { _ in .identity }) != nil)
        #expect(error(CatalogueAnimator.slide.duration(-1)) == .outOfRange(-1, 0...60))
        #expect(error(CatalogueAnimator.slide.duration(.infinity)) == .outOfRange(.infinity, 0...60))
        var many: any TransitionAnimator = CatalogueAnimator.fade
        for _ in 0..<16 { many = many.combined(with: .fade) }
        #expect(error(many) == .tooManyParts(limit: 8))
    }

    @Test("What UIKit draws is a typed error, adjusted and combined, too", arguments: BuiltInTransition.system)
    func system(transition: BuiltInTransition) {
        let animators: [any TransitionAnimator] = [
            transition.animator, transition.animator.duration(1),
            CatalogueAnimator.fade.combined(with: transition.animator),
            CatalogueAnimator.fade.backward(transition.animator),
        ]
        for animator in animators {
            let error = thrown(RecipeError.self) { try TransitionRecipe(of: animator, in: .standard) }
            #expect(error?.problem == .drawnBySystem(TransitionName(transition.rawValue)))
        }
        let recipe = TransitionRecipe(RecipePart(TransitionName(transition.rawValue)))
        let error = thrown(RecipeError.self) { try recipe.animator(in: .standard) }
        #expect(error?.problem == .drawnBySystem(TransitionName(transition.rawValue)))
        #expect(error?.path == "$.name")
    }

    @Test("A recipe that could not be read is not written")
    func unwritable() {
        func error(_ part: RecipePart) -> RecipeError? {
            thrown(RecipeError.self) { try TransitionRecipe(part).json() }
        }
        #expect(error(RecipePart("cube", duration: .nan))?.path == "$.duration")
        #expect(error(RecipePart("cube", settings: ["a": .number(.infinity)]))?.path == "$.settings.a")
        #expect(error(RecipePart("cube", duration: 61))?.problem == .outOfRange(61, 0...60))
        #expect(error(RecipePart(.combination([RecipePart("cube")])))?.path == "$.combine")
        #expect(error(RecipePart(TransitionName(String(repeating: "a", count: 300))))?.problem == .tooLong(limit: 256))
        let many = RecipePart(.combination(Array(repeating: RecipePart("fade"), count: 17)))
        #expect(error(many)?.problem == .tooManyParts(limit: 8))
    }
}
