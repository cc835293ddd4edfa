import Foundation

/// The delegate of an animation, which is notified of its beginning and end. Both methods are optional on Apple's
/// platforms.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation began.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation ended: true if it ran to its end, false if it was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Nothing happens.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing happens.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer's appearance over time. Layers copy animations when they are added.
open class CAAnimation: NSObject, NSCoding, NSCopying, CAAction, CAMediaTiming {
    final var timing = MediaTiming()
    final var keyed: [String: Any]?

    /// An animation of no duration.
    public override init() {
        super.init()
    }

    /// An animation of no duration; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Archives nothing.
    open func encode(with coder: NSCoder) {}

    /// The curve of time within one run; linear if nil.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which is notified of the beginning and end; the animation retains it.
    open var delegate: (any CAAnimationDelegate)?
    /// How many frames a second it asks for.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// Whether the animation leaves its layer at its end.
    open var isRemovedOnCompletion = true

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// A copy with the same values. An app's subclass is copied as the class of this module that it extends, since
    /// Apple's initialisers are not required ones and a subclass may have any of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        copyValues(to: copy)
        return copy
    }

    /// A new animation of the nearest class of this module.
    /// Whether all numbers that a layer would get are finite.
    var hasFiniteValues: Bool { true }

    func blank() -> CAAnimation { CAAnimation() }

    func copyValues(to copy: CAAnimation) {
        copy.timing = timing
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.preferredFrameRateRange = preferredFrameRateRange
        copy.keyed = keyed
    }

    /// Adds the animation to the layer whose value changed: an animation is an action.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// A value that the app keeps with the animation.
    open func value(forKey key: String) -> Any? { keyed?[key] }

    /// Keeps a value with the animation.
    open func setValue(_ value: Any?, forKey key: String) {
        keyed = keyed ?? [:]
        keyed?[key] = value
    }

    /// Writes the values at a moment into a presentation copy. `time` is the run's own: 0…duration.
    func apply(to layer: CALayer, at moment: AnimationMoment, _ live: LiveAnimation) {}

    /// Fills in what is not set from the transaction.
    func completeTiming(from frame: CATransaction.Frame) {
        if timing.duration == 0 { timing.duration = frame.duration ?? defaultDuration }
    }

    var defaultDuration: CFTimeInterval { 0.25 }
}

/// An animation of one value of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The value, such as `position.x` or `transform.rotation.y`.
    open var keyPath: String? {
        get { path }
        set {
            path = newValue
            known = newValue.flatMap(AnimationKeyPath.init)
        }
    }
    /// Whether the values are added to what is there.
    open var isAdditive = false
    /// Whether each repetition starts where the last one ended.
    open var isCumulative = false

    private final var path: String?
    final var known: AnimationKeyPath?

    /// An animation of a value.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func blank() -> CAAnimation { CAPropertyAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        // The key path was parsed before, so the copy need not parse it again.
        (copy.path, copy.known) = (path, known)
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
    }

    open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if keyPath == nil { keyPath = event }
        super.run(forKey: event, object: anObject, arguments: dict)
    }

    /// The value at a moment; `base` is the value without the animation.
    func value(at moment: AnimationMoment, base: AnimatableValue, _ live: LiveAnimation) -> AnimatableValue? { nil }

    /// The value at the end of a run, for cumulative ones.
    func finalValue(base: AnimatableValue) -> AnimatableValue? { nil }

    override func apply(to layer: CALayer, at moment: AnimationMoment, _ live: LiveAnimation) {
        guard let known else { return }
        let whole = layer.animatable(known.key)
        let base = known.take(from: whole)
        guard var value = value(at: moment, base: base, live) else { return }
        if isCumulative, moment.iteration > 0, let last = finalValue(base: base) {
            value = value.adding(last.multiplied(moment.iteration))
        }
        if isAdditive { value = base.adding(value) }
        layer.setAnimatable(known.put(value, into: whole), known.key)
    }
}

/// A moment in an animation.
struct AnimationMoment {
    /// 0…1 within the run, before any timing function.
    var fraction: Double
    /// Runs completed before.
    var iteration: Int
    /// Length of a run in seconds.
    var duration: CFTimeInterval
}
