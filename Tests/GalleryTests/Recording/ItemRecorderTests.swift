import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar

@testable import GalleryCommand
import TransitionTestSupport

/// Item animators on the system's bar, through the real adapter.
@Suite(.inRelease, .serialized) @MainActor struct ItemRecorderTests {
    private static var recorded: [(animation: BuiltInTabItemAnimation, recording: Recording)] = []

    /// All of them, recorded once.
    private static func all() throws -> [(animation: BuiltInTabItemAnimation, recording: Recording)] {
        if recorded.isEmpty {
            recorded = try BuiltInTabItemAnimation.allCases.map { ($0, try ItemRecorder().record($0.animator)) }
        }
        return recorded
    }

    private func frames(_ recording: Recording) throws -> [DrawnLayer] {
        try #require(recording.containers[.tab]).forward
    }

    /// Another recording has other numbers for its layers.
    private func bare(_ layer: DrawnLayer) -> DrawnLayer {
        var layer = layer.bare
        layer.id = 0
        layer.children = layer.children.map(bare)
        return layer
    }

    @Test("Each begins with another item selected, ends with the bar as a tap leaves it, and moves in between")
    func ends() throws {
        let still = try frames(ItemRecorder().record(.still))
        for (animation, recording) in try Self.all() {
            let frames = try frames(recording)
            #expect(frames.count == Recording.places.count && recording.places == Recording.places)
            let (first, last) = (try #require(frames.first), try #require(frames.last))
            guard animation != .badgeBounce else { continue }  // It shows a badge, which the others do not.
            #expect(bare(first) == bare(try #require(still.first)), "\(animation)")
            #expect(bare(last) == bare(try #require(still.last)), "\(animation)")
            #expect(bare(first) != bare(last))
            let moving = frames.dropFirst().dropLast().count { $0 != last }
            #expect(animation == .still ? moving == 0 : moving > 40, "\(animation): \(moving)")
        }
    }

    @Test("The pace is the animation's own")
    func pace() throws {
        for (animation, recording) in try Self.all() {
            #expect(recording.pace.first == 0 && recording.pace.last == 1)
            let seconds = Double(recording.pace.count - 1) / Recording.framesPerSecond
            #expect(
                abs(seconds - animation.animator.duration) < 0.1 || animation.animator.timing != .linear, "\(animation)"
            )
        }
    }

    @Test("All of them together stay below 200 kilobytes")
    func sizes() throws {
        let entries = try Self.all().map { ItemEntry(card: ItemCard($0.animation.animator), recording: $0.recording) }
        var shared = SharedPictures()
        let script = ItemSection(entries: entries).script(shared: &shared)
        #expect(entries.count == BuiltInTabItemAnimation.allCases.count)
        #expect(script.utf8.count + shared.script.utf8.count < 200_000)
    }

    @Test("A recording is the same each time")
    func deterministic() throws {
        for animator in [.flip, .sparkle] as [CatalogueTabItemAnimator] {
            #expect(try ItemRecorder().record(animator) == ItemRecorder().record(animator))
        }
    }

    private struct Stuck: TabItemAnimator {
        let info = AnimatorInfo(name: "test.stuck", title: "Stuck", summary: "Nothing moves.")
        // The item's picture is drawn anew, and rests.
        func choreography(in scene: TabItemScene) -> TabItemChoreography {
            TabItemChoreography(icon: [.fixed(.rest)])
        }
    }

    @Test("One of which nothing is seen to move is told, by its name")
    func stuck() throws {
        let failure = thrown(ItemRecorder.Failure.self) { try ItemRecorder().record(Stuck()).places }
        #expect(failure?.description == "I cannot record the animation of items “test.stuck”: nothing moves")
    }
}
