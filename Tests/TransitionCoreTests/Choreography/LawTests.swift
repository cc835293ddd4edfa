import Foundation
import Testing

@testable import TransitionCore
@testable import TransitionTesting

/// The laws of combining, reversing and mirroring, on random choreographies, by looking at the picture.
struct LawTests {
    static let size = CGSize(width: 390, height: 844)
    // Progresses that no random keyframe or switch hits exactly: at a cut, either side is right.
    static let progresses = [0, 0.1234567, 0.31830989, 0.57721566, 0.8414709, 1]

    /// The pictures of two choreographies, compared point by point. `place` moves a point of the first to where it is
    /// in the second.
    func expectSame(
        _ a: Choreography, _ b: Choreography, seed: UInt64, mirrored: Bool = false, reversed: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for progress in Self.progresses {
            let first = Coverage(of: a, size: Self.size, progress: progress)
            let second = Coverage(of: b, size: Self.size, progress: reversed ? 1 - progress : progress)
            for (x, y) in grid {
                let seen = first.sightings(x: x, y: y)
                var expected = second.sightings(x: mirrored ? Self.size.width - x : x, y: y)
                if mirrored { for i in expected.indices { expected[i].x = 1 - expected[i].x } }
                if reversed { for i in expected.indices { expected[i].role = expected[i].role.other } }
                #expect(
                    isClose(seen, expected),
                    "seed \(seed), progress \(progress), at (\(x), \(y)): \(seen) ≠ \(expected)",
                    sourceLocation: sourceLocation)
            }
        }
    }

    let grid: [(x: Double, y: Double)] = {
        var points: [(x: Double, y: Double)] = []
        for column in 0..<6 {
            for row in 0..<9 { points.append((13.1 + 71.3 * Double(column), 11.9 + 97.7 * Double(row))) }
        }
        return points
    }()

    func isClose(_ a: [Coverage.Sighting], _ b: [Coverage.Sighting]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy {
                $0.role == $1.role && abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6
                    && abs($0.weight - $1.weight) < 1e-9 && abs($0.shade - $1.shade) < 1e-9
            }
    }

    @Test("Mirrored twice is the same", arguments: 0..<40 as Range<UInt64>)
    func mirroredTwice(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let x = Choreography.random(using: &g)
        expectSame(x.mirrored.mirrored, x, seed: seed)
    }

    @Test("Mirrored is the picture in a mirror", arguments: 0..<40 as Range<UInt64>)
    func mirroredPicture(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let x = Choreography.random(using: &g)
        expectSame(x.mirrored, x, seed: seed, mirrored: true)
    }

    @Test("Reversed twice is the same", arguments: 0..<40 as Range<UInt64>)
    func reversedTwice(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let x = Choreography.random(using: &g)
        expectSame(x.reversed.reversed, x, seed: seed)
    }

    @Test("Reversed is the picture of the other end, with the parts exchanged", arguments: 0..<40 as Range<UInt64>)
    func reversedPicture(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let x = Choreography.random(using: &g)
        expectSame(x.reversed, x, seed: seed, reversed: true)
    }

    @Test("Combining with the identity changes nothing", arguments: 0..<40 as Range<UInt64>)
    func identity(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let x = Choreography.random(using: &g)
        expectSame(x.combined(with: .identity), x, seed: seed)
        expectSame(Choreography.identity.combined(with: x), x, seed: seed)
    }

    @Test("Combining is associative", arguments: 0..<40 as Range<UInt64>)
    func associativity(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        let (a, b, c) = (
            Choreography.random(using: &g), Choreography.random(using: &g), Choreography.random(using: &g)
        )
        expectSame(a.combined(with: b).combined(with: c), a.combined(with: b.combined(with: c)), seed: seed)
    }

    @Test("What is random here is not nothing: most pictures show both screens somewhere")
    func picturesAreNotEmpty() {
        var roles: [ScreenRole: Int] = [:]
        for seed in 0..<40 as Range<UInt64> {
            var g = SeededGenerator(seed: seed)
            let coverage = Coverage(of: .random(using: &g), size: Self.size, progress: 0.4)
            for role in Set(grid.flatMap { coverage.sightings(x: $0.x, y: $0.y).map(\.role) }) {
                roles[role, default: 0] += 1
            }
        }
        #expect(roles[.foreground, default: 0] > 10)
        #expect(roles[.background, default: 0] > 10)
    }
}
