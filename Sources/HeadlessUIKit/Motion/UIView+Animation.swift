import Foundation

extension UIView {
    /// How an animation eases.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut
        case easeIn
        case easeOut
        case linear
    }

    /// How a block animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set by its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews in the block.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Leaves touches on.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Begins with what is seen.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Repeats for ever.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Runs back after each run.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Keeps its own duration within another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        /// Keeps its own curve within another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        /// Animates changes of content during a transition too.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        /// Hides and shows the views of a transition instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
        /// Slow at both ends.
        public static let curveEaseInOut: UIView.AnimationOptions = []
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A turn about the vertical axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A turn about the vertical axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition that curls the old content up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition that lets the new content come down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// One picture fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Whether block animations animate.
    public class var areAnimationsEnabled: Bool { AnimationBlocks.areEnabled }

    /// Sets whether block animations animate.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlocks.areEnabled = enabled }

    /// The duration of the block under way, in seconds; 0 outside.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlocks.current?.duration ?? 0 }

    /// Makes changes without animating them, within a block too: `areAnimationsEnabled` is false until they are made.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        AnimationBlocks.run(nil, actionsWithoutAnimation)
        setAnimationsEnabled(wereEnabled)
    }

    /// Animates changes, slow at both ends.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        run(duration, 0, TimingCurve(.easeInOut), [], nil) { _ in animations() }
    }

    /// Animates changes, slow at both ends; the completion is notified whether all ran to the end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, 0, TimingCurve(.easeInOut), [], completion) { _ in animations() }
    }

    /// Animates changes after a delay in seconds. With a duration of 0 they take effect at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, delay, TimingCurve(options), options, completion) { _ in animations() }
    }

    /// Animates changes on a spring of a damping ratio that comes to rest within the duration; velocity in ways per
    /// second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(ratio: Double(dampingRatio), settlingIn: duration, velocity: Double(velocity))
        run(duration, delay, .spring(spring), options, completion) { _ in animations() }
    }

    /// Animates changes on a spring by its perceived duration and bounce; velocity in ways per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        animation.initialVelocity = initialSpringVelocity
        let spring = animation.spring
        run(spring.settlingTime, delay, .spring(spring), options, completion) { _ in animations() }
    }

    /// Runs a block's changes as an animation, or at once where animation is disabled or impossible.
    static func run(
        _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve, _ options: UIView.AnimationOptions,
        _ completion: ((Bool) -> Void)?, _ work: (AnimationContext?) -> Void
    ) {
        let outer = AnimationBlocks.current
        let isOutermost = AnimationBlocks.isOutermost
        let context = AnimationContext(
            duration: duration, delay: max(0, delay), curve: curve, options: options, outer: outer,
            completion: completion)
        if let outer { inherit(context, from: outer) }
        if isOutermost, InteractiveCurve.isLinear { context.curve = .linear }
        let animates = AnimationBlocks.areEnabled && context.duration > 0 && (isOutermost || outer != nil)
        AnimationBlocks.run(animates ? context : nil) {
            work(animates ? context : nil)
            if isOutermost { AlongsideAnimations.join(carrier: .block) }
        }
        context.close()
    }

    /// A block inside another one uses the other's settings, unless its options say otherwise (F94).
    private static func inherit(_ context: AnimationContext, from outer: AnimationContext) {
        if !context.options.contains(.overrideInheritedDuration) {
            context.duration = outer.duration
            context.driver = outer.driver
            context.windowStart = outer.windowStart
        }
        if !context.options.contains(.overrideInheritedCurve) { context.curve = outer.curve }
        context.repeats = max(context.repeats, outer.repeats)
        context.options.formUnion(outer.options.intersection([.autoreverse, .allowUserInteraction]))
        context.blocksTouches = context.blocksTouches && outer.blocksTouches
        context.delay += outer.delay
    }
}
