import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTesting

/// How dark the shades and shadows of paper, doors and waves are, where they lie, and when.
struct ShadeTests {
    private static let size = CGSize(width: 390, height: 844)
    private static let across = stride(from: 2.0, to: 390, by: 2).map { (x: $0, y: 400.0) }
    private static let down = stride(from: 2.0, to: 844, by: 1).map { (x: 100.0, y: $0) }

    /// A place of the picture, with its sightings from the front to the back.
    private struct Spot {
        var sightings: [Coverage.Sighting]
        /// 0 to 1. The screens and the backdrop count as white.
        var light: Double { sightings.reduce(1) { $0 - $1.weight * $1.shade } }
        /// Whether nothing of the old screen is drawn here.
        var isNew: Bool { !sightings.isEmpty && sightings.allSatisfy { $0.role == .foreground } }
        var isOld: Bool { sightings.first.map { $0.role == .background && $0.weight > 0.9 } ?? false }
    }

    private func spots(_ animator: CatalogueAnimator, _ progress: Double, _ places: [(x: Double, y: Double)]) -> [Spot]
    {
        let choreography = animator.choreography(in: TransitionScene(size: Self.size))
        let coverage = Coverage(of: choreography, size: Self.size, progress: progress)
        return places.map { Spot(sightings: coverage.sightings(x: $0.x, y: $0.y)) }
    }

    private func isAscending(_ lights: [Double]) -> Bool {
        zip(lights, lights.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }
    }

    struct Shaded: Sendable, CustomTestStringConvertible {
        let animator: CatalogueAnimator
        /// The light of the darkest place of the whole way.
        let darkest: ClosedRange<Double>
        /// The least light when a fiftieth of the way is done. A machine may start with its parts in sight.
        let early: Double
        var testDescription: String { animator.info.name.rawValue }
    }

    @Test(
        "What bends or folds is light at rest, gets dark as it turns, and never too dark",
        arguments: [
            Shaded(animator: .page, darkest: 0.68...0.76, early: 0.99),
            Shaded(animator: .fold, darkest: 0.75...0.8, early: 0.99),
            Shaded(animator: .book, darkest: 0.7...0.8, early: 0.98),
            Shaded(animator: .tide, darkest: 0.7...0.8, early: 0.98),
            Shaded(animator: .garage, darkest: 0.45...0.6, early: 0.8),
        ])
    func course(shaded: Shaded) {
        let grid = CatalogueLawTests.grid(in: Self.size)
        func least(_ progress: Double) -> Double { spots(shaded.animator, progress, grid).map(\.light).min() ?? 0 }
        for end in [0.0, 1] { #expect(least(end) == 1, "\(end)") }
        #expect(least(0.02) > shaded.early && least(0.98) > 0.98)
        let lights = (1..<20).map { least(Double($0) / 20) }
        #expect(shaded.darkest.contains(lights.min() ?? 0), "\(lights)")
    }

    @Test("The shadow of a page or a door on the new screen is dark beside it and fades away", arguments: [0.3, 0.5])
    func beside(progress: Double) throws {
        for (animator, places) in [(CatalogueAnimator.page, Self.across), (.garage, Self.down)] {
            let lights = spots(animator, progress, places).filter(\.isNew).map(\.light)
            #expect(isAscending(lights), "\(animator.info.name): \(lights)")
            #expect(try #require(lights.first) < 0.85 && #require(lights.last) > 0.92, "\(animator.info.name)")
        }
    }

    @Test("The strips of a fan are light and dark by turns")
    func fan() {
        let lights = spots(.fold, 0.5, Self.across).map(\.light)
        #expect(lights.allSatisfy { $0 < 0.85 || $0 > 0.93 })
        #expect(zip(lights, lights.dropFirst()).count { abs($0 - $1) > 0.08 } == 7, "four strips on either side")
    }

    @Test("An open book is dark along its spine alone")
    func spine() throws {
        let lights = spots(.book, 0.5, Self.across).map(\.light)
        let half = lights.count / 2
        #expect(isAscending(lights[..<half].reversed()) && isAscending(Array(lights[half...])))
        #expect(lights[0] > 0.99 && lights[lights.count - 1] > 0.99 && (0.85...0.9).contains(lights[half]))
    }

    @Test("Between the screens a tide has a white crest, and its shadow on the old one is soft", arguments: [0.3, 0.6])
    func crest(progress: Double) throws {
        let spots = spots(.tide, progress, Self.down)
        let old = spots.prefix { !$0.sightings.isEmpty }
        let foam = spots.dropFirst(old.count).prefix { $0.sightings.isEmpty }
        #expect((1...10).contains(foam.count) && spots.dropFirst(old.count + foam.count).allSatisfy(\.isNew))
        let lights = old.reversed().map(\.light)
        #expect(isAscending(lights) && zip(lights, lights.dropFirst()).allSatisfy { $1 - $0 < 0.05 })
        #expect(try #require(lights.first) < 0.82 && #require(lights.last) > 0.9)
        #expect(CatalogueAnimator.tide.choreography(in: TransitionScene(size: Self.size)).backdrop == .white)
    }

    @Test("A garage door gets dark where it bends around its drum, which is in sight on the way alone")
    func drum() throws {
        for (progress, isSeen) in [(0.0, false), (0.3, true), (0.7, true), (1, false)] {
            let screen = spots(.garage, progress, [(195, 20)])[0].sightings.filter { $0.weight > 0.6 }
            #expect(screen.isEmpty == isSeen, "\(progress)")
        }
        // Without the bar along the lower edge.
        let door = spots(.garage, 0.5, Self.down).filter(\.isOld).map(\.light).dropLast(8)
        #expect(isAscending(Array(door)) && door.count > 100)
        #expect(try #require(door.first) < 0.8 && #require(door.last) == 1)
    }
}
