import Foundation

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins.
    open var fromValue: Any? {
        get { given.from }
        set {
            given.from = newValue
            from = newValue.map(AnimatableValue.init(any:))
        }
    }
    /// Where it ends.
    open var toValue: Any? {
        get { given.to }
        set {
            given.to = newValue
            to = newValue.map(AnimatableValue.init(any:))
        }
    }

    private final var given: (from: Any?, to: Any?, by: Any?)
    // The values that are set, converted once.
    final var from: AnimatableValue?
    final var to: AnimatableValue?
    final var by: AnimatableValue?

    override func blank() -> CAAnimation { CABasicAnimation() }

    override var hasFiniteValues: Bool { from?.isFinite != false && to?.isFinite != false && by?.isFinite != false }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        // Value by value, and only what there is: most animations have no more than two of the six.
        if let value = given.from { (copy.given.from, copy.from) = (value, from) }
        if let value = given.to { (copy.given.to, copy.to) = (value, to) }
        if let value = given.by { (copy.given.by, copy.by) = (value, by) }
    }

    /// The two ends; a missing one is taken from the present value, in the combinations that the reference lists.
    func ends(base: AnimatableValue, previous: AnimatableValue?) -> (AnimatableValue, AnimatableValue) {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by))
        case (nil, let to?, let by?): (to.subtracting(by) ?? base, to)
        case (let from?, nil, nil): (from, isAdditive ? base.neutral ?? base : base)
        case (nil, let to?, nil): (previous ?? (isAdditive ? base.neutral ?? base : base), to)
        case (nil, nil, let by?): (base, base.adding(by))
        case (nil, nil, nil): (previous ?? base, base)
        }
    }

    /// The progress of the value, 0…1 (springs go beyond).
    func progress(at moment: AnimationMoment) -> Double {
        timingFunction?.bezier(moment.fraction) ?? moment.fraction
    }

    override func value(at moment: AnimationMoment, base: AnimatableValue, _ live: LiveAnimation) -> AnimatableValue? {
        let (from, to) = ends(base: base, previous: live.previous)
        return from.mixed(with: to, progress(at: moment))
    }

    override func finalValue(base: AnimatableValue) -> AnimatableValue? { ends(base: base, previous: nil).1 }
}

/// From one value to another on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The constants of the spring, copied together.
    private struct Parts {
        var mass: CGFloat = 1
        var stiffness: CGFloat = 100
        var damping: CGFloat = 10
        var initialVelocity: CGFloat = 0
        /// Whether the spring may be overdamped; if not, it is treated as critically damped.
        var allowsOverdamping = false
    }
    private final var parts = Parts()

    /// Mass at the end of the spring; above 0.
    open var mass: CGFloat {
        get { parts.mass }
        set { parts.mass = newValue }
    }
    /// Stiffness of the spring; above 0.
    open var stiffness: CGFloat {
        get { parts.stiffness }
        set { parts.stiffness = newValue }
    }
    /// Friction.
    open var damping: CGFloat {
        get { parts.damping }
        set { parts.damping = newValue }
    }
    /// The velocity at the start towards the end, as a fraction of the whole distance per second.
    open var initialVelocity: CGFloat {
        get { parts.initialVelocity }
        set { parts.initialVelocity = newValue }
    }

    /// The default spring.
    public override init() {
        super.init()
    }

    /// The default spring; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A spring by its perceived duration in seconds and its bounce, −1…1.
    public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        super.init()
        let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
        let ratio = bounce >= 0 ? 1 - Double(bounce) : 1 / (1 + max(Double(bounce), -0.999))
        stiffness = CGFloat(frequency * frequency)
        damping = CGFloat(2 * ratio * frequency)
        parts.allowsOverdamping = ratio > 1
    }

    /// The perceived duration in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * Double.pi / spring.frequency }

    /// The bounce, −1…1.
    open var bounce: CGFloat {
        let ratio = spring.ratio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    /// How long the spring takes to come to rest, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingTime }

    final var spring: SpringCurve {
        var curve = SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(initialVelocity))
        if !parts.allowsOverdamping { curve.ratio = min(curve.ratio, 1) }
        return curve
    }

    override func blank() -> CAAnimation { CASpringAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        (copy as? CASpringAnimation)?.parts = parts
    }

    override func progress(at moment: AnimationMoment) -> Double {
        let fraction = timingFunction?.bezier(moment.fraction) ?? moment.fraction
        return spring(fraction * moment.duration)
    }
}

/// Several animations at once, timed within the group's run.
open class CAAnimationGroup: CAAnimation {
    /// The animations; times are within the group, and what lasts longer than the group is cut off.
    open var animations: [CAAnimation]?

    override func blank() -> CAAnimation { CAAnimationGroup() }

    override var hasFiniteValues: Bool { (animations ?? []).allSatisfy(\.hasFiniteValues) }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copy(with: nil) as? CAAnimation ?? $0 }
    }

    override func completeTiming(from frame: CATransaction.Frame) {
        super.completeTiming(from: frame)
        for animation in animations ?? [] {
            // A member without a duration of its own lasts as long as the group.
            if animation.timing.duration == 0 { animation.timing.duration = timing.duration }
            (animation as? CAAnimationGroup)?.completeTiming(from: frame)
        }
    }

    override func apply(to layer: CALayer, at moment: AnimationMoment, _ live: LiveAnimation) {
        let fraction = timingFunction?.bezier(moment.fraction) ?? moment.fraction
        let time = fraction * moment.duration
        for animation in animations ?? [] {
            if case .active(let inner) = animation.timing.state(at: time, begin: animation.timing.beginTime) {
                animation.apply(to: layer, at: inner, live)
            } else if case .ended(let inner?) = animation.timing.state(at: time, begin: animation.timing.beginTime) {
                animation.apply(to: layer, at: inner, live)
            } else if case .waiting(let inner?) = animation.timing.state(at: time, begin: animation.timing.beginTime) {
                animation.apply(to: layer, at: inner, live)
            }
        }
    }
}

/// A transition of a layer's whole content. It takes its time and reports its end, but this module does not draw it.
open class CATransition: CAAnimation {
    /// The kind of transition.
    open var type: CATransitionType = .fade
    /// Where in the transition it begins, 0…1.
    open var startProgress: Float = 0

    override func blank() -> CAAnimation { CATransition() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CATransition else { return }
        copy.type = type
        copy.startProgress = startProgress
    }
}
