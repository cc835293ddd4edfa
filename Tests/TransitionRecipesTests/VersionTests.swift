import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionRecipes
import TransitionTestSupport

/// Files of version 1 are read for ever. The files in `Files` never change.
struct VersionTests {
    private static func text(_ name: String) throws -> String {
        let url = PackageFolder.url.appendingPathComponent("Tests/TransitionRecipesTests/Files/\(name).json")
        return try String(contentsOf: url, encoding: .utf8)
    }

    @Test("A file that the first version wrote is read, plays, and is written as it was")
    func written() throws {
        let text = try Self.text("version1")
        var slide = RecipePart("slide", settings: ["from": "top"])
        slide.isMirrored = true
        var reveal = RecipePart("circleReveal", settings: ["shape": "star"])
        reveal.isReversed = true
        let fold = RecipePart("fold", settings: ["strips": 6], duration: 0.8, timing: .curve(0.25, 0.1, 0.25, 1))
        var part = RecipePart(
            .pair(forward: RecipePart(.combination([fold, slide, RecipePart("fade")])), backward: reveal))
        (part.duration, part.timing) = (0.6, .spring(response: 0.45, dampingRatio: 0.8))
        part.carriesElements = false
        var cube = RecipePart("cube", timing: .easeInOut)
        cube.movesWholeWindow = true
        let expected = TransitionRecipe(part, requires: ["combine", "cube"], otherwise: [cube, RecipePart("fade")])
        #expect(try file(text).recipe == expected)
        #expect(try file(text).notices.isEmpty)
        #expect(try expected.json() == text)
    }

    @Test("A file that a person wrote for the first version is read")
    func byHand() throws {
        let text = try Self.text("version1-by-hand")
        let part = RecipePart(
            "acme.whoosh", settings: ["ground": .color(.init(red: 0.1, green: 0.2, blue: 0.3)), "soft": .fittingColor],
            duration: 0.7, timing: .curve(0.2, 0, 0, 1))
        let otherwise = RecipePart("slide", duration: 0.4, timing: .curve(0.2, 0, 0, 1))
        #expect(try file(text).recipe == TransitionRecipe(part, otherwise: [otherwise]))
        #expect(try file(text).notices.map(\.path) == ["$.$schema"])
        let played = played(text)
        #expect(played.isFallback && played.animator.info.name == "slide" && played.animator.duration == 0.4)
        #expect(played.errors.map(\.path) == ["$.name"])
    }

    @Test("Every key of version 1 is known, and no other")
    func keys() {
        #expect(TransitionRecipe.version == 1)
        #expect(
            TransitionRecipe.knownKeys == [
                "version", "requires", "otherwise", "tokens", "name", "settings", "combine", "forward", "backward",
                "duration", "timing", "mirrored", "reversed", "wholeWindow", "elements",
            ])
    }

    @Test("A newer version plays what it has for older libraries")
    func newer() {
        let played = played(#"{"version": 2, "name": {"spin": 3}, "otherwise": {"name": "cube", "duration": 0.5}}"#)
        #expect(played.isFallback && played.animator.info.name == "cube" && played.animator.duration == 0.5)
        #expect(played.errors.map(\.problem) == [.unknownVersion(2)])
        #expect(played.errors.first?.description.contains("Update the library") == true)
    }
}
