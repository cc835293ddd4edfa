import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Where the screens are on the way.
@MainActor
struct NavigationCourseTests {
    @Test(
        "Progress is where the animator says, all the way, to within a quarter of a point",
        arguments: BuiltInTransition.chosen.filter {
            !$0.animator.movesWholeWindow && $0.animator.info.containers.contains(.navigation)
        })
    func accuracy(transition: BuiltInTransition) throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(transition.animator)
        let from = try #require(fixture.root.view)
        let start = Headless.clock.now
        let to = try #require(fixture.push("a").view)
        let size = CGSize(width: 390, height: 844)
        let choreography = transition.animator.choreography(in: TransitionScene(size: size))
        let run = ProgressRun(
            from: 0, to: 1, timing: transition.animator.timing, duration: transition.animator.duration,
            allowsOvershoot: transition.animator.allowsOvershoot)
        var frames = 0
        while Headless.clock.now - start < run.duration - 1.5 / 60 {
            Headless.clock.advance(by: 1.0 / 60)
            guard fixture.navigation.transitionCoordinator != nil else { break }
            frames += 1
            let progress = run.progress(at: Headless.clock.now - start)
            for (view, role) in [(from, ScreenRole.background), (to, .foreground)] {
                let track = choreography[role]
                // A screen that is replaced by its pieces is not drawn.
                guard track.showsScreen else { continue }
                let placement = Placement(frame: view.layer.bounds, containerSize: size)
                let expected = Appearance(of: track.motions, at: progress, placement: placement)
                let matrix = expected.matrix(eyeDistance: choreography.eyeDistance(in: size), placement: placement)
                let shown = view.layer.presentation() ?? view.layer
                #expect(
                    distance(shown.transform, matrix, size: size) < 0.3, "\(role) at \(progress) of \(transition)")
                // F192
                #expect(abs(Double(shown.opacity) - (0.02 + 0.98 * expected.opacity)) < 0.01)
            }
        }
        #expect(frames > 10)
    }

    /// A screen that changes its direction half-way, and changes places with the other one.
    private struct Kinked: TransitionAnimator {
        let info = AnimatorInfo(name: "kinked", title: "Kinked", summary: "The new screen comes, turns back and comes.")
        let duration = 0.6137
        let timing = Timing.easeInOut
        static let way = Motion.keyframes([
            .at(0, .offset(x: 1)), .at(0.3217, .offset(x: 0.1)), .at(0.6789, .offset(x: 0.9)), .at(1, .rest),
        ])

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: [Self.way], front: .init(.background, switches: [0.5432]), cuts: [0.5432])
        }
    }

    @Test("A bend of a motion and a change of places are played when they are due, not at the next sample")
    func bends() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(Kinked())
        let start = Headless.clock.now
        let from = try #require(fixture.root.view)
        let to = try #require(fixture.push("a").view)
        let run = ProgressRun(from: 0, to: 1, timing: Kinked().timing, duration: Kinked().duration)
        for _ in 0..<600 {
            Headless.clock.advance(by: 0.001)
            let progress = run.progress(at: Headless.clock.now - start)
            guard progress < 1, let shown = to.layer.presentation(), let behind = from.layer.presentation() else {
                break
            }
            #expect(
                abs(Double(shown.transform.m41) - 390 * Kinked.way.pose(at: progress).offset.x) < 0.3, "\(progress)")
            if abs(progress - 0.5432) > 1e-3 {
                #expect((shown.zPosition > behind.zPosition) == (progress > 0.5432), "\(progress)")
            }
        }
        #expect(Headless.clock.now - start > 0.55)
    }

    private func distance(_ t: CATransform3D, _ m: Matrix4, size: CGSize) -> Double {
        var greatest = 0.0
        for (x, y) in [(-195.0, -422.0), (195, -422), (-195, 422), (195, 422)] {
            guard let a = t.projected(x: x, y: y), let b = m.project(x: x, y: y) else { return .infinity }
            greatest = max(greatest, abs(a.x - b.x), abs(a.y - b.y))
        }
        return greatest
    }
}
