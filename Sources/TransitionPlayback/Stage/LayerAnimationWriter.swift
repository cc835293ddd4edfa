#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Adds a run to the layers as explicit Core Animation animations of all changing values, so that a busy main thread
/// drops no frames.
///
/// If a value changes linearly along the run, a single basic or spring animation is exact. Otherwise the run is
/// sampled, and each motion is evaluated once per sample. A sample is dropped if every corner stays within a quarter of
/// a point of its place without it. Values are passed directly: matrices, points and rectangles become `NSValue`s when
/// they are bridged to Objective-C.
@MainActor
package struct LayerAnimationWriter {
    /// The greatest error of a corner between two keyframes, in points.
    static let tolerance = 0.25
    /// The greatest error of a corner radius and of the edges of a clip, in points. The two directions of a transition
    /// are thinned independently and must show the same corners.
    static let radiusTolerance = 0.04
    /// The greatest error of matrices that are interpolated number by number, in points. Core Animation interpolates
    /// rotations as rotations, which gives a curved path.
    static let matrixTolerance = 0.125
    /// The greatest error of pieces that replace their screen, in points. No background may shine through between
    /// neighbours.
    static let tileTolerance = 0.05
    /// The frame rate of the system's own transitions. An iPhone shows more than 60 frames a second only if the app's
    /// Info.plist has `CADisableMinimumFrameDurationOnPhone` (F125).
    static let frameRate = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    package let run: ProgressRun
    let eyeDistance: Double
    let pace: Pace
    /// The distance of the next layer beside its pose at the start of the run, in points. It shrinks with the part of
    /// the way that is left.
    var drift = SIMD2<Double>()
    /// Created when the first layer needs them.
    package private(set) lazy var samples = RunSamples(of: run)
    /// Whether the run needs samples, because Core Animation has no equivalent timing.
    package let isSampled: Bool
    /// Whether an animation may follow one timing function after the other.
    private let isSegmented: Bool
    /// The range of progress in which values must change linearly for one animation to be exact.
    private let span: (start: Double, end: Double)
    private let course: Course

    /// The run in Core Animation's terms.
    private enum Course {
        case curve(CAMediaTimingFunction)
        case spring(stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
    }

    /// The timing and the precision of a run's animations.
    struct Pace {
        /// The start time of the run, in the time of the layers' superlayer; nil for the commit of its transaction.
        var start: CFTimeInterval?
        /// Whether the run repeats until its animations are removed.
        var repeats = false
        /// Whether all samples remain. Small layers have few samples, and thinning would cost more than it saves.
        var keepsSamples = false

        /// Returns an animation with the duration of a run.
        func timed<Animation: CAAnimation>(_ animation: Animation) -> Animation {
            // Core Animation interprets 0 as the commit (F126).
            if let start { animation.beginTime = start == 0 ? .leastNonzeroMagnitude : start }
            if repeats { animation.repeatCount = .infinity }
            // The model of a screen is at rest (F193), and must not be visible between the end of the animation and the
            // end of the transition.
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            return animation
        }
    }

    init(run: ProgressRun, eyeDistance: Double, pace: Pace = Pace()) {
        self.run = run
        self.eyeDistance = eyeDistance
        self.pace = pace
        isSampled = Self.springNeedsSamples(run)
        span = Self.span(of: run)
        switch run.course {
        case .curve(let curve):
            course = .curve(CAMediaTimingFunction(curve))
        case .spring(let spring, let velocity):
            let omega = 2 * Double.pi / spring.response
            course = .spring(
                stiffness: CGFloat(omega * omega), damping: CGFloat(2 * spring.dampingRatio * omega),
                velocity: CGFloat(velocity / (run.target - run.start)))
        }
        isSegmented = pace.keepsSamples && Self.isSegmented(run)
    }

    /// Returns the range of a run's progress: from its start to its target, or all of 0…1 if it may leave that range.
    private static func span(of run: ProgressRun) -> (start: Double, end: Double) {
        let (low, high) = (min(run.start, run.target), max(run.start, run.target))
        return run.staysOnItsWay && low >= 0 && high <= 1 ? (low, high) : (0, 1)
    }

    /// Returns whether a spring run must be sampled, because Core Animation would play it differently. By default, it
    /// treats an overdamped spring as a critically damped one; iOS 17 has an option for it. It does not stop a spring
    /// at the other end if the spring starts away from its target. For a distance below 0.01, the velocity relative to
    /// the distance is meaningless.
    static func springNeedsSamples(_ run: ProgressRun) -> Bool {
        guard case .spring(let spring, _) = run.course else { return false }
        return spring.dampingRatio > 1 || run.isThrownBack || abs(run.target - run.start) < 0.01
    }

    /// Adds the animations of a staged layer.
    mutating func animate(_ staged: StagedLayer) {
        let element = staged.element
        var straight = Traits(rawValue: 0)
        if !isSampled {
            straight = element.straightTraits(from: span.start, to: span.end)
            if isSegmented, straight != element.traits, let segments = element.segments {
                return animateSegments(segments, of: staged)
            }
            straight.formUnion(element.straightCurveTraits(from: span.start, to: span.end))
        }
        if straight.contains(.opacity), isPosed(staged),
            element.numbers(.opacity, at: [run.start, run.target]) == [0, 0]
        {
            // Nothing of it is visible at any time of the run.
            return
        }
        animateStraight(straight, of: staged)
        var bent: [Int] = []
        for (index, clipping) in element.clips.enumerated() {
            // Beyond its ends a clip stays. A spring of Core Animation would carry it further.
            if !isSampled, run.staysOnItsWay, clipping.isStraight(from: span.start, to: span.end) {
                animateStraightClip(index, of: staged)
            } else {
                bent.append(index)
            }
        }
        let sampled = element.traits.subtracting(straight)
        guard !sampled.isEmpty || !bent.isEmpty else { return }
        let own = samples.passing(through: element.bends)
        // The other numbers do not need the functions of the element.
        var combined = sampled
        if !sampled.isDisjoint(with: .fading) { combined.insert(.opacity) }
        combined.formIntersection(element.curvedTraits.union(.transform))
        let drawn = DrawList.ElementSamples(of: element, at: own.progresses, traits: combined, clippings: bent)
        if sampled.contains(.transform) { animateSampledTransform(of: staged, own, drawn) }
        animateSampledNumbers(sampled, of: staged, own) { number in
            drawn.numbers(number) ?? element.numbers(number, at: own.progresses)
        }
        for index in bent { animateSampledClip(index, of: staged, own, drawn.clips[index]) }
    }

    // MARK: Straight runs

    private func animateStraight(_ traits: Traits, of staged: StagedLayer) {
        guard !traits.isEmpty else { return }
        let (start, end) = (staged.element.appearance(at: run.start), staged.element.appearance(at: run.target))
        if traits.contains(.transform) {
            let animation = basic(
                .transform, staged.transform(start, eyeDistance: eyeDistance, movedBy: drift),
                staged.transform(end, eyeDistance: eyeDistance))
            add(animation, .transform, to: staged.layer)
            for helper in staged.helpers { add(animation, .transform, to: helper) }
        }
        if traits.contains(.opacity) {
            let (from, to) = (staged.opacity(start), staged.opacity(end))
            if from != to || !isPosed(staged) { add(basic(.opacity, from, to), .opacity, to: staged.layer) }
        }
        if traits.contains(.shade), let shade = staged.shade {
            let (from, to) = (staged.shadeOpacity(start), staged.shadeOpacity(end))
            if from != to || !isPosed { add(basic(.opacity, from, to), .opacity, to: shade) }
        }
        if traits.contains(.cornerRadius) {
            let (from, to) = (staged.cornerRadius(start), staged.cornerRadius(end))
            if from != to || !isPosed(staged) {
                let animation = basic(.cornerRadius, from, to)
                add(animation, .cornerRadius, to: staged.layer)
                if let shade = staged.shade { add(animation, .cornerRadius, to: shade) }
            }
        }
        if traits.contains(.shadow), let caster = staged.caster {
            let (from, to) = (staged.shadowOpacity(start), staged.shadowOpacity(end))
            if from != to || !isPosed { add(basic(staged.shadowValue, from, to), staged.shadowValue, to: caster) }
        }
    }

    /// Whether the models of pieces and helpers are posed at the end of the run, and show an unchanged value without an
    /// animation.
    var isPosed: Bool { !pace.keepsSamples }

    /// Returns whether the model of a staged layer is posed at the end of the run. The model of a screen is not,
    /// because it is at rest.
    func isPosed(_ staged: StagedLayer) -> Bool { isPosed && !staged.isScreen }

    private func animateStraightClip(_ index: Int, of staged: StagedLayer) {
        guard let clip = staged.clipStacks.first?.clips[index] else { return }
        let size = staged.element.placement.size
        switch (clip.value(at: run.start, size: size), clip.value(at: run.target, size: size)) {
        case (.box(let bounds, let position, let radius), .box(let endBounds, let endPosition, let endRadius)):
            // An unchanged property keeps its value in the model.
            if bounds != endBounds { add(basic(.bounds, bounds, endBounds), .bounds, toClip: index, of: staged) }
            if position != endPosition {
                add(basic(.position, position, endPosition), .position, toClip: index, of: staged)
            }
            if radius != endRadius {
                add(basic(.cornerRadius, radius, endRadius), .cornerRadius, toClip: index, of: staged)
            }
        case (.path(let path), .path(let endPath)):
            add(basic(.path, path, endPath), .path, toClip: index, of: staged)
        case (.box, .path), (.path, .box): break
        }
    }

    package func basic(_ value: AnimatedValue, _ from: Any, _ to: Any) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch course {
        case .curve(let function):
            animation = CABasicAnimation(keyPath: value.rawValue)
            animation.timingFunction = function
        case .spring(let stiffness, let damping, let velocity):
            let spring = CASpringAnimation(keyPath: value.rawValue)
            spring.mass = 1
            spring.stiffness = stiffness
            spring.damping = damping
            spring.initialVelocity = velocity
            animation = spring
        }
        animation.fromValue = from
        animation.toValue = to
        return timed(animation)
    }

    package func keyframes(_ value: AnimatedValue, _ values: [Any], _ times: [NSNumber]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: value.rawValue)
        animation.values = values
        animation.keyTimes = times
        animation.calculationMode = .linear
        return timed(animation)
    }

    /// Each value lasts from its time to the next. A discrete animation has one time more than values.
    func steps(_ value: AnimatedValue, _ values: [Any], _ times: [Double]) -> CAKeyframeAnimation {
        let animation = keyframes(value, values, (times + [1]).map { NSNumber(value: $0) })
        animation.calculationMode = .discrete
        return animation
    }

    private func timed<Animation: CAAnimation>(_ animation: Animation) -> Animation {
        animation.duration = run.duration
        animation.preferredFrameRateRange = Self.frameRate
        return pace.timed(animation)
    }

    /// Layers copy their animations, so one animation object can be added to several layers.
    package func add(_ animation: CAAnimation, _ value: AnimatedValue, to layer: CALayer) {
        layer.add(animation, forKey: value.key)
    }

    /// Adds an animation to a clip of the layer and of its shade.
    func add(_ animation: CAAnimation, _ value: AnimatedValue, toClip index: Int, of staged: StagedLayer) {
        for stack in staged.clipStacks { add(animation, value, to: stack.clips[index].layer) }
    }

    // MARK: Depth

    /// Moves the layers of a screen to the front or back at the choreography's switches during the run.
    mutating func animateDepth(
        of staged: StagedLayer, switches: [Double], step: CGFloat, zPosition: (Double) -> CGFloat
    ) {
        let samples = samples.passing(through: switches)
        var values: [CGFloat] = []
        var times: [Double] = []
        for (time, progress) in zip(samples.times, samples.progresses) {
            let z = zPosition(progress)
            if values.last != z {
                values.append(z)
                times.append(time)
            }
        }
        guard values.count > 1 else { return }
        let animation = steps(.zPosition, values, times)
        add(animation, .zPosition, to: staged.layer)
        if let shade = staged.shade { add(animation, .zPosition, to: shade) }
        if let caster = staged.caster {
            add(steps(.zPosition, values.map { $0 - step / 2 }, times), .zPosition, to: caster)
        }
    }
}
#endif
