import Foundation

/// Moves the animations of one property animator. The animator decides the progress; the animations ask the driver for
/// it.
final class AnimatorDriver {
    /// One run by itself.
    struct Run {
        /// The fraction from which the run starts; ``to`` is that to which it leads.
        var from: Double
        var to: Double
        /// Seconds.
        var duration: CFTimeInterval
        var delay: CFTimeInterval
        /// Part of the run's time (0…1) to part of its way (0…1).
        var curve: (Double) -> Double
        /// Whether it is the first run from the start, in which blocks may begin late.
        var isFirst: Bool
        /// The absolute time at which it was begun.
        var began: CFTimeInterval
    }

    enum Mode {
        case held(Double)
        case running(Run)
    }

    private(set) var mode = Mode.held(0)
    private(set) var live: [LiveAnimation] = []
    /// The fraction that the animations show, if it differs from the held one (until the next turn).
    var shownInstead: Double?
    /// Converts a held fraction into progress: linearly, or along the animator's curve.
    var heldCurve: ((Double) -> Double)?

    var isPaused: Bool {
        if case .held = mode { true } else { false }
    }

    func add(_ animation: LiveAnimation) { live.append(animation) }

    /// Drops animations that have ended, or whose layers no longer exist.
    func dropEnded() { live.removeAll { $0.hasEnded || $0.layer == nil } }

    func forget() { live = [] }

    // MARK: Progress

    /// The present fraction, as given by the animations or by the hand that holds them; without animations, by the
    /// clock.
    var fraction: Double {
        switch mode {
        case .held(let fraction): fraction
        case .running(let run): overall(run, elapsed: elapsed ?? World.current.now - run.began)
        }
    }

    /// The time of the run that has passed, in the time of the layers; 0 before the commit.
    private var elapsed: CFTimeInterval? {
        live.compactMap { animation in
            animation.layer.map { layer in animation.begin.map { layer.localTime - $0 } ?? 0 }
        }.max()
    }

    private func overall(_ run: Run, elapsed: CFTimeInterval) -> Double {
        let part = part(run, elapsed)
        return run.from + (run.to - run.from) * (part >= 1 ? 1 : run.curve(part))
    }

    private func part(_ run: Run, _ elapsed: CFTimeInterval) -> Double {
        let time = elapsed - run.delay
        if time <= 0 { return 0 }
        return run.duration > 0 ? min(1, time / run.duration) : 1
    }

    /// The progress of one animation, `elapsed` seconds of its layer's time into the run.
    func progress(of animation: ViewAnimation, elapsed: CFTimeInterval) -> Double {
        switch mode {
        case .held(let fraction): return held(shownInstead ?? fraction, animation)
        case .running(let run):
            let part = part(run, elapsed)
            if run.isFirst {
                let start = animation.windowStart
                guard part < 1 else { return 1 }
                let inner = start < 1 ? max(0, (part - start) / (1 - start)) : 0
                return run.curve(inner)
            }
            let from = animation.heldAt ?? run.from
            return from + (run.to - from) * (part >= 1 ? 1 : run.curve(part))
        }
    }

    private func held(_ fraction: Double, _ animation: ViewAnimation) -> Double {
        let start = animation.windowStart
        func window(_ part: Double) -> Double { start < 1 ? min(1, max(0, (part - start) / (1 - start))) : part }
        if let heldCurve { return heldCurve(window(fraction)) }
        // A pause must not move anything: from its present value the animation goes linearly to either end.
        guard let at = heldFraction, let value = animation.heldAt, abs(value - window(at)) > 1e-9 else {
            return window(fraction)
        }
        if fraction >= at { return at < 1 ? value + (1 - value) * (fraction - at) / (1 - at) : value }
        return at > 0 ? value * fraction / at : value
    }

    /// The fraction at which the animator was paused last.
    private var heldFraction: Double?

    // MARK: Changes

    /// Holds the animations where they are.
    func pause(at fraction: Double) {
        for animation in live {
            guard let view = animation.animation as? ViewAnimation, let layer = animation.layer else { continue }
            let elapsed = animation.begin.map { layer.localTime - $0 } ?? 0
            view.heldAt = progress(of: view, elapsed: elapsed)
        }
        heldFraction = fraction
        mode = .held(fraction)
    }

    func hold(at fraction: Double) { mode = .held(fraction) }

    /// Begins a run; each layer counts its time from the next commit.
    func start(_ run: Run) {
        if !run.isFirst, case .held(let fraction) = mode {
            for animation in live {
                guard let view = animation.animation as? ViewAnimation else { continue }
                view.heldAt = held(fraction, view)
            }
        }
        shownInstead = nil
        for animation in live { animation.begin = nil }
        mode = .running(run)
    }

    /// Whether every animation has come to the end of the run, each in its layer's own time.
    var hasArrived: Bool {
        guard case .running(let run) = mode else { return false }
        if live.isEmpty { return true }
        return live.allSatisfy { animation in
            guard let layer = animation.layer, let begin = animation.begin else { return false }
            return layer.localTime - begin >= run.delay + run.duration - Headless.Clock.tolerance
        }
    }
}
