import GalleryModel
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar

/// The section of item animators is their registry, and is searched as the transitions are.
struct TabItemGridTests {
    private struct Nod: TabItemAnimator {
        let info = AnimatorInfo(name: "acme.nod", title: "Nod", author: "Acme", summary: "The icon nods.")
        func choreography(in scene: TabItemScene) -> TabItemChoreography { .still }
    }

    private func grid(_ others: any TabItemAnimator...) throws -> TabItemGrid {
        let registry = TabItemRegistry()
        try registry.register(contentsOf: BuiltInTabItemAnimation.allCases.map(\.animator) + others)
        return TabItemGrid(registry)
    }

    @Test("All that is registered is there, in order, and a plugin's too, with the line to copy")
    func all() throws {
        let grid = try grid(Nod())
        #expect(grid.items.map(\.id.rawValue) == BuiltInTabItemAnimation.allCases.map(\.rawValue) + ["acme.nod"])
        #expect(grid.items(for: " ").count == grid.items.count)
        #expect(grid["bounce"]?.line == "tabBarController.setTabItemAnimation(.bounce)")
        #expect(grid["acme.nod"]?.line == "tabBarController.setTabItemAnimation(.nod)")
        #expect(grid["bouns"] == nil)
    }

    @Test(
        "The one that is meant comes first",
        arguments: [
            ("bounce", "bounce"), ("BOUNCE", "bounce"), ("wobbel", "wobble"), ("title slide", "titleSlide"),
            ("liquid", "liquidDrop"), ("smoke", "fume"), ("badge", "badgeBounce"), ("acme", "acme.nod"),
        ] as [(String, TransitionName)])
    func first(text: String, name: TransitionName) throws {
        let found = try grid(Nod()).items(for: text).map(\.id)
        #expect(found.first == name, "\(found)")
    }

    @Test("Where nothing is found, other words are suggested that find something")
    func suggestions() throws {
        let grid = try grid()
        #expect(grid.items(for: "bounce underwater").isEmpty)
        let suggestions = grid.suggestions(for: "bounce underwater")
        #expect(suggestions.first == "bounce" && suggestions.allSatisfy { !grid.items(for: $0).isEmpty })
        #expect(grid.suggestions(for: "bounce").isEmpty && grid.suggestions(for: "").isEmpty)
    }
}
