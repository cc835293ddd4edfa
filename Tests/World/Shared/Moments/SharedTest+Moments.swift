import TransitionAnimations
import UIKit

#if HEADLESS_UIKIT
import TransitionCore
#else
// On a device this file is part of no package, and so sees what is public alone.
@testable import TransitionCore
#endif

extension SharedTest {
    /// For each registered animator that is made for a container: where its screens are seen there at three moments,
    /// beside where its choreography has them.
    public static func moments(in container: ContainerKind) -> [SharedTest] {
        TransitionRegistry.standard.all.filter { $0.info.containers.contains(container) }.map { animator in
            SharedTest("Moments in \(container): \(animator.info.name.rawValue)") { trial in
                try await compare(animator, in: container, trial)
            }
        }
    }

    /// How far a corner of a screen may be from where it should be, in points.
    public static let tolerance = 0.5

    @MainActor
    private static func compare(
        _ animator: any TransitionAnimator, in container: ContainerKind, _ trial: Trial
    ) async throws {
        let stage = try await MomentStage(trial, animator, in: container)
        trial.expect(stage.control.isHolding, "\(container): it is not held")
        let size = trial.window.bounds.size
        let from: UIView = stage.from.view
        let insets = try trial.check.require(from.window).safeAreaInsets
        let scene = TransitionScene(
            size: size,
            safeArea: .init(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
            container: container)
        let choreography = animator.choreography(in: scene)
        for progress in [0.2, 0.5, 0.8] {
            stage.control.scrub(to: progress)
            try await trial.turn()
            trial.expect(abs((stage.control.progress ?? -1) - progress) < 1e-6, "\(container): it is elsewhere")
            for (view, role) in [(from, ScreenRole.background), (stage.arriving, .foreground)] {
                guard let view else { continue }
                let track = choreography[role]
                // Pieces stand for a screen that is not drawn.
                guard track.showsScreen else { continue }
                let placement = Placement(frame: view.layer.bounds, containerSize: size)
                let expected = Appearance(of: track.motions, at: progress, placement: placement)
                let matrix = expected.matrix(eyeDistance: choreography.eyeDistance(in: size), placement: placement)
                let shown = try trial.shown(view)
                let distance = Self.distance(shown.transform, matrix, size: size)
                let place = "\(container), \(role) at \(progress)"
                trial.expect(distance < tolerance, "\(place): \(distance) points off")
                // F192: no screen in a container fades out altogether.
                let opacity = 0.02 + 0.98 * expected.opacity
                trial.expect(
                    abs(Double(shown.opacity) - opacity) < 0.01, "\(place): opacity \(shown.opacity), not \(opacity)")
            }
        }
        stage.control.finish()
        try await trial.settle()
    }

    /// How far the corners of a screen are apart under two transforms, in points.
    private static func distance(_ t: CATransform3D, _ expected: Matrix4, size: CGSize) -> Double {
        var greatest = 0.0
        let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
        for (x, y) in [(-x, -y), (x, -y), (-x, y), (x, y)] {
            switch (t.projected(x: x, y: y), expected.project(x: x, y: y)) {
            // Both are behind the eye.
            case (nil, nil): break
            case (let a?, let b?): greatest = max(greatest, abs(a.x - b.x), abs(a.y - b.y))
            default: return .infinity
            }
        }
        return greatest
    }
}
