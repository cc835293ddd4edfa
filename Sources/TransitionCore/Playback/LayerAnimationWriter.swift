#if canImport(UIKit)
import UIKit

/// Hands a run to Core Animation: explicit animations of what the motions change, so that a busy main thread drops no
/// frames.
///
/// Where one straight segment says it all, a single basic or spring animation does; elsewhere the run is sampled, and
/// only those samples stay that keep the corners within a quarter of a point. Values go in as they are: matrices,
/// points and rectangles become `NSValue`s on their way to Objective-C.
@MainActor
struct LayerAnimationWriter {
    /// Points that a corner may be off between two keyframes.
    static let tolerance = 0.25
    /// The same where it is reckoned with numbers mixed one by one: turns are mixed as turns, which bends the way.
    static let matrixTolerance = 0.125
    /// The same for pieces: the neighbours of a fold must not let light through between them.
    static let pieceTolerance = 0.05
    /// As fast as the system's own transitions, which ask for it themselves. An iPhone shows more than 60 frames a
    /// second only if the app's Info.plist has `CADisableMinimumFrameDurationOnPhone` (F125).
    static let frameRate = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    /// What the keys of all our animations begin with.
    static let keyPrefix = "repertoire."

    let run: ProgressRun
    let eyeDistance: Double
    private let samples: RunSamples?

    /// - Parameter needsSamples: Whether some layer or the order in depth does not follow a straight line.
    init(run: ProgressRun, eyeDistance: Double, needsSamples: Bool) {
        self.run = run
        self.eyeDistance = eyeDistance
        samples = needsSamples || Self.springNeedsSamples(run) ? RunSamples(of: run) : nil
    }

    /// Core Animation's spring treats overdamped ones as critical unless told otherwise, which it can be from iOS 17
    /// on; ours are sampled. So is one that is thrown back, which Core Animation would not stop at the end, and one that
    /// nearly does not move, whose relative velocity has no measure.
    static func springNeedsSamples(_ run: ProgressRun) -> Bool {
        guard case .spring(let spring, _) = run.course else { return false }
        return spring.dampingRatio > 1 || run.isThrownBack || abs(run.target - run.start) < 0.01
    }

    /// Adds the animations of a staged layer, whose model values are those of the run's end already.
    func animate(_ staged: StagedLayer) {
        let isSampled = Self.springNeedsSamples(run)
        let straight = isSampled ? [] : staged.element.straightTraits
        animateStraight(straight, of: staged)
        for clip in staged.clips where !isSampled && clip.isStraight { animateStraight(clip, of: staged) }
        guard let samples, isSampled || !staged.element.isStraight else { return }
        let own = samples.passing(through: staged.element.bends)
        animateSampled(staged.element.traits.subtracting(straight), of: staged, own)
        for clip in staged.clips where isSampled || !clip.isStraight { animateSampled(clip, of: staged, own) }
    }

    // MARK: Straight

    private func animateStraight(_ traits: Traits, of staged: StagedLayer) {
        guard !traits.isEmpty else { return }
        let appearance = staged.element.appearance(at: run.start)
        if traits.contains(.transform) {
            let from = staged.transform(appearance, eyeDistance: eyeDistance)
            let to = staged.layer.transform
            add(basic("transform", from, to), to: staged.layer)
            for helper in staged.helpers { add(basic("transform", from, to), to: helper) }
        }
        if traits.contains(.opacity) {
            add(basic("opacity", staged.opacity(appearance), staged.layer.opacity), to: staged.layer)
        }
        if traits.contains(.shade), let shade = staged.shade {
            add(basic("opacity", staged.shadeOpacity(appearance), shade.opacity), to: shade)
        }
        if traits.contains(.cornerRadius) {
            let radius = staged.cornerRadius(appearance)
            add(basic("cornerRadius", radius, staged.layer.cornerRadius), to: staged.layer)
            if let shade = staged.shade { add(basic("cornerRadius", radius, shade.cornerRadius), to: shade) }
        }
        if traits.contains(.shadow), let caster = staged.caster {
            add(basic("shadowOpacity", staged.shadowOpacity(appearance), caster.shadowOpacity), to: caster)
        }
    }

    private func animateStraight(_ clip: ClipLayer, of staged: StagedLayer) {
        let mask = clip.layer
        switch clip.value(at: run.start, size: staged.element.placement.size) {
        case .box(let bounds, let position, let radius):
            add(basic("bounds", bounds, mask.bounds), to: mask)
            add(basic("position", position, mask.position), to: mask)
            add(basic("cornerRadius", radius, mask.cornerRadius), to: mask)
        case .path(let path):
            add(basic("path", path, (mask as? CAShapeLayer)?.path as Any), to: mask)
        }
    }

    private func basic(_ keyPath: String, _ from: Any, _ to: Any) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch run.course {
        case .curve(let curve):
            animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2)
            )
        case .spring(let spring, let velocity):
            let omega = 2 * Double.pi / spring.response
            let own = CASpringAnimation(keyPath: keyPath)
            own.mass = 1
            own.stiffness = CGFloat(omega * omega)
            own.damping = CGFloat(2 * spring.dampingRatio * omega)
            own.initialVelocity = CGFloat(velocity / (run.target - run.start))
            animation = own
        }
        animation.fromValue = from
        animation.toValue = to
        return animation
    }

    // MARK: Sampled

    private func animateSampled(_ traits: Traits, of staged: StagedLayer, _ samples: RunSamples) {
        guard !traits.isEmpty else { return }
        let appearances = samples.progresses.map { staged.element.appearance(at: $0) }
        if traits.contains(.transform) {
            let matrices = appearances.map { $0.matrix(eyeDistance: eyeDistance, placement: staged.element.placement) }
            let tolerance = staged.element.piece != nil ? Self.pieceTolerance : Self.matrixTolerance
            let kept = samples.thinned(tolerance: tolerance) { middle, first, last, fraction in
                matrices[first].interpolated(to: matrices[last], at: fraction)
                    .cornerDistance(to: matrices[middle], size: staged.element.placement.size)
            }
            let values = kept.map {
                staged.transform(appearances[$0], eyeDistance: eyeDistance)
            }
            let times = kept.map { samples.times[$0] }
            for layer in [staged.layer] + staged.helpers {
                add(keyframes("transform", values, times), to: layer)
            }
        }
        if traits.contains(.opacity) {
            addScalar("opacity", staged.layer, samples) { Double(staged.opacity(appearances[$0])) }
        }
        if traits.contains(.shade), let shade = staged.shade {
            addScalar("opacity", shade, samples) { Double(staged.shadeOpacity(appearances[$0])) }
        }
        if traits.contains(.cornerRadius) {
            for layer in [staged.layer, staged.shade].compactMap({ $0 }) {
                addScalar("cornerRadius", layer, samples, tolerance: Self.tolerance) {
                    Double(staged.cornerRadius(appearances[$0]))
                }
            }
        }
        if traits.contains(.shadow), let caster = staged.caster {
            addScalar("shadowOpacity", caster, samples) { Double(staged.shadowOpacity(appearances[$0])) }
        }
    }

    /// Masks are sampled whole: their shapes have too many numbers to tell which samples could go.
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
        if paths.isEmpty {
            add(keyframes("bounds", bounds, samples.times), to: clip.layer)
            add(keyframes("position", positions, samples.times), to: clip.layer)
            add(keyframes("cornerRadius", radii, samples.times), to: clip.layer)
        } else {
            add(
                clip.isContinuous ? keyframes("path", paths, samples.times) : steps("path", paths, samples.times),
                to: clip.layer)
        }
    }

    /// - Parameter tolerance: How far off a value may be; the default is less than a screen's steps of opacity.
    private func addScalar(
        _ keyPath: String,
        _ layer: CALayer,
        _ samples: RunSamples,
        tolerance: Double = 1.0 / 512,
        _ value: (Int) -> Double
    ) {
        let kept = samples.thinned(tolerance: tolerance) { middle, first, last, fraction in
            abs(lerp(value(first), value(last), fraction) - value(middle))
        }
        add(keyframes(keyPath, kept.map(value), kept.map { samples.times[$0] }), to: layer)
    }

    private func keyframes(_ keyPath: String, _ values: [Any], _ times: [Double]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.calculationMode = .linear
        return animation
    }

    /// Each value holds from its time to the next: a discrete animation has one time more than values.
    private func steps(_ keyPath: String, _ values: [Any], _ times: [Double]) -> CAKeyframeAnimation {
        let animation = keyframes(keyPath, values, times.last == 1 ? times.dropLast() + [1, 1] : times + [1])
        animation.calculationMode = .discrete
        return animation
    }

    private func add(_ animation: CAAnimation, to layer: CALayer) {
        animation.duration = run.duration
        animation.preferredFrameRateRange = Self.frameRate
        let keyPath = (animation as? CAPropertyAnimation)?.keyPath ?? ""
        layer.add(animation, forKey: Self.keyPrefix + keyPath)
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
        for layer in [staged.layer] + staged.helpers {
            let behind = layer === staged.caster ? step / 2 : 0
            add(steps("zPosition", values.map { $0 - behind }, times), to: layer)
        }
    }
}
#endif
