import Foundation
import Testing
import TransitionCore
import TransitionRecipes
import TransitionTestSupport

/// Durations and curves of files of design tokens.
struct DesignTokenTests {
    private func tokens(_ text: String) throws(RecipeError) -> DesignTokens { try DesignTokens(json: Data(text.utf8)) }

    private func error(_ text: String) -> RecipeError? { thrown(RecipeError.self) { try tokens(text) } }

    @Test("Durations and curves are found by their names; other types are skipped")
    func types() throws {
        let tokens = try tokens(
            #"""
            {"$description": "Motion", "color": {"$type": "color", "red": {"$value": "#f00"}},
             "motion": {
               "fast": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}, "$extensions": {"a": [1]}},
               "old": {"$type": "duration", "$value": "300ms"},
               "slow": {"$type": "duration", "$value": {"value": 1.5, "unit": "s"}},
               "standard": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]}}}
            """#)
        #expect(tokens.durations == ["motion.fast": 0.2, "motion.old": 0.3, "motion.slow": 1.5])
        #expect(tokens.curves == ["motion.standard": CubicBezier(0.2, 0, 0, 1)])
        #expect(try tokens.duration(named: "motion.fast") == 0.2)
        #expect(try tokens.curve(named: "motion.standard") == CubicBezier(0.2, 0, 0, 1))
        #expect(
            thrown(RecipeError.self) { try tokens.duration(named: "motion.standard") }?.problem
                == .unknownToken("motion.standard"))
    }

    @Test("A type is inherited from the groups, and the nearest one counts")
    func inheritedType() throws {
        let tokens = try tokens(
            #"""
            {"$type": "color", "motion": {"$type": "duration", "short": {"a": {"$value": "100ms"}},
              "curves": {"$type": "cubicBezier", "b": {"$value": [0, 0, 1, 1]}}}, "c": {"$value": "#fff"}}
            """#)
        #expect(tokens.durations == ["motion.short.a": 0.1])
        #expect(tokens.curves == ["motion.curves.b": .linear])
    }

    @Test("A token may refer to another one, over several steps, in any order")
    func aliases() throws {
        let tokens = try tokens(
            #"""
            {"a": {"$value": "{b}"}, "b": {"$value": "{c.d}"}, "c": {"d": {"$type": "duration", "$value": "100ms"}},
             "e": {"$type": "cubicBezier", "$value": "{f}"}, "f": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]},
             "g": {"$value": "{elsewhere}"}}
            """#)
        #expect(tokens.durations == ["a": 0.1, "b": 0.1, "c.d": 0.1])
        #expect(tokens.curves == ["e": .linear, "f": .linear])
    }

    @Test("A circle of references is refused, with the names of the circle alone")
    func circles() {
        let text = #"{"x": {"$value": "{a}"}, "a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}}"#
        #expect(error(text)?.problem == .circularTokens(["a", "b", "c"]))
        #expect(error(text)?.path == "$.x.$value")
        #expect(error(#"{"a": {"$value": "{a}"}}"#)?.problem == .circularTokens(["a"]))
        #expect(error(#"{"a": {"$type": "color", "$value": "{a}"}}"#)?.problem == .circularTokens(["a"]))
    }

    @Test(
        "A value that cannot be read has a path and a place",
        arguments: [
            (#""$type": "duration", "$value": 300"#, "$.a.$value"),
            (#""$type": "duration", "$value": "300"#, "$.a.$value"),
            (#""$type": "duration", "$value": "fast""#, "$.a.$value"),
            (#""$type": "duration", "$value": "nans""#, "$.a.$value"),
            (#""$type": "duration", "$value": {"value": 300}"#, "$.a.$value"),
            (#""$type": "duration", "$value": {"value": 300, "unit": "h"}"#, "$.a.$value.unit"),
            (#""$type": "duration", "$value": {"value": -1, "unit": "ms"}"#, "$.a.$value.value"),
            (#""$type": "cubicBezier", "$value": [0, 0, 1]"#, "$.a.$value"),
            (#""$type": "cubicBezier", "$value": [0, 0, 2, 1]"#, "$.a.$value[2]"),
            (#""$type": 7, "$value": 1"#, "$.a.$type"), (#""b": 7"#, "$.a.b"),
        ])
    func wrong(token: String, path: String) {
        let text = #"{"a": {\#(token)}}"#
        #expect(error(text)?.path == path)
        #expect(error(text)?.range != nil)
    }

    @Test("A recipe refers to tokens of the app and of its own, which come first")
    func inRecipes() throws {
        let shared = try tokens(
            #"{"fast": {"$type": "duration", "$value": "100ms"}, "slow": {"$type": "duration", "$value": "900ms"}}"#)
        let text = #"""
            {"version": 1, "combine": [{"name": "cube", "duration": "{fast}"}, {"name": "fade", "duration": "{mine.x}"}],
             "duration": "{slow}", "timing": "{curve}",
             "tokens": {"fast": {"$type": "duration", "$value": "200ms"}, "mine": {"x": {"$value": "{slow}"}},
                        "curve": {"$type": "cubicBezier", "$value": [0, 0, 0, 1]}}}
            """#
        let part = try file(text, tokens: shared).recipe.part
        #expect(part.duration == 0.9 && part.timing == .curve(0, 0, 0, 1))
        guard case .combination(let parts) = part.source else { throw CancellationError() }
        #expect(parts.map(\.duration) == [0.2, 0.9])
        // A token of the recipe hides one of the app, even if it is of another type.
        let hidden = #"{"version": 1, "name": "cube", "duration": "{fast}", "tokens": {"fast": {"$value": 1}}}"#
        #expect(thrown(RecipeError.self) { try file(hidden, tokens: shared) }?.problem == .unknownToken("fast"))
    }

    @Test("A duration beyond a minute is no duration of a transition")
    func tooLong() {
        let text =
            #"{"version": 1, "name": "cube", "duration": "{a}", "tokens": {"a": {"$type": "duration", "$value": "61s"}}}"#
        #expect(readingError(text)?.problem == .outOfRange(61, 0...60))
        #expect(marked(readingError(text), in: text) == #""{a}""#)
    }

    @Test("Files that would take long or much memory are refused")
    func hostile() {
        let chain = (0..<2_000).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"}"# }.joined(separator: ",")
        #expect(error("{\(chain)}")?.problem == .tooDeep(limit: 32))
        let key = String(repeating: "k", count: 300)
        #expect(error(#"{"\#(key)": {"\#(key)": {"a": {"$value": 1}}}}"#)?.problem == .tooLong(limit: 512))
        let large = #"{"a": ""# + String(repeating: "x", count: 1_048_576) + #""}"#
        #expect(error(large)?.problem == .tooLarge(bytes: large.utf8.count, limit: 1_048_576))
    }
}
