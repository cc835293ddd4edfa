import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionRecipes

@testable import GalleryCommand

/// The recipe in the detail view: what the library reads, and what a visitor pastes. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct RecipePageTests {
    private static let words = """
        const recipe = byId("recipe-text");
        const paste = async (text) => {
          recipe.value = text;
          recipe.dispatchEvent(new Event("change", { bubbles: true }));
          await wait(60);
          return { line: byId("line").textContent, hash: location.hash, said: byId("recipe-said").textContent, recipe: recipe.value };
        };
        location.hash = "fold/tab";
        await wait(60);
        """

    private struct State: Decodable {
        var line: String
        var hash: String
        var said: String
        var recipe: String
    }

    private func states(after body: String) throws -> [State] {
        let entries = try ["fold", "slide"].map { name in
            let animator = try TransitionRegistry.standard.animator(named: name)
            var entry = GalleryEntry.moving(animator)
            entry.card = Card(animator)
            return entry
        }
        let site = Site(
            entries, reduced: SiteTests.recording(distance: 200, kinds: ContainerKind.allCases),
            template: try Site.template())
        return try Harness.answer([State].self, in: site, body: Self.words + body)
    }

    @Test("What the page writes is a recipe of the library and plays, and the page reads it back")
    func roundTrip() throws {
        let texts = [
            #"{"version": 1, "name": "fold"}"#,
            #"{"version": 1, "name": "fold", "settings": {"strips": 6}, "duration": 0.8, "timing": "easeOut"}"#,
            #"{"version": 1, "name": "slide", "settings": {"from": "top"}, "timing": {"curve": [0.3, -0.5, 0.2, 1]}}"#,
            #"{"version": 1, "name": "slide", "timing": {"spring": {"response": 0.4, "dampingRatio": 0.7}}}"#,
        ]
        let list = texts.map { "await paste(`\($0)`)" }.joined(separator: ", ")
        let states = try states(after: "return [\(list)];")
        for (text, state) in zip(texts, states) {
            #expect(state.said == "")
            let (asked, written) = (Data(text.utf8), Data(state.recipe.utf8))
            #expect(try TransitionRecipe(json: written) == TransitionRecipe(json: asked), "\(state.recipe)")
            #expect(PlayedRecipe(json: written, in: .standard).errors.isEmpty)
        }
        #expect(
            states.map(\.line) == [
                "tabBarController.setTabTransition(.fold)",
                "tabBarController.setTabTransition(.fold(strips: 6).timing(.easeOut).duration(0.8))",
                "tabBarController.setTabTransition(.slide(from: .top).timing(.curve(0.3, -0.5, 0.2, 1)))",
                "tabBarController.setTabTransition(.slide.timing(.spring(response: 0.4, dampingRatio: 0.7)))",
            ])
        #expect(states[1].hash == "#fold/tab?set.strips=6&timing=easeOut&duration=0.8")
    }

    @Test("What the page cannot show is refused in words, and nothing runs or changes")
    func refused() throws {
        let texts = [
            "", "fold", "[]", "null", #"{"version": 2, "name": "fold"}"#, #"{"version": 1, "name": "foldd"}"#,
            #"{"version": 1, "name": "fold", "duration": 5}"#, #"{"version": 1, "name": "fold", "timing": [1, 2]}"#,
            #"{"version": 1, "name": "fold", "__proto__": {"x": 1}}"#, #"{"version": 1, "combine": ["fold", "slide"]}"#,
            #"{"version": 1, "name": "</script><img src=x onerror=document.documentElement.dataset.harm=1>"}"#,
            #"{"version": 1, "<img src=x onerror=document.documentElement.dataset.harm=1>": 1}"#,
        ]
        let list = texts.map { "await paste(\(Self.quoted($0)))" }.joined(separator: ", ")
        let states = try states(
            after: """
                const states = [\(list), await paste("[".repeat(60000)), await paste(" ".repeat(70000))];
                if ("harm" in document.documentElement.dataset) throw new Error("it ran");
                return states;
                """)
        #expect(states.count == texts.count + 2)
        for state in states {
            #expect(!state.said.isEmpty && state.hash == "#fold/tab")
            #expect(state.line == "tabBarController.setTabTransition(.fold)")
        }
    }

    private static func quoted(_ text: String) -> String {
        let data = try? JSONEncoder().encode(text)
        return String(decoding: data ?? Data(), as: UTF8.self).replacingOccurrences(of: "</", with: "<\\/")
    }
}
