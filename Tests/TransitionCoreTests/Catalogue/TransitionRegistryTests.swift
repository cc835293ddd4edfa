import Foundation
import Testing

@testable import TransitionCore
import TransitionTestSupport

/// An animator with nothing but a name and a duration.
struct Plain: TransitionAnimator {
    var info: AnimatorInfo
    var duration: TimeInterval

    init(_ name: String, duration: TimeInterval = 0.3) {
        info = AnimatorInfo(name: TransitionName(name), title: "Plain", summary: "Nothing.")
        self.duration = duration
    }

    func choreography(in scene: TransitionScene) -> Choreography { .identity }
}

struct TransitionRegistryTests {
    static let catalogue = ["push", "slide", "cover", "fade", "scale", "cube", "flip", "fold"]

    func filled(_ names: [String] = catalogue) throws -> TransitionRegistry {
        let registry = TransitionRegistry()
        for name in names { try registry.register(Plain(name)) }
        return registry
    }

    @Test("What was registered is found, and listed in the order of registering")
    func order() throws {
        let registry = try filled()
        #expect(registry.names.map(\.rawValue) == Self.catalogue)
        #expect(registry.all.map(\.info.name.rawValue) == Self.catalogue)
        for name in Self.catalogue {
            #expect(try registry.animator(named: TransitionName(name)).info.name.rawValue == name)
        }
        #expect(TransitionRegistry().names.isEmpty && TransitionRegistry().all.isEmpty)
    }

    @Test("A name that is taken stays with the first")
    func duplicate() throws {
        let registry = try filled()
        #expect(throws: AnimatorRegistryError.duplicateName("slide")) {
            try registry.register(Plain("slide", duration: 9))
        }
        #expect(registry.names.map(\.rawValue) == Self.catalogue)
        #expect(try registry.animator(named: "slide").duration == 0.3)
    }

    @Test("Several are registered together or not at all")
    func together() throws {
        func named(_ name: TransitionName) -> any TransitionAnimator {
            CatalogueAnimator.identity.info(AnimatorInfo(name: name, title: "", summary: ""))
        }
        let registry = TransitionRegistry()
        try registry.register(contentsOf: [named("b"), named("a")])
        #expect(registry.names == ["b", "a"])
        let lists: [([any TransitionAnimator], AnimatorRegistryError)] = [
            ([named("c"), named("A")], .malformedName("A")),
            ([named("c"), named("a"), named("b")], .duplicateName("a")),
            ([named("c"), named("d"), named("c")], .duplicateName("c")),
            ([named("c"), named("d").duration(0)], .unusableDuration("d", seconds: 0, longest: 60)),
        ]
        for (list, error) in lists {
            #expect(throws: error) { try registry.register(contentsOf: list) }
            #expect(registry.names == ["b", "a"])
        }
        try registry.register(contentsOf: [])
        #expect(registry.names == ["b", "a"])
    }

    @Test("A malformed name is refused", arguments: ["", "../x", "<script>", "Slide", "a.", "😀"])
    func malformed(name: String) throws {
        let registry = try filled()
        #expect(throws: AnimatorRegistryError.malformedName(TransitionName(name))) {
            try registry.register(Plain(name))
        }
        #expect(registry.names.map(\.rawValue) == Self.catalogue && registry.all.count == Self.catalogue.count)
    }

    @Test(
        "A duration that cannot be played or meant is refused",
        arguments: [0, -1, .nan, .infinity, 60.1, 1e9, 1.7e308] as [Double])
    func duration(seconds: Double) throws {
        let registry = try filled()
        #expect(throws: AnimatorRegistryError.unusableDuration("new", seconds: seconds, longest: 60)) {
            try registry.register(Plain("new", duration: seconds))
        }
        #expect(registry.names.map(\.rawValue) == Self.catalogue)
        #expect(throws: AnimatorRegistryError.self) { try registry.animator(named: "new") }
    }

    @Test(
        "An unknown name is answered with the closest ones",
        arguments: [
            ("slyde", ["slide"]), ("Slide", ["slide"]), ("slide ", ["slide"]), ("sldie", ["slide"]),
            ("fode", ["fade", "fold"]), ("crossfade", ["fade"]), ("cubes", ["cube"]), ("xyzzy", []),
            ("", []), ("quantum-teleport", []),
        ])
    func closest(text: String, expected: [String]) throws {
        let registry = try filled()
        let error = try #require(
            thrown(AnimatorRegistryError.self) { try registry.animator(named: TransitionName(text)) })
        guard case .unknownName(let name, let closest) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(name.rawValue == text)
        #expect(closest.map(\.rawValue) == expected)
    }

    @Test("The messages say what to do")
    func messages() {
        typealias E = AnimatorRegistryError
        #expect(
            E.unknownName("slyde", closest: ["slide", "scale"]).description
                == "No animator is named “slyde”. Did you mean “slide”, “scale”?")
        #expect(E.unknownName("x", closest: []).description.contains("`names` lists"))
        #expect(E.duplicateName("slide").description.contains("Give the new one another name"))
        #expect(E.malformedName("Slide").description.contains("beginning with a lower-case letter"))
        #expect(
            E.unusableDuration("slide", seconds: -1, longest: 60).description.contains(
                "-1.0 seconds. Use a duration above 0 and up to 60 seconds."))
        let errors: [any Error] = [
            E.unknownName("slyde", closest: ["slide"]), E.unknownName("x", closest: []), E.duplicateName("slide"),
            E.malformedName("Slide"), E.unusableDuration("slide", seconds: .nan, longest: 60),
        ]
        for error in errors { #expect(error.localizedDescription == "\(error)") }
    }

    @Test("Text from outside cannot flood or break a message")
    func hostileMessages() {
        let flood = TransitionName(String(repeating: "é", count: 1_000_000))
        let lines = TransitionName("a\nINFO all is well\r\u{1B}[2J\u{202E}")
        for name in [flood, lines] {
            for error in [
                AnimatorRegistryError.unknownName(name, closest: []), .unknownName(name, closest: ["slide"]),
                .malformedName(name), .duplicateName(name), .unusableDuration(name, seconds: 0, longest: 60),
            ] {
                let text = error.description
                #expect(text.utf8.count < 600)
                #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
                #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .format })
            }
        }
        #expect(AnimatorRegistryError.malformedName(flood).description.contains("éé…"))
    }

    // An answer that compared all of the text with each name would take hours; one that looks at its beginning takes a
    // second or two, and a few more on a busy machine.
    @Test("Long and hostile names are answered quickly", .timeLimit(.minutes(2)))
    func hostileLookups() throws {
        let registry = TransitionRegistry()
        for index in 0..<2000 { try registry.register(Plain("acme.transition\(index)")) }
        let hostile = [
            String(repeating: "a", count: 10_000_000), String(repeating: "é", count: 1_000_000),
            "e" + String(repeating: "\u{301}", count: 1_000_000), String(repeating: "acme.", count: 500_000),
            String(repeating: "\u{0}", count: 1000), "'; DROP TABLE transitions; --", "%n%n%s", "\u{FFFD}\u{FEFF}",
        ]
        for text in hostile {
            #expect(throws: AnimatorRegistryError.self) { try registry.animator(named: TransitionName(text)) }
        }
        #expect(registry.names.count == 2000)
    }

    @Test("Many threads at once: each name is registered exactly once and found from then on")
    func concurrency() async throws {
        let registry = TransitionRegistry()
        let (tasks, names) = (8, 300)
        let counts = await withTaskGroup(of: (won: Int, refused: Int).self) { group in
            for task in 0..<tasks {
                group.addTask {
                    var (won, refused) = (0, 0)
                    for index in 0..<names {
                        // Each task in another order.
                        let name = "name\((index * 7 + task * 37) % names)"
                        do throws(AnimatorRegistryError) {
                            try registry.register(Plain(name, duration: Double(task + 1)))
                            won += 1
                        } catch {
                            if error == .duplicateName(TransitionName(name)) { refused += 1 }
                        }
                        // Its own or another task's: it is there now.
                        if (try? registry.animator(named: TransitionName(name))) == nil { refused -= 1_000_000 }
                        if registry.names.count > names { refused -= 1_000_000 }
                    }
                    return (won, refused)
                }
            }
            return await group.reduce(into: (won: 0, refused: 0)) {
                $0.won += $1.won
                $0.refused += $1.refused
            }
        }
        #expect(counts.won == names)
        #expect(counts.refused == names * (tasks - 1))
        #expect(Set(registry.names).count == names && registry.names.count == names && registry.all.count == names)
        #expect(registry.names == registry.all.map(\.info.name))
    }

    @Test("Durations that are no number are equal in errors, other cases are not")
    func equality() {
        typealias E = AnimatorRegistryError
        #expect(
            E.unusableDuration("a", seconds: .nan, longest: 60) == .unusableDuration("a", seconds: .nan, longest: 60))
        #expect(E.unusableDuration("a", seconds: 0, longest: 60) != .unusableDuration("a", seconds: -1, longest: 60))
        #expect(E.unusableDuration("a", seconds: 0, longest: 60) != .unusableDuration("b", seconds: 0, longest: 60))
        #expect(E.unusableDuration("a", seconds: 0, longest: 60) != .unusableDuration("a", seconds: 0, longest: 10))
        #expect(E.unknownName("a", closest: []) != .unknownName("a", closest: ["b"]))
        #expect(E.malformedName("a") != .duplicateName("a"))
    }
}
