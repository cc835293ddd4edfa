import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport

@testable import TransitionRecipes

/// What plays of a recipe, and what plays instead.
struct PlayingTests {
    @Test(
        "A recipe plays as the same line of Swift",
        arguments: [
            (
                #""name": "fold", "settings": {"strips": 6}, "duration": 0.8"#,
                CatalogueAnimator.fold(strips: 6).duration(0.8)
            ),
            (
                #""name": "slide", "settings": {"from": "top"}, "timing": "linear""#,
                CatalogueAnimator.slide(from: .top).timing(.linear)
            ),
            (
                #""combine": ["slide", "fade"], "mirrored": true, "elements": false"#,
                CatalogueAnimator.slide.combined(with: .fade).mirrored.withoutElements
            ),
            (
                #""forward": "slide", "backward": "cover", "wholeWindow": true"#,
                CatalogueAnimator.slide.backward(.cover).wholeWindow
            ),
            (#""name": "circleReveal", "settings": {"shape": "star"}"#, CatalogueAnimator.circleReveal(.star)),
            (#""name": "keyView""#, CatalogueAnimator.flyingView),
        ] as [(String, any TransitionAnimator)])
    func plays(keys: String, expected: any TransitionAnimator) throws {
        let played = played(#"{"version": 1, \#(keys)}"#)
        #expect(!played.isFallback && played.errors.isEmpty && played.notices.isEmpty)
        #expect(played.animator.playsSame(as: expected))
    }

    @Test("Reversed and mirrored are two things")
    func turned() throws {
        let recipe = try TransitionRecipe(json: Data(#"{"version": 1, "name": "cover", "reversed": true}"#.utf8))
        let animator = try recipe.animator(in: .standard)
        #expect(animator.playsSame(as: CatalogueAnimator.cover.reversed))
        #expect(!animator.playsSame(as: CatalogueAnimator.cover.mirrored))
    }

    @Test("An unknown name plays otherwise, and the closest names are said")
    func unknownName() {
        let text = #"{"version": 1, "name": "cubee", "otherwise": ["slidee", {"name": "slide"}, "fade"]}"#
        let played = played(text)
        #expect(played.isFallback && played.animator.info.name == "slide")
        #expect(played.errors.map(\.path) == ["$.name", "$.otherwise[0].name"])
        #expect(
            played.errors.first?.problem
                == .unknownName(
                    "cubee", closest: TransitionName("cubee").closest(in: TransitionRegistry.standard.names)))
        #expect(marked(played.errors.first, in: text) == #""cubee""#)
        #expect(played.errors.first?.description.contains("Did you mean “cube”") == true)
    }

    @Test("A file that is not JSON plays what the app says")
    func notJSON() {
        let played = PlayedRecipe(json: Data("cube".utf8), in: .standard, otherwise: CatalogueAnimator.page)
        #expect(played.isFallback && played.animator.info.name == "page" && played.errors.count == 1)
        #expect(PlayedRecipe(json: Data(), in: .standard).animator.info.name == "fade")
    }

    @Test(
        "What cannot be read plays otherwise",
        arguments: [
            #""name": 7"#, #""name": "cube", "duration": -1"#, #""combine": []"#,
            #""name": "cube", "tokens": {"a": {"$value": "{a}"}}"#,
            #""name": "cube", "requires": ["hologram"]"#, #""name": "systemPush""#, #""name": "identity""#,
            #""name": "slide", "settings": {"from": "middle"}"#, #""name": "fold", "settings": {"strips": 2.5}"#,
        ])
    func otherwise(keys: String) {
        let played = played(#"{"version": 1, "otherwise": "page", \#(keys)}"#)
        #expect(played.isFallback && played.animator.info.name == "page" && played.errors.count == 1)
        #expect(played.errors.first?.range != nil)
    }

    @Test("A requirement is a key of the format or a registered name")
    func requirements() throws {
        func error(_ names: String) -> RecipeError? {
            let played = played(#"{"version": 1, "requires": [\#(names)], "name": "cube"}"#)
            return played.errors.first
        }
        #expect(error(#""combine", "otherwise", "fold", "systemZoom""#) == nil)
        #expect(error(#""combine", "spin""#)?.problem == .unmetRequirement("spin"))
        #expect(error(#""combine", "spin""#)?.path == "$.requires[1]")
    }

    @Test("A number outside the range of its setting is clamped and reported")
    func clamped() {
        let text = #"{"version": 1, "name": "fold", "settings": {"strips": 100, "colour": 3}}"#
        let played = played(text)
        #expect(!played.isFallback)
        #expect(played.animator.setting("strips")?.value == .count(24))
        #expect(
            played.notices.map(\.kind) == [.clampedSetting("strips", from: 100, to: 24), .skippedSetting("colour")])
        #expect(played.notices.map(\.path) == ["$.settings.strips", "$.settings.colour"])
        let range = played.notices.first?.range
        #expect(range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == "100")
        #expect(played.notices.first?.description.contains("24.0 plays instead") == true)
    }

    @Test("Colours are three numbers, hexadecimal digits or null")
    func colors() throws {
        let registry = TransitionRegistry()
        @Sendable func ground(_ color: Choreography.Backdrop?) -> CatalogueAnimator {
            CatalogueAnimator("acme.ground", "A ground.", settings: [.color("ground", color) { ground($0) }]) { _ in
                Choreography(foreground: .from(.offset(x: 1)), backdrop: color)
            }
        }
        try registry.register(ground(.black))
        func color(_ text: String) -> AnimatorSetting.Value? {
            let played = played(
                #"{"version": 1, "name": "acme.ground", "settings": {"ground": \#(text)}}"#, in: registry)
            return played.isFallback ? nil : played.animator.setting("ground")?.value
        }
        #expect(color("[0.25, 0.5, 1]") == .color(.init(red: 0.25, green: 0.5, blue: 1)))
        #expect(color(##""#FF8000""##) == .color(.init(red: 1, green: 128.0 / 255, blue: 0)))
        #expect(color("null") == .fittingColor)
        for text in [##""#FF800""##, ##""#-F8000""##, ##""#+F8000""##, ##""FF80000""##, "true", "[0, 0]", "[0, 0, 2]"] {
            #expect(color(text) == nil, "\(text)")
        }
    }

    @Test("A file gives the animator or the error with its place")
    func file() throws {
        let text = #"{"version": 1, "combine": ["cube", {"name": "wipee"}]}"#
        let file = try RecipeFile(json: Data(text.utf8))
        let error = thrown(RecipeError.self) { try file.animator(in: .standard) }
        #expect(error?.path == "$.combine[1].name")
        #expect(marked(error, in: text) == #""wipee""#)
        let fine = try RecipeFile(json: Data(#"{"version": 1, "name": "cube"}"#.utf8))
        #expect(try fine.animator(in: .standard).info.name == "cube")
    }

    @Test("A recipe made in code plays, too, and otherwise as written")
    func inCode() {
        let recipe = TransitionRecipe(RecipePart("nothing"), otherwise: [RecipePart("cube", duration: 61)])
        let played = PlayedRecipe(recipe, in: .standard)
        #expect(played.isFallback && played.animator.info.name == "fade")
        #expect(played.errors.map(\.path) == ["$.name", "$.otherwise.duration"])
        #expect(!PlayedRecipe(TransitionRecipe(RecipePart("cube")), in: .standard).isFallback)
    }
}
