import Foundation
import Testing

@testable import TransitionAnimations
@testable import TransitionCore
@testable import TransitionTesting

/// The newspaper, the iris and the card that drops: where they begin, and how they go on.
struct FilmTransitionTests {
    private static let aimed = PiecesAndClipsTests.aimed

    @Test("A newspaper leaves the frame of its source, and turns as often as it is set to", arguments: [0, 1, 2.5])
    func newspaper(turns: Double) throws {
        let pieces = CatalogueAnimator.newspaper(turns: turns).choreography(in: Self.aimed).foreground.pieces
        let (plate, paper) = (try #require(pieces.first).motions[0], try #require(pieces.last).motions[0])
        let start = paper.pose(at: 0)
        #expect(abs(start.rotation.angle * 180 / .pi + 360 * turns) < 1e-9)
        guard case .roundedRect(let seen, _) = start.clip else { throw Unclipped() }
        #expect(abs(seen.width * start.scale.x - 80 / 390) < 1e-9 && abs(seen.height * start.scale.y - 60 / 844) < 1e-9)
        // The plate has the frame of the paper that is seen.
        let place = plate.pose(at: 0)
        #expect(abs(place.offset.x - (80 / 390 - 0.5)) < 1e-9 && abs(place.offset.y - (630 / 844 - 0.5)) < 1e-9)
        let half = abs(paper.pose(at: 0.1).rotation.angle + 2 * .pi * turns * pow(0.9, 1.4)) * 180 / .pi
        #expect((7...11).contains(half), "it leans as it leaves")
        let end = paper.pose(at: 1)
        #expect(end.offset == Pose.rest.offset && end.rotation.angle == 0 && end.scale == Pose.rest.scale)
    }

    @Test("A circle closes to a point and opens again in the same way")
    func iris() {
        let choreography = CatalogueAnimator.iris.choreography(in: Self.aimed)
        let (old, new) = (choreography.background.pieces.dropFirst(), choreography.foreground.pieces)
        #expect(old.count == new.count)
        for (closing, opening) in zip(old, new) {
            for way in [0.1, 0.25, 0.4] {
                let (before, after) = (closing.motions[0].pose(at: way), opening.motions[0].pose(at: 1 - way))
                #expect(radius(before) > 0 && abs(radius(before) - radius(after)) < 1e-9)
                #expect(radius(closing.motions[0].pose(at: 1 - way)) == 0, "one circle at a time")
                #expect(radius(opening.motions[0].pose(at: way)) == 0, "one circle at a time")
            }
            #expect(radius(closing.motions[0].pose(at: 0.5)) == 0)
        }
    }

    private func radius(_ pose: Pose) -> Double {
        if case .circle(_, _, let radius) = pose.clip { radius } else { -1 }
    }

    @Test(
        "A card that drops stays between the sides, comes at once, and is straight when it lands",
        arguments: [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)])
    func drop(size: CGSize) throws {
        let choreography = CatalogueAnimator.drop.choreography(in: TransitionScene(size: size))
        for progress in stride(from: 0.02, to: 1, by: 0.04) {
            let corners = try seen(choreography, progress, in: size)
            #expect(corners.allSatisfy { $0.x > -0.5 && $0.x < size.width + 0.5 }, "\(progress)")
            if progress > 0.05 { #expect(corners.contains { $0.y > 0.01 * size.height }, "\(progress)") }
        }
        #expect(choreography.foreground.motions[0].pose(at: 0.99).rotation.angle.magnitude < 1e-9)
        // Carried beyond the end, it covers all edges.
        for progress in [1.01, 1.04] {
            let corners = try seen(choreography, progress, in: size)
            #expect(corners.map(\.x).min() ?? 1 < 0 && corners.map(\.y).min() ?? 1 < 0)
            #expect(corners.map(\.x).max() ?? 0 > size.width && corners.map(\.y).max() ?? 0 > size.height)
        }
    }

    private func seen(_ choreography: Choreography, _ progress: Double, in size: CGSize) throws -> [(
        x: Double, y: Double
    )] {
        let coverage = Coverage(of: choreography, size: size, progress: progress)
        let card = try #require(coverage.elements.first { $0.role == .foreground })
        return try [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
            let corner = try #require(card.seen(u: $0.0, v: $0.1, in: size))
            return (corner.x, corner.y)
        }
    }

    private struct Unclipped: Error {}
}
