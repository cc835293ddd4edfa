import Foundation

/// Moves the animations of a layer's subtree by hand.
///
/// A percent-driven transition uses it for animators that do not support it themselves: it moves the block animations
/// that they begin, or, with the layer's speed at 0 and the progress as its time offset, every animation in the layer's
/// time.
@MainActor
final class LayerScrubber {
    private let layer: CALayer
    /// The time of the block animations; nil if the layer's own time is stopped.
    let blocks: ScrubbedTime?
    /// The layer's local time at progress 0.
    private let origin: CFTimeInterval
    private let duration: CFTimeInterval
    private var frame: Headless.Token?
    private(set) var progress: CGFloat = 0
    private(set) var isHolding = false

    /// Progress 0 is now; progress 1 is `duration` seconds of the layer's time later.
    init(layer: CALayer, duration: CFTimeInterval, stopsTime: Bool = true) {
        self.layer = layer
        blocks = stopsTime ? nil : ScrubbedTime(layer: layer)
        self.duration = duration
        origin = layer.convertTime(CACurrentMediaTime(), from: nil)
    }

    /// The progress that the layer's time has reached by itself.
    var elapsed: CGFloat {
        guard !isHolding, duration > 0 else { return progress }
        let local = layer.convertTime(CACurrentMediaTime(), from: nil)
        return min(max(CGFloat((local - origin) / duration), 0), 1)
    }

    /// Stops the layer's time and puts it where the progress says.
    func hold(at progress: CGFloat) {
        frame?.cancel()
        frame = nil
        isHolding = true
        self.progress = progress
        // At exactly the end an animation would be over, while the finger still holds it there.
        let end = Headless.assumptions.percentDrivenHoldsAnimationsAtTheEnd ? duration - 1e-6 : duration
        let time = origin + min(CFTimeInterval(progress) * duration, max(end, 0))
        if let blocks { return blocks.hold(at: time) }
        layer.speed = 0
        layer.beginTime = 0
        layer.timeOffset = time
    }

    /// Runs on to the start (0) or the end (1), and then lets the animations end.
    ///
    /// - Parameters:
    ///   - seconds: how long that takes; 0 ends in the next turn of the run loop.
    ///   - easing: time (0…1) to part of the way (0…1).
    func run(to target: CGFloat, over seconds: CFTimeInterval, easing: @escaping (CGFloat) -> CGFloat) {
        let start = CACurrentMediaTime()
        let first = progress
        step(after: seconds > 0 ? Self.frameDuration : 0) { [weak self] in
            guard let self else { return false }
            let time = CACurrentMediaTime() - start
            guard time < seconds - 1e-9 else {
                target == 0 ? self.endAtStart() : self.endAtEnd()
                return false
            }
            self.hold(at: first + (target - first) * easing(CGFloat(time / seconds)))
            return true
        }
    }

    /// Gives the layer its own time back.
    func release() {
        frame?.cancel()
        frame = nil
        isHolding = false
        if let blocks { return blocks.release() }
        layer.speed = 1
        layer.beginTime = 0
        layer.timeOffset = 0
    }

    // Slightly less than a frame, so that rounding errors never delay it to the next frame.
    private static let frameDuration: CFTimeInterval = 1.0 / 60 - 1e-6

    private func step(after delay: CFTimeInterval, _ work: @escaping @MainActor () -> Bool) {
        frame = Headless.clock.schedule(after: delay) { [weak self] in
            if work() { self?.step(after: Self.frameDuration, work) }
        }
    }

    /// Lets the animations end at their end.
    private func endAtEnd() {
        progress = 1
        letTimeRun(from: origin + duration)
    }

    /// Ends the animations at the start: they are removed, and their completions run.
    private func endAtStart() {
        progress = 0
        if Headless.assumptions.cancelledPercentDrivenAnimationsFinish {
            // Animations that were added since the last commit, and begin with the next one, do not belong to the
            // transition.
            release()
            World.current.animated.finish(below: layer, in: blocks)
        } else {
            // The time is released first, because a completion that runs at once may release the layer.
            letTimeRun(from: origin)
            removeAnimations(below: layer)
        }
    }

    private func letTimeRun(from local: CFTimeInterval) {
        isHolding = false
        if let blocks { return blocks.run(from: local) }
        layer.timeOffset = local
        layer.beginTime = parentTime
        layer.speed = 1
    }

    private var parentTime: CFTimeInterval {
        layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    }

    private func removeAnimations(below layer: CALayer) {
        if let blocks {
            for live in layer.animationList where live.scrubbed === blocks { layer.remove(live) }
        } else {
            layer.removeAllAnimations()
        }
        for sublayer in layer.sublayers ?? [] {
            removeAnimations(below: sublayer)
        }
    }
}
