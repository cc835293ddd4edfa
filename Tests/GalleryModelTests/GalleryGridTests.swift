import Foundation
import GalleryModel
import Testing
import TransitionAnimations
import TransitionCore

/// The grid is the registry, and nothing besides.
struct GalleryGridTests {
    struct Newcomer: TransitionAnimator {
        var name: TransitionName = "acme.glow"
        var tags = [AnimatorTag("glow")]
        var containers: Set<ContainerKind> = [.tab]

        var info: AnimatorInfo {
            AnimatorInfo(
                name: name, title: "Glow", author: "Acme", tags: tags, summary: "It glows.", containers: containers)
        }

        func choreography(in scene: TransitionScene) -> Choreography { .identity }
    }

    static func registry(_ others: any TransitionAnimator...) throws -> TransitionRegistry {
        let registry = TransitionRegistry()
        try registry.register(contentsOf: BuiltInTransition.allCases.map(\.animator) + others)
        return registry
    }

    @Test("All that is registered is there, once, on one shelf, and a plugin's too")
    func all() throws {
        let registry = try Self.registry(Newcomer())
        let grid = GalleryGrid(registry)
        #expect(grid.items.map(\.id) == registry.names)
        let groups = grid.answer(to: GalleryFilter()).groups
        #expect(groups.flatMap(\.items).map(\.id).sorted() == registry.names.sorted())
        #expect(groups.compactMap(\.section) == GallerySection.allCases.filter { $0 != .system }, "in order")
        #expect(groups.last?.items.map(\.id) == ["acme.glow"])
        #expect(groups.dropLast().allSatisfy { $0.items.count > 1 }, "no shelf for one")
        #expect(groups.allSatisfy { $0.items.count <= 32 })
    }

    @Test("Y1: what UIKit draws stands on a shelf apart, the last one, and is found by its name")
    func system() throws {
        let registry = try Self.registry(Newcomer())
        try registry.register(contentsOf: BuiltInTransition.system.map(\.animator))
        let grid = GalleryGrid(registry)
        let names = BuiltInTransition.system.map { TransitionName($0.rawValue) }
        #expect(grid.items.map(\.id) == registry.names + names)
        let groups = grid.answer(to: GalleryFilter()).groups
        #expect(groups.compactMap(\.section) == GallerySection.allCases, "each shelf has something, in order")
        #expect(groups.last?.section == .system && groups.last?.items.map(\.id) == names)
        for item in grid.items {
            #expect(item.isSystem == names.contains(item.id))
            #expect((item.systemNote != nil) == item.isSystem)
        }
        #expect(grid["systemZoom"]?.systemNote?.hasPrefix("The system draws this") == true)
        let curls = grid.answer(to: GalleryFilter(text: "system curl")).items.map(\.id)
        #expect(Set(curls.prefix(2)) == ["systemPageCurl", "systemPartialCurl"])
    }

    @Test("The first shelf is what apps ship, in the order in which they need it")
    func everyday() throws {
        let first = try #require(GalleryGrid(try Self.registry()).answer(to: GalleryFilter()).groups.first)
        let shipped = BuiltInTransition.allCases.map(\.animator.info).filter { $0.tags.contains(.app) }
        #expect(first.section == .everyday && Set(first.items.map(\.id)) == Set(shipped.map(\.name)))
        #expect(first.items.prefix(4).map(\.id) == ["push", "zoom", "slide", "sharedAxis"])
        for info in shipped { #expect(GallerySection.everyday.place(of: info.name) < shipped.count, "\(info.name)") }
    }

    @Test("A shelf has a title and one sentence of advice")
    func words() {
        #expect(Set(GallerySection.allCases.map(\.title)).count == GallerySection.allCases.count)
        for section in GallerySection.allCases {
            #expect(section.advice.hasSuffix(".") && section.advice.count < 100 && section.title.count < 24)
        }
    }

    @Test(
        "The most telling tag decides where it stands",
        arguments: [
            ("push", .everyday), ("slide", .everyday), ("fade", .everyday), ("zoom", .everyday), ("cover", .everyday),
            ("cube", .space), ("flip", .cards), ("fold", .paper), ("gate", .doors), ("wipe", .openings),
            ("shatter", .pieces), ("drop", .weight),
        ] as [(TransitionName, GallerySection)])
    func shelves(name: TransitionName, section: GallerySection) throws {
        #expect(GalleryGrid(try Self.registry())[name]?.section == section)
    }

    @Test("Tags narrow down together, and so does the container")
    func filter() throws {
        let grid = GalleryGrid(try Self.registry(Newcomer()))
        let both = grid.answer(to: GalleryFilter(tags: [.paper, .hinge])).items
        #expect(!both.isEmpty && both.allSatisfy { Set($0.info.tags).isSuperset(of: [.paper, .hinge]) })
        #expect(both.count < grid.answer(to: GalleryFilter(tags: [.paper])).items.count)
        let modal = grid.answer(to: GalleryFilter(container: .modal)).items.map(\.id)
        #expect(modal.contains("tiltUnder") && !modal.contains("snapshotPush") && !modal.contains("acme.glow"))
        let none = grid.answer(to: GalleryFilter(tags: [.calm, .hinge]))
        #expect(none.groups.isEmpty && none.suggestions.isEmpty)
    }

    @Test("The tags to choose from are those of what is shown")
    func tags() throws {
        let grid = GalleryGrid(try Self.registry(Newcomer()))
        let all = grid.tags()
        #expect(all.contains(AnimatorTag("glow")) && Set(all).count == all.count)
        #expect(all.map { $0.rawValue.lowercased() } == all.map { $0.rawValue.lowercased() }.sorted())
        let narrowed = grid.tags(for: GalleryFilter(tags: [.card]))
        #expect(narrowed.contains(.card) && narrowed.contains(.arc) && !narrowed.contains(.strips))
    }

    @Test("Names that nobody has are left out of a list, and the order stays")
    func named() throws {
        let grid = GalleryGrid(try Self.registry())
        #expect(grid.items(named: ["fold", "gone", "cube"]).map(\.id) == ["fold", "cube"])
    }
}
