import Foundation
import GalleryModel
import Testing
import TransitionCore

/// Favourites and what was looked at last.
struct RememberedTransitionsTests {
    /// A storage that a test can look into.
    final class Drawer: GalleryStorage {
        var kept: [String: Any] = [:]
        func object(forKey key: String) -> Any? { kept[key] }
        func set(_ value: Any?, forKey key: String) { kept[key] = value }
    }

    @Test("Favourites last, and go again")
    func favourites() {
        let drawer = Drawer()
        var first = RememberedTransitions(storage: drawer)
        first.toggleFavourite("fold")
        first.toggleFavourite("cube")
        first.toggleFavourite("fold")
        first.toggleFavourite("acme.gone")
        let second = RememberedTransitions(storage: drawer)
        #expect(
            second.favourites == ["cube", "acme.gone"] && second.isFavourite("cube") && !second.isFavourite("fold"))
    }

    @Test("What was looked at last comes first, each once, twelve at most")
    func recents() {
        let drawer = Drawer()
        var memory = RememberedTransitions(storage: drawer)
        for number in 1...20 { memory.visit(TransitionName("n\(number)")) }
        memory.visit("n15")
        let expected = ["n15", "n20", "n19", "n18", "n17", "n16", "n14", "n13", "n12", "n11", "n10", "n9"]
        #expect(memory.recents.map(\.rawValue) == expected)
        #expect(RememberedTransitions(storage: drawer).recents == memory.recents)
        memory.forgetRecents()
        #expect(memory.recents.isEmpty && RememberedTransitions(storage: drawer).recents.isEmpty)
    }

    @Test("What is kept but cannot be a name is dropped; what is no list is none")
    func hostile() {
        let drawer = Drawer()
        let long = String(repeating: "x", count: 100_000)
        let lists: [Any] = [
            7, "cube", Data([1, 2]), ["a": "b"], [1, 2.5, Date()], ["", "Cube", "a b", long, "../x"], NSNull(),
        ]
        for list in lists {
            drawer.kept = ["gallery.favourites": list, "gallery.recents": list]
            let memory = RememberedTransitions(storage: drawer)
            #expect(memory.favourites.isEmpty && memory.recents.isEmpty, "\(type(of: list))")
        }
        drawer.kept["gallery.recents"] = ["cube", 3, "cube", "", "fold"] as [Any]
        #expect(RememberedTransitions(storage: drawer).recents == ["cube", "fold"])
        drawer.kept["gallery.favourites"] = (0..<10_000).map { "n\($0)" }
        var memory = RememberedTransitions(storage: drawer)
        #expect(memory.favourites.count == RememberedTransitions.mostFavourites)
        memory.visit("Not a name")
        memory.toggleFavourite("Not a name")
        #expect(memory.recents == ["cube", "fold"] && !memory.isFavourite("Not a name"))
    }

    @Test("The user defaults of an app are a storage")
    func defaults() throws {
        let suite = "repertoire.tests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        var memory = RememberedTransitions(storage: defaults)
        memory.visit("cube")
        memory.toggleFavourite("fold")
        let again = RememberedTransitions(storage: defaults)
        #expect(again.recents == ["cube"] && again.favourites == ["fold"])
    }
}
