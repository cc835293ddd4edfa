import Foundation

/// The animation of one value from a block. It goes from one value to the other, or, if it is relative, adds the
/// difference that remains to its model value, so that overlapping animations add up.
class ViewAnimation: CABasicAnimation {
    var isRelative = false
    var curve = TimingCurve.linear
    var delay: CFTimeInterval = 0
    var context: AnimationContext?
    var driver: AnimatorDriver?
    /// Where in the driver's run it begins, 0…1.
    var windowStart = 0.0
    /// The keyframes, if it was made by a keyframe block.
    var track: CAKeyframeAnimation?
    /// The progress at which its driver was paused.
    var heldAt: Double?
    /// The time of the percent-driven transition that moves the animation.
    private(set) var scrubbed: ScrubbedTime?
    private weak var view: UIView?

    /// Takes the settings of the block.
    func configure(_ context: AnimationContext) {
        self.context = context
        curve = context.curve
        timing.duration = context.duration
        delay = context.delay
        timing.fillMode = .backwards
        timing.autoreverses = context.options.contains(.autoreverse)
        timing.repeatCount = context.repeats
        windowStart = context.windowStart
        driver = context.driver
        if driver != nil { timing.fillMode = .both }
        if case .bezier(let bezier) = curve {
            timingFunction = CAMediaTimingFunction(
                controlPoints: Float(bezier.x1), Float(bezier.y1), Float(bezier.x2), Float(bezier.y2))
        }
        if let track { track.timing = timing }
    }

    // The layer keeps the animation itself: the block and the driver know this object.
    override func copy(with zone: NSZone? = nil) -> Any { self }

    // A block's duration is its own, whatever the transaction says.
    override func completeTiming(from frame: CATransaction.Frame) {}

    func wasAdded(_ live: LiveAnimation) {
        context?.began()
        driver?.add(live)
        if driver == nil, let layer = live.layer {
            scrubbed = ScrubbedTime.current.flatMap { $0.covers(layer) ? $0 : nil }
        }
        guard context?.blocksTouches == true, let view = live.layer?.delegate as? UIView else { return }
        self.view = view
        view.touchBlocks += 1
    }

    func didEnd(finished: Bool) {
        view?.touchBlocks -= 1
        view = nil
        let context = context
        self.context = nil
        context?.ended(finished: finished)
    }

    override func progress(at moment: AnimationMoment) -> Double {
        driver == nil ? curve(moment.fraction, over: moment.duration) : moment.fraction
    }

    override func value(at moment: AnimationMoment, base: AnimatableValue, _ live: LiveAnimation) -> AnimatableValue? {
        if let track {
            let inner = AnimationMoment(
                fraction: progress(at: moment), iteration: 0, duration: moment.duration)
            return track.value(at: inner, base: base, live)
        }
        guard let from, let to else { return nil }
        let mixed = from.mixed(with: to, progress(at: moment))
        guard isRelative, !base.isSame(as: to) else { return mixed }
        // A transform that is not invertible cannot be the base of a relative animation.
        if let matrix = to.matrix, !matrix.isInvertible { return mixed }
        guard let rest = mixed.subtracting(to) else { return mixed }
        return base.adding(rest)
    }

    var isPaused: Bool { driver?.isPaused ?? false }

    /// The state of an animation that a property animator moves.
    func drivenState(at time: CFTimeInterval, begin: CFTimeInterval?) -> AnimationState? {
        guard let driver else { return nil }
        let progress = driver.progress(of: self, elapsed: begin.map { time - $0 } ?? 0)
        return .active(AnimationMoment(fraction: progress, iteration: 0, duration: timing.duration))
    }
}

extension AnimatableValue {
    /// Whether an animation between the two would show nothing.
    func isSame(as other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)): a == b
        case (.transform(let a), .transform(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        case (.colors(let a), .colors(let b)): a == b
        case (.path(let a), .path(let b)): a == b
        case (.missing, .missing): true
        default: false
        }
    }
}

extension CATransform3D {
    var isInvertible: Bool {
        let flat = m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        return abs(flat) > 1e-12 && m44 != 0
    }
}
