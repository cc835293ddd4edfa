import Foundation
import Testing
import TransitionCore
import TransitionRecipes
import TransitionTestSupport

/// What a recipe in JSON means.
struct ReadingTests {
    @Test("A name alone is a recipe")
    func name() throws {
        #expect(try file(#"{"version": 1, "name": "cube"}"#).recipe == TransitionRecipe(RecipePart("cube")))
    }

    @Test("Settings, duration, timing and the flags are read")
    func everything() throws {
        let text = #"""
            {"version": 1, "name": "fold", "settings": {"strips": 6, "from": "top", "isSoft": true, "ground": null,
             "light": [0.25, 0.5, 1]}, "duration": 0.8, "timing": "easeOut", "mirrored": true, "reversed": true,
             "wholeWindow": true, "elements": false, "requires": ["settings"], "otherwise": ["slide", {"name": "fade"}]}
            """#
        var part = RecipePart(
            "fold",
            settings: [
                "strips": 6, "from": "top", "isSoft": true, "ground": .fittingColor,
                "light": .color(.init(red: 0.25, green: 0.5, blue: 1)),
            ], duration: 0.8, timing: .easeOut)
        (part.isMirrored, part.isReversed, part.movesWholeWindow, part.carriesElements) = (true, true, true, false)
        let expected = TransitionRecipe(
            part, requires: ["settings"], otherwise: [RecipePart("slide"), RecipePart("fade")])
        #expect(try file(text).recipe == expected)
        #expect(try file(text).notices.isEmpty)
    }

    @Test("A combination and a pair are read")
    func composed() throws {
        let text = #"""
            {"version": 1, "forward": {"combine": ["slide", {"name": "fade", "duration": 1}]}, "backward": "cover"}
            """#
        let combination = RecipePart(.combination([RecipePart("slide"), RecipePart("fade", duration: 1)]))
        let expected = RecipePart(.pair(forward: combination, backward: RecipePart("cover")))
        #expect(try file(text).recipe == TransitionRecipe(expected))
    }

    @Test(
        "A duration has seconds, a text or a token",
        arguments: [
            "0.3": 0.3, #""300ms""#: 0.3, #""0.3s""#: 0.3, #""2s""#: 2, "0": 0, "60": 60, "3e-1": 0.3,
            #"{"value": 300, "unit": "ms"}"#: 0.3, #"{"value": 0.3, "unit": "s"}"#: 0.3,
            #"{"$type": "duration", "$value": {"value": 300, "unit": "ms"}}"#: 0.3,
            #"{"$value": "300ms"}"#: 0.3,
        ])
    func durations(text: String, seconds: Double) throws {
        #expect(try file(#"{"version": 1, "name": "cube", "duration": \#(text)}"#).recipe.part.duration == seconds)
    }

    @Test(
        "A timing has a name, a curve, a spring or a token",
        arguments: [
            (#""linear""#, Timing.linear), (#""easeInOut""#, .easeInOut),
            ("[0.1, -2, 0.3, 4]", .curve(0.1, -2, 0.3, 4)),
            (#"{"curve": [0.1, 0.2, 0.3, 0.4]}"#, .curve(0.1, 0.2, 0.3, 0.4)),
            (#"{"spring": {"response": 0.4, "dampingRatio": 0.7}}"#, .spring(response: 0.4, dampingRatio: 0.7)),
            (#"{"spring": {"duration": 0.4, "bounce": 0.25}}"#, .spring(duration: 0.4, bounce: 0.25)),
            (#"{"$type": "cubicBezier", "$value": [0.1, 0.2, 0.3, 0.4]}"#, .curve(0.1, 0.2, 0.3, 0.4)),
        ])
    func timings(text: String, timing: Timing) throws {
        #expect(try file(#"{"version": 1, "name": "cube", "timing": \#(text)}"#).recipe.part.timing == timing)
    }

    @Test("Texts have all escapes of JSON")
    func escapes() throws {
        let text = #"{"version": 1, "name": "a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀"}"#
        let expected = "a\"\\/\u{8}\u{C}\n\r\té😀é😀"
        #expect(try file(text).recipe.part == RecipePart(TransitionName(expected)))
    }

    @Test("Unknown keys are skipped and reported, and known ones in a place where they mean nothing")
    func unknownKeys() throws {
        let text = #"""
            {"version": 1, "colour": {"deep": [1, 2]}, "combine": [{"name": "cube", "version": 1}, "fade"]}
            """#
        let notices = try file(text).notices
        #expect(notices.map(\.path) == ["$.colour", "$.combine[0].version"])
        #expect(notices.map(\.kind) == [.skippedKey("colour"), .skippedKey("version")])
        let bytes = Array(text.utf8)
        let marked = notices.compactMap(\.range).map { String(decoding: bytes[$0], as: UTF8.self) }
        #expect(marked == [#""colour": {"deep": [1, 2]}"#, #""version": 1"#])
        #expect(notices.first?.description.contains("unknown") == true)
    }

    @Test(
        "What is wrong has a path, a place and a remedy",
        arguments: [
            (#"{"version": 1}"#, "$", RecipeError.Problem.missingKey("name")),
            (#"{"name": "cube"}"#, "$", .missingKey("version")),
            (#"{"version": 1, "name": "cube", "forward": "fade"}"#, "$", .contradictingKeys(["name", "forward"])),
            (#"{"version": 1, "forward": "fade"}"#, "$", .missingKey("backward")),
            (#"{"version": 1, "name": "cube", "duration": 61}"#, "$.duration", .outOfRange(61, 0...60)),
            (#"{"version": 1, "name": "cube", "duration": "70s"}"#, "$.duration", .outOfRange(70, 0...60)),
            (#"{"version": 1, "name": "cube", "duration": -1}"#, "$.duration", .outOfRange(-1, 0...60)),
            (#"{"version": 1, "name": "cube", "timing": [2, 0, 0, 0]}"#, "$.timing[0]", .outOfRange(2, 0...1)),
            (
                #"{"version": 1, "name": "cube", "mirrored": 1}"#, "$.mirrored",
                .wrongKind(expected: "true or false", found: "a number")
            ),
            (
                #"{"version": 1, "combine": ["fade"]}"#, "$.combine",
                .wrongKind(expected: "a list of two transitions or more", found: "a list of 1")
            ),
            (
                #"{"version": 1, "combine": ["fade", "cube"], "settings": {}}"#, "$.settings",
                .contradictingKeys(["settings", "combine"])
            ),
            (#"{"version": 2, "name": "cube"}"#, "$.version", .unknownVersion(2)),
            (#"{"version": 1.5, "name": "cube"}"#, "$.version", .unknownVersion(1.5)),
            (#"{"version": 1, "name": "cube", "settings": {"a b": {}}}"#, "$.settings['a b']", nil),
            (
                #"{"version": 1, "name": "cube", "duration": "{motion.fast}"}"#, "$.duration",
                .unknownToken("motion.fast")
            ),
            (#"{"version": 1, "name": "cube", "timing": "swift"}"#, "$.timing", nil),
            (#"{"version": 1, "name": "cube", "timing": {}}"#, "$.timing", nil),
            (
                #"{"version": 1, "name": "cube", "timing": {"spring": {"response": 0, "dampingRatio": 1}}}"#,
                "$.timing.spring.response", .outOfRange(0, 1e-6...1e6)
            ),
            (#"{"version": 1, "name": "cube", "otherwise": [{"name": 7}]}"#, "$.otherwise[0].name", nil),
            (#"{"version": 1, "name": "cube", "duration": {"$value": {"$value": 1}}}"#, "$.duration.$value", nil),
            (#"{"version": 1, "name": "cube", "duration": {"$type": "color", "$value": 1}}"#, "$.duration.$type", nil),
            ("[]", "$", .wrongKind(expected: "an object with a version and a transition", found: "a list")),
        ] as [(String, String, RecipeError.Problem?)])
    func wrong(text: String, path: String, problem: RecipeError.Problem?) throws {
        let error = try #require(readingError(text))
        #expect(error.path == path)
        if let problem { #expect(error.problem == problem) }
        #expect(error.range != nil)
        #expect(error.description.hasPrefix(error.path + " (bytes "))
        #expect(error.localizedDescription == error.description)
    }

    @Test("The place of an error is that of its value")
    func places() {
        let text = #"{"version": 1, "combine": ["fade", {"name": "cube", "duration": "soon"}]}"#
        #expect(readingError(text)?.path == "$.combine[1].duration")
        #expect(marked(readingError(text), in: text) == #""soon""#)
    }
}
