import Foundation

/// An animation that can be paused, moved by hand, reversed and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    /// Seconds the animation takes, without the delay.
    open private(set) var duration: TimeInterval
    /// Seconds it waited before it began.
    open private(set) var delay: TimeInterval = 0
    /// The curve it was made with.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Whether it has begun and is not over.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether moving it by hand is straight in time, whatever its curve. Default true.
    open var scrubsLinearly = true
    /// Whether it stays, paused, when it has arrived. Default false.
    open var pausesOnCompletion = false

    /// Whether it can be paused, moved and stopped. Not to be set while active.
    open var isInterruptible = true {
        willSet { if state != .inactive { Headless.raise("isInterruptible of an active animator cannot be set") } }
    }

    /// Whether its views take touches meanwhile. Not to be set while active.
    open var isUserInteractionEnabled = true {
        willSet {
            if state != .inactive { Headless.raise("isUserInteractionEnabled of an active animator cannot be set") }
        }
    }

    private var blocks: [(start: Double, work: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var driver = AnimatorDriver()
    private var curve: TimingCurve
    private var isFinishing = false
    private var reversed = false

    // A copy for the deinitialiser, which is not isolated.
    nonisolated(unsafe) private var isAbandoned = false

    /// An animator with a curve; for a spring given by its constants the duration follows from them.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let timing = parameters.timing(for: duration)
        self.duration = timing.duration
        curve = timing.curve
        timingParameters = parameters
        super.init()
    }

    /// An animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// An animator on a spring that comes to rest within the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that runs already. One made in an animation block cannot be interrupted and runs as the block does,
    /// unless the options say otherwise.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let outer = AnimationBlocks.current
        var length = duration
        if let outer, !options.contains(.overrideInheritedDuration) { length = outer.duration }
        let named = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 3)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: length, curve: named, animations: animations)
        if let outer, !options.contains(.overrideInheritedCurve) { animator.curve = outer.curve }
        animator.isInterruptible = outer == nil
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return unsafeDowncast(animator, to: Self.self)
    }

    deinit {
        guard isAbandoned else { return }
        MainActor.assumeIsolated {
            Headless.raise("a paused or stopped property animator was released; finish it, or stop and finish it")
        }
    }

    /// An inactive animator of the same duration and curve.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIViewPropertyAnimator(
            duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.blocks = blocks
        return copy
    }

    // MARK: Blocks

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = min(max(Double(delayFactor), 0), 1)
        guard state == .active else {
            if state == .stopped { return Headless.raise("a stopped animator takes no animations") }
            blocks.append((factor, animation))
            return
        }
        // Animations that are added late take the remaining time.
        let passed = driver.fraction
        perform(animation, from: passed + (1 - passed) * factor)
        if waitsForBlocks {
            waitsForBlocks = false
            run()
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Whether the animator was started without any block and waits for one (F72).
    private var waitsForBlocks = false

    private func perform(_ work: () -> Void, from start: Double) {
        let context = AnimationContext(duration: max(duration, 0), curve: curve)
        context.driver = driver
        context.windowStart = start
        context.blocksTouches = !isUserInteractionEnabled
        let isOutermost = AnimationBlocks.isOutermost
        AnimationBlocks.run(AnimationBlocks.areEnabled ? context : nil) {
            work()
            if isOutermost { AlongsideAnimations.join(carrier: .propertyAnimator) }
        }
        context.close()
    }

    /// Makes the animator active, paused at its start.
    private func activate() {
        state = .active
        driver = AnimatorDriver()
        driver.hold(at: 0)
        useHeldCurve()
        let works = blocks
        blocks = []
        for (start, work) in works { perform(work, from: start) }
        waitsForBlocks = works.isEmpty
        PropertyAnimators.add(self)
        noteAbandonment()
    }

    private func useHeldCurve() {
        let (curve, duration) = (curve, duration)
        driver.heldCurve = scrubsLinearly ? nil : { curve($0, over: duration) }
    }

    // MARK: Control

    open var isRunning: Bool { isFinishing || (state == .active && !driver.isPaused) }

    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            let wasRunning = state == .active && !driver.isPaused
            if wasRunning { pause() }
            reversed = newValue
            if wasRunning { go(over: remaining, curve: { TimingCurve(.easeInOut)($0, over: 1) }) }
        }
    }

    /// The remaining time: the remaining fraction times the duration.
    private var remaining: TimeInterval { duration * (reversed ? driver.fraction : 1 - driver.fraction) }

    private var flips: Bool { reversed && World.current.assumptions.reversingFlipsFraction }

    open var fractionComplete: CGFloat {
        get { CGFloat(flips ? 1 - driver.fraction : driver.fraction) }
        set {
            if state == .stopped { return Headless.raise("fractionComplete of a stopped animator cannot be set") }
            let isFirst = state == .inactive
            if isFirst { activate() }
            if !driver.isPaused { pause() }
            useHeldCurve()
            let part = min(max(Double(newValue), 0), 1)
            let fraction = flips ? 1 - part : part
            if isFirst, World.current.assumptions.firstScrubWaitsForTurn {
                driver.shownInstead = driver.fraction
                Headless.clock.schedule(after: 0) { [driver] in driver.shownInstead = nil }
            }
            driver.hold(at: fraction)
            noteAbandonment()
        }
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        switch state {
        case .stopped: return Headless.raise("a stopped animator cannot be started")
        case .active where !driver.isPaused: return
        case .active:
            resume()
        case .inactive:
            self.delay = delay
            activate()
            if waitsForBlocks { return }
            run()
        }
    }

    /// Begins the first run.
    private func run() {
        let (curve, duration) = (curve, duration)
        let whole: (Double) -> Double = { curve($0, over: duration) }
        if reversed {
            driver.hold(at: 1)
            go(over: duration, curve: whole)
            return
        }
        driver.start(
            .init(
                from: 0, to: 1, duration: duration, delay: delay, curve: whole, isFirst: true,
                began: World.current.now))
        noteAbandonment()
    }

    /// Goes on with the curve it has, from where it is.
    private func resume() {
        let fraction = driver.fraction
        let (curve, duration) = (curve, duration)
        guard !reversed, fraction > 0, case .bezier(let bezier) = curve, scrubsLinearly else {
            return go(over: remaining, curve: { curve($0, over: duration) })
        }
        // Continue with the rest of the same curve, from the time at which it has the present fraction.
        let time = bezier.inverse(fraction)
        go(
            over: duration * (1 - time),
            curve: { part in fraction < 1 ? (bezier(time + part * (1 - time)) - fraction) / (1 - fraction) : 1 })
    }

    /// Runs from where it is to where it is going.
    private func go(over seconds: TimeInterval, curve: @escaping (Double) -> Double) {
        let fraction = driver.fraction
        driver.start(
            .init(
                from: fraction, to: reversed ? 0 : 1, duration: max(0, seconds), delay: 0, curve: curve,
                isFirst: false, began: World.current.now))
        noteAbandonment()
    }

    open func pauseAnimation() {
        switch state {
        case .stopped: Headless.raise("a stopped animator cannot be paused")
        case .inactive: activate()
        case .active: if !driver.isPaused { pause() }
        }
    }

    private func pause() {
        driver.pause(at: driver.fraction)
        noteAbandonment()
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, driver.isPaused, isInterruptible else {
            return Headless.raise("only an interruptible animator that is active and paused can be continued")
        }
        waitsForBlocks = false
        guard parameters != nil || durationFactor != 0 else { return resume() }
        let seconds = durationFactor == 0 ? remaining : duration * Double(durationFactor)
        let fallback = (curve: curve, duration: seconds)
        let (curve, length) = parameters?.timing(for: seconds) ?? fallback
        // With nothing left to run, factor 0 ends at once and any other factor takes its time (F73).
        go(over: durationFactor == 0 && remaining == 0 ? 0 : length, curve: { curve($0, over: length) })
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        // An animator that has ended is not changed (F117).
        if state == .inactive { return }
        guard state == .active else { return Headless.raise("a stopped animator cannot be stopped again") }
        for live in driver.live {
            guard let layer = live.layer, let known = (live.animation as? ViewAnimation)?.known else { continue }
            let shown = known.take(from: layer.presentedLayer.animatable(known.key))
            layer.setModel(known.put(shown, into: layer.animatable(known.key)), known.key)
        }
        takeAnimations(finished: false)
        if withoutFinishing {
            reset()
        } else {
            state = .stopped
            noteAbandonment()
        }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state == .inactive { return }
        guard state == .stopped, !isFinishing else {
            return Headless.raise("an animator that is active has to be stopped before it is finished")
        }
        moveModel(to: finalPosition)
        complete(at: finalPosition)
    }

    // MARK: End

    /// The end values of the animations that were removed from their layers.
    private var ends: [(layer: CALayer, path: AnimationKeyPath, from: AnimatableValue, to: AnimatableValue)] = []

    private func takeAnimations(finished: Bool) {
        let all = driver.live
        driver.forget()
        for live in all {
            guard let layer = live.layer, let view = live.animation as? ViewAnimation, let path = view.known,
                let from = view.from, let to = view.to
            else { continue }
            ends.append((layer, path, from, to))
            layer.take(live)
            World.current.animated.end(live, finished: finished)
        }
    }

    private func moveModel(to position: UIViewAnimatingPosition) {
        guard position != .current else { return }
        // The first change of a value began where all of them did, so it is undone last.
        for end in position == .start ? ends.reversed() : ends {
            let value = position == .start ? end.from : end.to
            end.layer.setModel(end.path.put(value, into: end.layer.animatable(end.path.key)), end.path.key)
        }
    }

    /// Whether it moves nothing, so that it is over on the next turn.
    var driverIsEmpty: Bool { driver.live.isEmpty }

    /// Called every turn: ends when the animations have arrived.
    func turn() {
        guard state == .active, !driver.isPaused else { return }
        driver.dropEnded()
        guard driver.hasArrived else { return }
        let target = reversed ? 0.0 : 1.0
        if pausesOnCompletion {
            driver.pause(at: target)
            return noteAbandonment()
        }
        takeAnimations(finished: true)
        let position: UIViewAnimatingPosition =
            reversed && World.current.assumptions.reversedRunEndsAtStart ? .start : .end
        if reversed { moveModel(to: .start) }
        complete(at: position)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let handlers = completions
        completions = []
        // Completion handlers still find the animator running (F65).
        isFinishing = true
        for handler in handlers { handler(position) }
        isFinishing = false
        reset()
    }

    private func reset() {
        state = .inactive
        blocks = []
        completions = []
        ends = []
        reversed = false
        waitsForBlocks = false
        driver = AnimatorDriver()
        PropertyAnimators.remove(self)
        noteAbandonment()
    }

    /// Only a running animator keeps itself alive; a paused or stopped one must not be released.
    private func noteAbandonment() {
        isAbandoned = state == .stopped || (state == .active && driver.isPaused && !waitsForBlocks)
        PropertyAnimators.keep(self, alive: isRunning)
    }
}
