import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionTesting

/// Names of item animators, and what the audit finds in broken ones.
struct ItemRegistryTests {
    /// An item animator with one fault.
    struct Faulty: TabItemAnimator {
        var name: TransitionName = "test.faulty"
        var title = "Faulty"
        var isReduceMotionSafe = false
        var duration = 0.5
        var make: @Sendable (TabItemScene) -> TabItemChoreography = { _ in .still }

        var info: AnimatorInfo {
            AnimatorInfo(
                name: name, title: title, author: "Test", summary: "It does something.",
                isReduceMotionSafe: isReduceMotionSafe)
        }

        func choreography(in scene: TabItemScene) -> TabItemChoreography { make(scene) }
    }

    enum Both: TabItemPlugin, TransitionPlugin {
        static var itemAnimators: [any TabItemAnimator] { [Faulty(name: "test.one"), Faulty(name: "test.two")] }
        static var animators: [any TransitionAnimator] { [] }
    }

    @Test("A plugin's item animators are added, all or none, and errors say what to do")
    func plugin() throws {
        let registry = TabItemRegistry()
        try registry.register(Both.self)
        #expect(registry.names == ["test.one", "test.two"] && registry.all.count == 2)
        #expect(throws: AnimatorRegistryError.duplicateName("test.one")) { try registry.register(Both.self) }
        #expect(throws: AnimatorRegistryError.malformedName("No")) { try registry.register(Faulty(name: "No")) }
        #expect(throws: AnimatorRegistryError.unusableDuration("a", seconds: .nan, longest: 10)) {
            try registry.register(contentsOf: [Faulty(name: "b"), Faulty(name: "a", duration: .nan)])
        }
        #expect(registry.names.count == 2)
        #expect(throws: AnimatorRegistryError.unknownName("test.on", closest: ["test.one"])) {
            try registry.animator(named: "test.on")
        }
        let error = AnimatorRegistryError.unknownName("bouns", closest: ["bounce"])
        #expect(error.localizedDescription.contains("Did you mean “bounce”?"))
    }

    @Test("The audit finds each fault, in plain words")
    func faults() {
        func words(_ animator: Faulty) -> [String] { TabItemAudit.findings(of: animator).map(\.description) }
        func words(_ make: @escaping @Sendable (TabItemScene) -> TabItemChoreography) -> [String] {
            words(Faulty(make: make))
        }
        #expect(words(Faulty()).isEmpty)
        #expect(words(Faulty(name: "Bad name"))[0].contains("cannot name"))
        #expect(words(Faulty(title: " "))[0].contains("title or the summary is empty"))
        #expect(words(Faulty(duration: 0))[0].contains("0.0 seconds"))
        #expect(
            words { _ in .init(icon: [.from(.offset(dy: 5))]) }[0].hasPrefix(
                "start: At progress 0 the icon is not at rest. Seen in an item of 78 × 49 points and "))
        #expect(words { _ in .init(title: [.to(.scale(2))]) }[0].contains("At progress 1 the title is not at rest."))
        #expect(words { _ in .init(icon: [.from(.opacity(0))]) }.joined().contains("not visible"))
        #expect(
            words { _ in .init(alternateIcon: [.to(.scale(2))]) }.joined().contains("picture before is not at rest"))
        #expect(words { _ in .init(alternateIcon: [.fixed(.rest)]) }.joined().contains("visible twice"))
        #expect(words { _ in .init(shapes: [.init(.disc, side: 1, motions: [])]) }[0].contains("shape 1 is visible"))
        #expect(words { _ in .init(icon: [.curve { .scale(1 / ($0 - 0.5)) }]) }[0].contains("not finite"))
        #expect(words { _ in .init(icon: [.curve { .opacity($0 < 1 && $0 > 0 ? 1.5 : 1) }]) }[0].contains("opacity"))
        let jump = Motion.curve { $0 > 0.3 && $0 < 0.7 ? .offset(dx: 8) : .rest }
        #expect(words { _ in .init(icon: [jump]) }[0].contains("jumps"))
        #expect(words { _ in .init(icon: [jump], cuts: [0.3, 0.7]) }.isEmpty)
        let hops = Motion.keyframes([.at(0, .rest), .at(0.5, .offset(dy: -8)), .at(1, .rest)])
        #expect(words(Faulty(isReduceMotionSafe: true) { _ in .init(icon: [hops]) })[0].contains("isReduceMotionSafe"))
        #expect(
            words { _ in .init(icon: [.curve { .offset(dx: $0 > 0 && $0 < 1 ? .random(in: 0...1) : 0) }]) }
                .joined().contains("different choreographies"))
    }

    @Test("Of two pictures each is told what it has to do, and following it leaves no fault")
    func twoPictures() throws {
        func findings(icon: Motion, old: Motion) -> [Audit.Finding] {
            TabItemAudit.findings(of: Faulty(make: { _ in .init(icon: [icon], alternateIcon: [old]) }))
        }
        let (arrives, leaves) = (Motion.from(.opacity(0)), Motion.to(.opacity(0)))
        func remedy(icon: Motion, old: Motion) throws -> String {
            try #require(findings(icon: icon, old: old).first { $0.problem.contains("is not at rest") }).remedy
        }
        // The picture that has to go must not be returned to rest, where it would be seen twice.
        #expect(try remedy(icon: arrives, old: .to(.scale(2))).hasPrefix("Give it opacity 0 there"))
        #expect(try remedy(icon: .from(.scale(0.5)), old: leaves).hasPrefix("Give it opacity 0 there"))
        #expect(try remedy(icon: .to(.scale(2)), old: leaves).hasPrefix("Let it rest there, and give the other"))
        #expect(try remedy(icon: arrives, old: .from(.scale(2))).hasPrefix("Let it rest there, and give the other"))
        #expect(findings(icon: arrives, old: leaves) == [])
    }

    @Test("Shapes: a drop lies within its rectangle, a star has its points")
    func outlines() {
        for outline in [TabItemShape.Outline.drop, .star(points: 5), .star(points: 0)] {
            let corners = outline.corners ?? []
            #expect(corners.allSatisfy { (-1e-9...1 + 1e-9).contains($0.x) && (-1e-9...1 + 1e-9).contains($0.y) })
        }
        #expect(TabItemShape.Outline.star(points: 5).corners?.count == 10)
        #expect(TabItemShape.Outline.star(points: 0).corners?.count == 6)
        #expect(TabItemShape.Outline.star(points: .max).corners?.count == 720)
        #expect(TabItemShape.Outline.disc.corners == nil)
    }
}
