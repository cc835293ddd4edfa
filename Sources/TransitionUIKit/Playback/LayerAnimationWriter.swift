#if canImport(UIKit)
import TransitionCore
import UIKit

/// Hands a run to Core Animation as explicit animations of the values that the motions change, so that a busy main
/// thread drops no frames.
///
/// Where one straight segment is exact, a single basic or spring animation is enough; elsewhere the run is sampled, and
/// only the samples remain that are needed to keep the corners within a quarter of a point. Values are passed as they
/// are: matrices, points and rectangles become `NSValue`s on their way to Objective-C.
@MainActor
struct LayerAnimationWriter {
    /// How far a corner may be off between two keyframes, in points.
    static let tolerance = 0.25
    /// The same for a corner radius. The two directions of a transition are thinned independently and must show the
    /// same corners.
    static let radiusTolerance = 0.04
    /// The same for matrices that are interpolated number by number. Core Animation interpolates rotations as
    /// rotations, which gives a curved path.
    static let matrixTolerance = 0.125
    /// The same for pieces: no background may shine through between neighbouring pieces.
    static let pieceTolerance = 0.05
    /// The frame rate of the system's own transitions, which request it in the same way. An iPhone shows more than 60
    /// frames a second only if the app's Info.plist has `CADisableMinimumFrameDurationOnPhone` (F125).
    static let frameRate = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    let run: ProgressRun
    let eyeDistance: Double
    private let samples: RunSamples?
    /// Whether the run needs samples because Core Animation has no timing like it.
    private let isSampled: Bool
    /// The range of progress within which values must change linearly for one animation to be exact.
    private let span: (start: Double, end: Double)
    private let course: Course

    /// The run in the terms of Core Animation.
    private enum Course {
        case curve(CAMediaTimingFunction)
        case spring(stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
    }

    /// - Parameter hasSwitches: Whether the screens' order in depth changes during the run.
    init(run: ProgressRun, eyeDistance: Double, layers: [StagedLayer], hasSwitches: Bool) {
        self.run = run
        self.eyeDistance = eyeDistance
        let isSampled = Self.springNeedsSamples(run)
        let span = Self.span(of: run)
        self.isSampled = isSampled
        self.span = span
        switch run.course {
        case .curve(let curve):
            course = .curve(
                CAMediaTimingFunction(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
            )
        case .spring(let spring, let velocity):
            let omega = 2 * Double.pi / spring.response
            course = .spring(
                stiffness: CGFloat(omega * omega), damping: CGFloat(2 * spring.dampingRatio * omega),
                velocity: CGFloat(velocity / (run.target - run.start)))
        }
        let needsSamples =
            hasSwitches || isSampled || layers.contains { !$0.element.isStraight(from: span.start, to: span.end) }
        samples = needsSamples ? RunSamples(of: run) : nil
    }

    /// The range of progress that a run stays in: from its start to its target, or all of 0…1 if it may leave that
    /// range.
    private static func span(of run: ProgressRun) -> (start: Double, end: Double) {
        let (low, high) = (min(run.start, run.target), max(run.start, run.target))
        return run.staysOnItsWay && low >= 0 && high <= 1 ? (low, high) : (0, 1)
    }

    /// Whether a spring run must be sampled. Core Animation's spring treats an overdamped spring as a critically damped
    /// one, unless told otherwise, which is possible from iOS 17 on. It would also not stop a spring that starts away
    /// from its target at the end, and for a run that hardly moves the relative velocity has no meaning.
    static func springNeedsSamples(_ run: ProgressRun) -> Bool {
        guard case .spring(let spring, _) = run.course else { return false }
        return spring.dampingRatio > 1 || run.isThrownBack || abs(run.target - run.start) < 0.01
    }

    /// Adds the animations of a staged layer.
    func animate(_ staged: StagedLayer) {
        let element = staged.element
        let straight = isSampled ? [] : element.straightTraits(from: span.start, to: span.end)
        animateStraight(straight, of: staged)
        var bent: [ClipLayer] = []
        for clip in staged.clips {
            if !isSampled, clip.isStraight(from: span.start, to: span.end) {
                animateStraight(clip, of: staged)
            } else {
                bent.append(clip)
            }
        }
        let sampled = element.traits.subtracting(straight)
        guard let samples, !sampled.isEmpty || !bent.isEmpty else { return }
        let own = samples.passing(through: element.bends)
        animateSampled(sampled, of: staged, own)
        for clip in bent { animateSampled(clip, of: staged, own) }
    }

    // MARK: Straight

    private func animateStraight(_ traits: Traits, of staged: StagedLayer) {
        guard !traits.isEmpty else { return }
        let (start, end) = (staged.element.appearance(at: run.start), staged.element.appearance(at: run.target))
        if traits.contains(.transform) {
            let animation = basic(
                .transform, staged.transform(start, eyeDistance: eyeDistance),
                staged.transform(end, eyeDistance: eyeDistance))
            add(animation, .transform, to: staged.layer)
            for helper in staged.helpers { add(animation, .transform, to: helper) }
        }
        if traits.contains(.opacity) {
            add(basic(.opacity, staged.opacity(start), staged.opacity(end)), .opacity, to: staged.layer)
        }
        if traits.contains(.shade), let shade = staged.shade {
            add(basic(.opacity, staged.shadeOpacity(start), staged.shadeOpacity(end)), .opacity, to: shade)
        }
        if traits.contains(.cornerRadius) {
            let animation = basic(.cornerRadius, staged.cornerRadius(start), staged.cornerRadius(end))
            add(animation, .cornerRadius, to: staged.layer)
            if let shade = staged.shade { add(animation, .cornerRadius, to: shade) }
        }
        if traits.contains(.shadow), let caster = staged.caster {
            add(
                basic(.shadowOpacity, staged.shadowOpacity(start), staged.shadowOpacity(end)), .shadowOpacity,
                to: caster)
        }
    }

    private func animateStraight(_ clip: ClipLayer, of staged: StagedLayer) {
        let (mask, size) = (clip.layer, staged.element.placement.size)
        switch (clip.value(at: run.start, size: size), clip.value(at: run.target, size: size)) {
        case (.box(let bounds, let position, let radius), .box(let endBounds, let endPosition, let endRadius)):
            add(basic(.bounds, bounds, endBounds), .bounds, to: mask)
            add(basic(.position, position, endPosition), .position, to: mask)
            add(basic(.cornerRadius, radius, endRadius), .cornerRadius, to: mask)
        case (.path(let path), .path(let endPath)):
            add(basic(.path, path, endPath), .path, to: mask)
        case (.box, .path), (.path, .box): break
        }
    }

    private func basic(_ value: AnimatedValue, _ from: Any, _ to: Any) -> CABasicAnimation {
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

    // MARK: Sampled

    private func animateSampled(_ traits: Traits, of staged: StagedLayer, _ samples: RunSamples) {
        guard !traits.isEmpty else { return }
        let element = staged.element
        if traits.contains(.transform) { animateSampledTransform(of: staged, samples) }
        let opacities = element.traits.contains(.opacity) ? element.numbers(.opacity, at: samples.progresses) : nil
        /// The opacity of the shade or the shadow at each sample.
        func fading(_ number: Pose.Number) -> [Double] {
            var numbers = element.numbers(number, at: samples.progresses)
            for index in numbers.indices {
                numbers[index] = Double(staged.faded(numbers[index], opacity: opacities?[index] ?? 1))
            }
            return numbers
        }
        if traits.contains(.opacity), let opacities {
            add(
                scalars(.opacity, opacities, samples) { Double(staged.opacity($0)) }, .opacity, to: staged.layer)
        }
        if traits.contains(.shade), let shade = staged.shade {
            add(scalars(.opacity, fading(.shade), samples), .opacity, to: shade)
        }
        if traits.contains(.cornerRadius) {
            var numbers = element.numbers(.cornerRadius, at: samples.progresses)
            for index in numbers.indices { numbers[index] = Double(staged.cornerRadius(numbers[index])) }
            let animation = scalars(.cornerRadius, numbers, samples, tolerance: Self.radiusTolerance)
            add(animation, .cornerRadius, to: staged.layer)
            if let shade = staged.shade { add(animation, .cornerRadius, to: shade) }
        }
        if traits.contains(.shadow), let caster = staged.caster {
            add(scalars(.shadowOpacity, fading(.shadow), samples), .shadowOpacity, to: caster)
        }
    }

    private func animateSampledTransform(of staged: StagedLayer, _ samples: RunSamples) {
        let element = staged.element
        var matrices: [Matrix4] = []
        matrices.reserveCapacity(samples.progresses.count)
        for progress in samples.progresses {
            matrices.append(
                element.appearance(at: progress).matrix(eyeDistance: eyeDistance, placement: element.placement))
        }
        let tolerance = element.piece != nil ? Self.pieceTolerance : Self.matrixTolerance
        let kept = samples.thinned(tolerance: tolerance) { middle, first, last, fraction in
            matrices[first].interpolated(to: matrices[last], at: fraction)
                .cornerDistance(to: matrices[middle], size: element.placement.size)
        }
        var values: [Any] = []
        values.reserveCapacity(kept.count)
        for index in kept { values.append(staged.transform(matrices[index])) }
        let animation = keyframes(.transform, values, samples.times(kept))
        add(animation, .transform, to: staged.layer)
        for helper in staged.helpers { add(animation, .transform, to: helper) }
    }

    /// Masks keep all their samples: their shapes have too many numbers to decide which samples could be left out.
    private func animateSampled(_ clip: ClipLayer, of staged: StagedLayer, _ samples: RunSamples) {
        var bounds: [CGRect] = []
        var positions: [CGPoint] = []
        var radii: [CGFloat] = []
        var paths: [CGPath] = []
        for progress in samples.progresses {
            switch clip.value(at: progress, size: staged.element.placement.size) {
            case .box(let box, let position, let radius):
                bounds.append(box)
                positions.append(position)
                radii.append(radius)
            case .path(let path):
                paths.append(path)
            }
        }
        let times = samples.times(Array(samples.times.indices))
        if paths.isEmpty {
            add(keyframes(.bounds, bounds, times), .bounds, to: clip.layer)
            add(keyframes(.position, positions, times), .position, to: clip.layer)
            add(keyframes(.cornerRadius, radii, times), .cornerRadius, to: clip.layer)
        } else {
            let animation =
                clip.isContinuous ? keyframes(.path, paths, times) : steps(.path, paths, samples.times)
            add(animation, .path, to: clip.layer)
        }
    }

    /// - Parameters:
    ///   - tolerance: How far off a number may be; the default is less than one step of opacity on a screen.
    ///   - map: The value of a number, which grows in a straight line with it.
    private func scalars(
        _ value: AnimatedValue, _ numbers: [Double], _ samples: RunSamples, tolerance: Double = 1.0 / 512,
        map: (Double) -> Double = { $0 }
    ) -> CAKeyframeAnimation {
        let kept = samples.thinned(numbers, tolerance: tolerance)
        var values: [Any] = []
        values.reserveCapacity(kept.count)
        for index in kept { values.append(map(numbers[index])) }
        return keyframes(value, values, samples.times(kept))
    }

    private func keyframes(_ value: AnimatedValue, _ values: [Any], _ times: [NSNumber]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: value.rawValue)
        animation.values = values
        animation.keyTimes = times
        animation.calculationMode = .linear
        return timed(animation)
    }

    /// Each value holds from its time to the next: a discrete animation has one time more than values.
    private func steps(_ value: AnimatedValue, _ values: [Any], _ times: [Double]) -> CAKeyframeAnimation {
        let times = times.last == 1 ? times.dropLast() + [1, 1] : times + [1]
        let animation = keyframes(value, values, times.map { NSNumber(value: $0) })
        animation.calculationMode = .discrete
        return animation
    }

    private func timed<Animation: CAAnimation>(_ animation: Animation) -> Animation {
        animation.duration = run.duration
        // The model of a screen is at rest (F193), and must not be seen between the end of the animation and the strike.
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        animation.preferredFrameRateRange = Self.frameRate
        return animation
    }

    /// Layers copy the animations they are given, so one animation object may be added to several layers.
    private func add(_ animation: CAAnimation, _ value: AnimatedValue, to layer: CALayer) {
        layer.add(animation, forKey: value.key)
    }

    // MARK: Depth

    /// Moves the layers of a screen to the front or back where the choreography says so during the run.
    func animateDepth(
        of staged: StagedLayer, switches: [Double], step: CGFloat, zPosition: (Double) -> CGFloat
    ) {
        guard let samples = samples?.passing(through: switches) else { return }
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
