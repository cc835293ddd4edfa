import Foundation
import Testing
import TransitionAnimations
@testable import TransitionCore
import TransitionTesting

/// Containers that no device has: even there all numbers must be finite, because a layer accepts no others.
struct UnusualSceneTests {
    static let sizes: [CGSize] = [
        .zero, CGSize(width: 1, height: 1), CGSize(width: 0, height: 800), CGSize(width: 400, height: 0),
        CGSize(width: 0.1, height: 9999), CGSize(width: 1e6, height: 1e6), CGSize(width: 1e9, height: 1),
    ]

    /// Every catalogue animator, and those that take settings with settings at and beyond their limits.
    static let animators: [any TransitionAnimator] =
        BuiltInTransition.allCases.map(\.animator)
        + TransitionEdge.allCases.flatMap { edge -> [any TransitionAnimator] in
            [
                CatalogueAnimator.push(from: edge), CatalogueAnimator.slide(from: edge),
                CatalogueAnimator.cover(from: edge),
                CatalogueAnimator.cube(from: edge), CatalogueAnimator.flip(from: edge),
            ]
        }
        + [
            CatalogueAnimator.fold(strips: .min), CatalogueAnimator.fold(strips: 3),
            CatalogueAnimator.fold(strips: .max), CatalogueAnimator.scale(from: 0),
            CatalogueAnimator.scale(from: 3),
        ]

    @Test("Every number is finite in a container of any size, overshoot included", arguments: animators.indices)
    func finite(index: Int) {
        let animator = Self.animators[index]
        for size in Self.sizes {
            let scene = TransitionScene(size: size)
            for choreography in [animator.choreography(in: scene), animator.returnChoreography(in: scene)].compactMap({
                $0
            }) {
                expectFinite(choreography, size: size, "\(animator) in \(size)")
                expectFinite(choreography.mirrored, size: size, "\(animator), mirrored, in \(size)")
                expectFinite(choreography.reversed, size: size, "\(animator), reversed, in \(size)")
            }
        }
    }

    private func expectFinite(_ choreography: Choreography, size: CGSize, _ comment: Comment) {
        let eye = choreography.eyeDistance(in: size)
        #expect(eye.isFinite && eye > 0, comment)
        for progress in [-0.2, 0, 0.001, 0.25, 0.5, 0.75, 0.999, 1, 1.2] {
            for role in ScreenRole.allCases {
                let track = choreography[role]
                expectFinite(track.motions, rect: .full, size: size, eye: eye, progress: progress, comment)
                for piece in track.pieces {
                    #expect(piece.rect.rect(in: CGRect(origin: .zero, size: size)).maxX.isFinite, comment)
                    expectFinite(piece.motions, rect: piece.rect, size: size, eye: eye, progress: progress, comment)
                }
            }
            let coverage = Coverage(of: choreography, size: size, progress: progress)
            for sighting in coverage.sightings(x: size.width / 3, y: size.height / 3) {
                let numbers = [sighting.x, sighting.y, sighting.weight, sighting.shade]
                #expect(numbers.allSatisfy { $0.isFinite }, comment)
            }
        }
    }

    private func expectFinite(
        _ motions: [Motion], rect: UnitRect, size: CGSize, eye: Double, progress: Double, _ comment: Comment
    ) {
        let placement = Placement(frame: rect.rect(in: CGRect(origin: .zero, size: size)), containerSize: size)
        for motion in motions { #expect(motion.pose(at: progress).isFinite, comment) }
        let appearance = Appearance(of: motions, at: progress, placement: placement)
        let numbers =
            appearance.matrix(eyeDistance: eye, placement: placement).numbers
            + [appearance.opacity, appearance.shade, appearance.cornerRadius, appearance.shadow.radius]
        #expect(numbers.allSatisfy { $0.isFinite }, comment)
        #expect((0...1).contains(appearance.opacity) && (0...1).contains(appearance.shade), comment)
    }

    @Test("Strips are an even number from 2 to 24")
    func strips() {
        #expect(
            [Int.min, -1, 0, 1, 2, 3, 4, 23, 24, 25, .max].map {
                CatalogueAnimator.fold(strips: $0).setting("strips")?.value
            } == [2, 2, 2, 2, 2, 4, 4, 24, 24, 24, 24].map { .count($0) })
    }
}

struct BuiltInTransitionTests {
    @Test("A stored choice comes back", arguments: BuiltInTransition.allCases)
    func codable(transition: BuiltInTransition) throws {
        let stored = try JSONEncoder().encode(["choice": transition])
        #expect(String(decoding: stored, as: UTF8.self) == #"{"choice":"\#(transition.rawValue)"}"#)
        #expect(try JSONDecoder().decode([String: BuiltInTransition].self, from: stored) == ["choice": transition])
        #expect(BuiltInTransition(rawValue: transition.rawValue) == transition)
    }

    @Test("A choice that no version knew is an error, not another animator")
    func unknown() {
        let stored = Data(#"{"choice":"quantumTeleport"}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([String: BuiltInTransition].self, from: stored) }
        #expect(BuiltInTransition(rawValue: "Slide") == nil)
    }

    @Test("The animator of a case has its name", arguments: BuiltInTransition.allCases)
    func named(transition: BuiltInTransition) {
        let animator = transition.animator
        #expect(animator.info.name.rawValue == transition.rawValue && animator.info.name.isWellFormed)
        #expect(animator.duration.isFinite && animator.duration > 0)
    }
}
