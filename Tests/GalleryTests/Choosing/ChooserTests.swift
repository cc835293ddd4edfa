import Foundation
import Testing
import TransitionAnimations
import TransitionCore

@testable import GalleryCommand

/// Three questions, three candidates.
@Suite struct ChooserTests {
    private static let chooser = Chooser(BuiltInTransition.allCases.map(\.animator))
    private static let manners = Dictionary(
        uniqueKeysWithValues: chooser.entries.map { ($0.animator.info.name, $0.manner) })

    @Test("Every set of answers has three different candidates that suit it", arguments: Wish.all)
    func candidates(wish: Wish) throws {
        let candidates = Self.chooser.candidates(for: wish)
        #expect(Set(candidates.map(\.info.name)).count == 3)
        let limit = [Wish.Frequency.often: 0.4, .sometimes: 0.6, .once: 0.8]
        for candidate in candidates {
            #expect(candidate.duration <= limit[try #require(wish.frequency)] ?? 0, "\(candidate.info.name)")
            #expect(Self.manners[candidate.info.name]?.origin == wish.origin, "\(candidate.info.name)")
            if wish.volume == .quiet { #expect(!candidate.info.tags.contains(.show), "\(candidate.info.name)") }
        }
        // A loud wish gets what is for show first, where some of it is short enough.
        let loud = Self.manners.values.filter {
            $0.loudness == 3 && $0.origin == wish.origin && $0.duration <= limit[wish.frequency ?? .once] ?? 0
        }
        if wish.volume == .loud, !loud.isEmpty { #expect(candidates[0].info.tags.contains(.show)) }
        if wish.volume == .plain { #expect(candidates[0].info.tags.contains(.app)) }
    }

    @Test("Wishes reach most of what apps ship, and a good part of what is for show")
    func reach() {
        let reached = Set(Wish.all.flatMap { Self.chooser.candidates(for: $0).map(\.info.name) })
        let (apps, shows) = (
            BuiltInTransition.allCases.map(\.animator.info).filter { $0.tags.contains(.app) },
            BuiltInTransition.allCases.map(\.animator.info).filter { $0.tags.contains(.show) }
        )
        #expect(apps.count { reached.contains($0.name) } >= apps.count / 2)
        #expect(shows.count { reached.contains($0.name) } >= 9)
    }

    @Test(
        "Where the new screen comes from is what its picture shows",
        arguments: [
            ("push", Wish.Origin.side), ("slide", .side), ("cube", .side), ("cover", .below), ("tiltBack", .below),
            ("drop", .below), ("zoom", .tapped), ("iris", .tapped), ("fade", .place),
            ("dialog", .place), ("sharedAxis", .side),
        ])
    func origin(name: String, expected: Wish.Origin) {
        #expect(Self.manners[TransitionName(name)]?.origin == expected)
    }

    @Test("An open answer leaves more to choose from, and fewer animators give fewer candidates")
    func open() {
        #expect(Self.chooser.candidates(for: Wish()).map(\.info.name) == ["push", "zoom", "slide"])
        let two = Chooser([CatalogueAnimator.cube, CatalogueAnimator.fade])
        #expect(two.candidates(for: Wish(frequency: .often)).map(\.info.name) == ["fade", "cube"])
        #expect(Chooser([]).candidates(for: Wish()).isEmpty)
    }
}
