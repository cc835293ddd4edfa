#if canImport(UIKit)
import TransitionCore
import UIKit

/// Adds a run to the layers as explicit Core Animation animations of all changing values, so that a busy main thread
/// drops no frames.
///
/// If one straight segment is exact, a single basic or spring animation is enough. Otherwise the run is sampled and
/// each motion is evaluated once per sample. Only the samples remain that keep the corners within a quarter of a point.
/// Values are passed directly: matrices, points and rectangles become `NSValue`s when they are bridged to Objective-C.
@MainActor
struct LayerAnimationWriter {
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
    let run: ProgressRun
    let eyeDistance: Double
    private let pace: Pace
    private let samples: RunSamples?
    /// Whether the run needs samples, because Core Animation has no equivalent timing.
    private let isSampled: Bool
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

    /// - Parameter hasSwitches: Whether the screens exchange their order in depth during the run.
    init(
        run: ProgressRun, eyeDistance: Double, layers: [StagedLayer], hasSwitches: Bool, pace: Pace = Pace()
    ) {
        self.run = run
        self.eyeDistance = eyeDistance
        self.pace = pace
        let isSampled = Self.springNeedsSamples(run)
        let span = Self.span(of: run)
        self.isSampled = isSampled
        self.span = span
        switch run.course {
        case .curve(let curve):
            course = .curve(CAMediaTimingFunction(curve))
        case .spring(let spring, let velocity):
            let omega = 2 * Double.pi / spring.response
            course = .spring(
                stiffness: CGFloat(omega * omega), damping: CGFloat(2 * spring.dampingRatio * omega),
                velocity: CGFloat(velocity / (run.target - run.start)))
        }
        let isSegmented = pace.keepsSamples && Self.isSegmented(run)
        self.isSegmented = isSegmented
        let needsSamples =
            hasSwitches || isSampled
            || layers.contains {
                !$0.element.isStraight(from: span.start, to: span.end) && !(isSegmented && $0.element.segments != nil)
            }
        samples = needsSamples ? RunSamples(of: run) : nil
    }

    /// Returns the range of a run's progress: from its start to its target, or all of 0…1 if it may leave that range.
    private static func span(of run: ProgressRun) -> (start: Double, end: Double) {
        let (low, high) = (min(run.start, run.target), max(run.start, run.target))
        return run.staysOnItsWay && low >= 0 && high <= 1 ? (low, high) : (0, 1)
    }

    /// Returns whether a spring run must be sampled. By default, Core Animation treats an overdamped spring as a
    /// critically damped one; iOS 17 has an option for it. Core Animation also would not stop a spring that starts away
    /// from its target at the end. For a run that hardly moves, the relative velocity is meaningless.
    static func springNeedsSamples(_ run: ProgressRun) -> Bool {
        guard case .spring(let spring, _) = run.course else { return false }
        return spring.dampingRatio > 1 || run.isThrownBack || abs(run.target - run.start) < 0.01
    }

    /// Adds the animations of a staged layer.
    func animate(_ staged: StagedLayer) {
        let element = staged.element
        let straight = isSampled ? [] : element.straightTraits(from: span.start, to: span.end)
        if isSegmented, straight != element.traits, let segments = element.segments {
            return animateSegments(segments, of: staged)
        }
        animateStraight(straight, of: staged)
        var bent: [Int] = []
        for (index, clipping) in element.clips.enumerated() {
            if !isSampled, clipping.isStraight(from: span.start, to: span.end) {
                animateStraightClip(index, of: staged)
            } else {
                bent.append(index)
            }
        }
        let sampled = element.traits.subtracting(straight)
        guard let samples, !sampled.isEmpty || !bent.isEmpty else { return }
        let own = samples.passing(through: element.bends)
        // Without a matrix, only the motions that change a number are needed.
        let isWhole = !sampled.isEmpty && (sampled.contains(.transform) || element.isCurved)
        let drawn = DrawList.ElementSamples(
            of: element, at: own.progresses, needsAppearances: isWhole, clippings: bent)
        if sampled.contains(.transform) { animateSampledTransform(of: staged, own, drawn) }
        animateSampledNumbers(sampled, of: staged, own) { number in
            isWhole ? drawn.numbers(number) : element.numbers(number, at: own.progresses)
        }
        for index in bent { animateSampledClip(index, of: staged, own, drawn.clips[index]) }
    }

    // MARK: Straight runs

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

    // MARK: Sampled runs

    private func tolerance(of element: DrawList.Element) -> Double {
        element.isTile ? Self.tileTolerance : Self.matrixTolerance
    }

    private func animateSampledNumbers(
        _ traits: Traits, of staged: StagedLayer, _ samples: RunSamples, _ numbers: (Pose.Number) -> [Double]
    ) {
        guard !traits.subtracting(.transform).isEmpty else { return }
        let opacities = staged.element.traits.contains(.opacity) ? numbers(.opacity) : nil
        /// Returns the opacity of the shade or the shadow at each sample.
        func fading(_ number: Pose.Number) -> [Double] {
            var numbers = numbers(number)
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
            var numbers = numbers(.cornerRadius)
            for index in numbers.indices { numbers[index] = Double(staged.cornerRadius(numbers[index])) }
            let animation = scalars(.cornerRadius, numbers, samples, tolerance: Self.radiusTolerance)
            add(animation, .cornerRadius, to: staged.layer)
            if let shade = staged.shade { add(animation, .cornerRadius, to: shade) }
        }
        if traits.contains(.shadow), let caster = staged.caster {
            add(scalars(.shadowOpacity, fading(.shadow), samples), .shadowOpacity, to: caster)
        }
    }

    private func animateSampledTransform(
        of staged: StagedLayer, _ samples: RunSamples, _ drawn: DrawList.ElementSamples
    ) {
        let placement = staged.element.placement
        var matrices: [Matrix4] = []
        matrices.reserveCapacity(drawn.appearances.count)
        for appearance in drawn.appearances {
            matrices.append(appearance.matrix(eyeDistance: eyeDistance, placement: placement))
        }
        let kept =
            pace.keepsSamples
            ? Array(matrices.indices)
            : samples.thinned(matrices, size: placement.size, tolerance: tolerance(of: staged.element))
        var values: [Any] = []
        values.reserveCapacity(kept.count)
        for index in kept { values.append(staged.transform(matrices[index])) }
        let animation = keyframes(.transform, values, samples.times(kept))
        add(animation, .transform, to: staged.layer)
        for helper in staged.helpers { add(animation, .transform, to: helper) }
    }

    /// Paths keep all their samples, because they have too many numbers for thinning.
    private func animateSampledClip(_ index: Int, of staged: StagedLayer, _ samples: RunSamples, _ clips: [Clip]) {
        guard let clip = staged.clipStacks.first?.clips[index] else { return }
        let size = staged.element.placement.size
        let count = clips.count / samples.times.count
        // In a row, the width and the middle both move the edges. A radius must be more precise than both.
        let edge = tolerance(of: staged.element) / 2
        let roundness = edge / Self.radiusTolerance
        var boxes: [SIMD8<Double>] = []
        var paths: [CGPath] = []
        for sample in samples.times.indices {
            switch clip.value(of: clips[sample * count..<(sample + 1) * count], size: size) {
            case .box(let box, let position, let radius):
                if boxes.isEmpty { boxes.reserveCapacity(samples.times.count) }
                boxes.append(
                    SIMD8(
                        Double(box.width), Double(box.height), Double(position.x), Double(position.y),
                        Double(radius) * roundness, 0, 0, 0))
            case .path(let path):
                paths.append(path)
            }
        }
        guard paths.isEmpty else {
            let animation =
                clip.isContinuous
                ? keyframes(.path, paths, samples.times(Array(samples.times.indices)))
                : steps(.path, paths, samples.times)
            return add(animation, .path, toClip: index, of: staged)
        }
        let kept = samples.thinned(boxes, tolerance: edge)
        let times = samples.times(kept)
        for value in [AnimatedValue.bounds, .position, .cornerRadius] {
            var values: [Any] = []
            values.reserveCapacity(kept.count)
            // An unchanged property keeps its value in the model.
            var changes = false
            for place in kept {
                let (box, first) = (boxes[place], boxes[0])
                switch value {
                case .bounds:
                    values.append(CGRect(x: 0, y: 0, width: box[0], height: box[1]))
                    if box[0] != first[0] || box[1] != first[1] { changes = true }
                case .position:
                    values.append(CGPoint(x: box[2], y: box[3]))
                    if box[2] != first[2] || box[3] != first[3] { changes = true }
                default:
                    values.append(CGFloat(box[4] / roundness))
                    if box[4] != first[4] { changes = true }
                }
            }
            if changes { add(keyframes(value, values, times), value, toClip: index, of: staged) }
        }
    }

    /// - Parameters:
    ///   - tolerance: The greatest error of a number; the default is less than one step of opacity on a screen.
    ///   - map: Returns the value of a number. It must be linear in the number.
    private func scalars(
        _ value: AnimatedValue, _ numbers: [Double], _ samples: RunSamples, tolerance: Double = 1.0 / 512,
        map: (Double) -> Double = { $0 }
    ) -> CAKeyframeAnimation {
        let kept = pace.keepsSamples ? Array(numbers.indices) : samples.thinned(numbers, tolerance: tolerance)
        var values: [Any] = []
        values.reserveCapacity(kept.count)
        for index in kept { values.append(map(numbers[index])) }
        return keyframes(value, values, samples.times(kept))
    }

    func keyframes(_ value: AnimatedValue, _ values: [Any], _ times: [NSNumber]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: value.rawValue)
        animation.values = values
        animation.keyTimes = times
        animation.calculationMode = .linear
        return timed(animation)
    }

    /// Each value lasts from its time to the next. A discrete animation has one time more than values.
    private func steps(_ value: AnimatedValue, _ values: [Any], _ times: [Double]) -> CAKeyframeAnimation {
        let times = times.last == 1 ? times.dropLast() + [1, 1] : times + [1]
        let animation = keyframes(value, values, times.map { NSNumber(value: $0) })
        animation.calculationMode = .discrete
        return animation
    }

    private func timed<Animation: CAAnimation>(_ animation: Animation) -> Animation {
        animation.duration = run.duration
        animation.preferredFrameRateRange = Self.frameRate
        return pace.timed(animation)
    }

    /// Layers copy their animations, so one animation object can be added to several layers.
    func add(_ animation: CAAnimation, _ value: AnimatedValue, to layer: CALayer) {
        layer.add(animation, forKey: value.key)
    }

    /// Adds an animation to a clip of the layer and of its shade.
    private func add(_ animation: CAAnimation, _ value: AnimatedValue, toClip index: Int, of staged: StagedLayer) {
        for stack in staged.clipStacks { add(animation, value, to: stack.clips[index].layer) }
    }

    // MARK: Depth

    /// Moves the layers of a screen to the front or back at the choreography's switches during the run.
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
