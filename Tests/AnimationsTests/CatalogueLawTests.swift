import Animations
import Foundation
import Testing

/// What must hold for each animator of the catalogue: the laws that make it safe to install anywhere.
struct CatalogueLawTests {
    static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366),
        CGSize(width: 120, height: 90), CGSize(width: 507, height: 1024),
    ]

    /// A grid of points well within a container.
    static func grid(in size: CGSize) -> [(x: Double, y: Double)] {
        var points: [(x: Double, y: Double)] = []
        for column in 0..<9 {
            for row in 0..<13 {
                points.append(((Double(column) + 0.51) / 9 * size.width, (Double(row) + 0.49) / 13 * size.height))
            }
        }
        return points
    }

    @Test(
        "At 0 the covered screen alone is seen, at rest; at 1 the arriving one", arguments: BuiltInTransition.allCases)
    func ends(transition: BuiltInTransition) {
        for size in Self.sizes {
            let ltr = transition.choreography(in: TransitionScene(size: size))
            for choreography in [ltr, ltr.mirrored] {
                for (progress, role) in [(0.0, ScreenRole.background), (1, .foreground)] {
                    let coverage = Coverage(of: choreography, size: size, progress: progress)
                    for (x, y) in Self.grid(in: size) {
                        let sightings = coverage.sightings(x: x, y: y)
                        #expect(sightings.count == 1, "\(transition) at \(progress) in \(size): \(sightings)")
                        guard let seen = sightings.first else { continue }
                        #expect(seen.role == role)
                        #expect(abs(seen.x - x / size.width) < 1e-6 && abs(seen.y - y / size.height) < 1e-6)
                        #expect(seen.weight == 1 && seen.shade == 0)
                    }
                }
            }
        }
    }

    @Test("Motion is continuous and every number finite", arguments: BuiltInTransition.allCases)
    func continuity(transition: BuiltInTransition) {
        for size in Self.sizes {
            let choreography = transition.choreography(in: TransitionScene(size: size))
            for role in ScreenRole.allCases {
                let track = choreography[role]
                for motion in track.motions + track.pieces.flatMap(\.motions) {
                    let placement = Placement(frame: CGRect(origin: .zero, size: size), containerSize: size)
                    // Halving the step must about halve the greatest jump, down to nothing: what jumps does not shrink.
                    let coarse = greatestStep(of: motion, placement: placement, steps: 256)
                    let fine = greatestStep(of: motion, placement: placement, steps: 4096)
                    #expect(fine <= max(coarse * 0.3, 1e-9), "\(transition) jumps by \(fine) of \(coarse)")
                }
            }
        }
    }

    private func greatestStep(of motion: Motion, placement: Placement, steps: Int) -> Double {
        var greatest = 0.0
        var previous: [Double]?
        for step in 0...steps {
            let progress = Double(step) / Double(steps)
            #expect(motion.pose(at: progress).isFinite)
            let appearance = Appearance(of: [motion], at: progress, placement: placement)
            #expect((0...1).contains(appearance.opacity))
            let numbers =
                appearance.matrix(eyeDistance: 1000, placement: placement).numbers
                + [appearance.opacity * 100, appearance.shade * 100, appearance.cornerRadius]
            if let previous {
                greatest = max(greatest, zip(numbers, previous).map { abs($0 - $1) }.max() ?? 0)
            }
            previous = numbers
        }
        return greatest
    }

    @Test("The enum, the static members and the registry are the same catalogue")
    func catalogue() throws {
        #expect(
            TransitionRegistry.standard.names.prefix(BuiltInTransition.allCases.count).map(\.rawValue)
                == BuiltInTransition.allCases.map(\.rawValue))
        for transition in BuiltInTransition.allCases {
            let animator = try TransitionRegistry.standard.animator(named: TransitionName(transition.rawValue))
            #expect(type(of: animator) == type(of: transition.animator))
            #expect(animator.info.name.rawValue == transition.rawValue)
            #expect(animator.info == transition.info)
            #expect(!animator.info.title.isEmpty && animator.info.summary.hasSuffix("."))
        }
        let statics: [any TransitionAnimator] = [
            Push.push, Slide.slide, Cover.cover, Fade.fade, Scale.scale, Cube.cube, Flip.flip, Fold.fold,
        ]
        #expect(statics.map(\.info.name.rawValue) == BuiltInTransition.allCases.map(\.rawValue))
    }

    @Test("Edges are parameters: each direction begins and ends cleanly", arguments: Edge.allCases)
    func edges(edge: Edge) {
        let animators: [any TransitionAnimator] = [
            Push(from: edge), Slide(from: edge), Cover(from: edge), Cube(from: edge), Flip(from: edge),
        ]
        let size = CGSize(width: 390, height: 844)
        for animator in animators {
            let choreography = animator.choreography(in: TransitionScene(size: size))
            for (progress, role) in [(0.0, ScreenRole.background), (1, .foreground)] {
                let coverage = Coverage(of: choreography, size: size, progress: progress)
                for (x, y) in Self.grid(in: size) {
                    #expect(coverage.sightings(x: x, y: y).map(\.role) == [role], "\(animator) at \(progress)")
                }
            }
            // Half-way, the arriving screen is on the side it comes from.
            let half = Coverage(of: choreography, size: size, progress: 0.6)
            let seen = half.sightings(x: size.width * (0.5 + 0.4 * edge.x), y: size.height * (0.5 + 0.4 * edge.y))
            if !(animator is Flip) { #expect(seen.first?.role == .foreground, "\(animator)") }
        }
    }
}
