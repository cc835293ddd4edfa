#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Animations of layers outside of a transition.
extension StagedLayer {
    /// Adds a run to Core Animation.
    ///
    /// - Parameters:
    ///   - layers: Small layers close to each other.
    ///   - run: The run from 0 to 1, for one pass.
    ///   - repeats: Whether the run repeats until its animations are removed.
    ///   - start: The start time, in the time of the layers' superlayer; nil for the commit of this change.
    ///   - clock: A visible layer without a shadow. An animation of it measures the time.
    ///   - keepingModels: Whether the layers' models stay at rest.
    ///   - onEnd: Called when the run is over or its animations are removed.
    package static func play(
        _ layers: [StagedLayer], along run: ProgressRun, repeats: Bool, since start: CFTimeInterval?,
        timedBy clock: CALayer, eyeDistance: Double, keepingModels: Bool, onEnd: @escaping @MainActor () -> Void
    ) {
        let pace = LayerAnimationWriter.Pace(start: start, repeats: repeats, keepsSamples: true)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if !keepingModels {
            for layer in layers {
                layer.write(layer.element.appearance(at: run.target), at: run.target, eyeDistance: eyeDistance)
            }
        }
        // Only the animation that measures time counts, because an animation of an invisible layer might never end.
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated(onEnd) }
        let time = Timekeeping.animation(of: "shadowRadius", lasting: run.duration)
        clock.add(pace.timed(time), forKey: AnimatedValue.timeKey)
        CATransaction.commit()
        var writer = LayerAnimationWriter(run: run, eyeDistance: eyeDistance, pace: pace)
        for layer in layers { writer.animate(layer) }
        CATransaction.commit()
    }

    /// Removes the animations of a run, and restores layers with their models at rest.
    package static func rest(_ layers: [StagedLayer], timedBy clock: CALayer, eyeDistance: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        clock.removeOwnAnimations()
        for layer in layers {
            layer.layer.removeOwnAnimations()
            layer.restore(from: Appearance(), eyeDistance: eyeDistance)
        }
        CATransaction.commit()
    }
}
#endif
