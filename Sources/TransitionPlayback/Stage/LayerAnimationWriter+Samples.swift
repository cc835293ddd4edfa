#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Keyframe animations through samples, for values that no timing of Core Animation follows.
extension LayerAnimationWriter {
    private func tolerance(of element: DrawList.Element) -> Double {
        element.isTile ? Self.tileTolerance : Self.matrixTolerance
    }

    func animateSampledNumbers(
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
        if traits.contains(.opacity), let opacities,
            let animation = scalars(
                .opacity, opacities, samples, isPosed: isPosed(staged), map: { Double(staged.opacity($0)) })
        {
            add(animation, .opacity, to: staged.layer)
        }
        if traits.contains(.shade), let shade = staged.shade,
            let animation = scalars(.opacity, fading(.shade), samples, isPosed: isPosed)
        {
            add(animation, .opacity, to: shade)
        }
        if traits.contains(.cornerRadius) {
            var numbers = numbers(.cornerRadius)
            for index in numbers.indices { numbers[index] = Double(staged.cornerRadius(numbers[index])) }
            if let animation = scalars(
                .cornerRadius, numbers, samples, tolerance: Self.radiusTolerance, isPosed: isPosed(staged))
            {
                add(animation, .cornerRadius, to: staged.layer)
                if let shade = staged.shade { add(animation, .cornerRadius, to: shade) }
            }
        }
        if traits.contains(.shadow), let caster = staged.caster,
            let animation = scalars(staged.shadowValue, fading(.shadow), samples, isPosed: isPosed)
        {
            add(animation, staged.shadowValue, to: caster)
        }
    }

    func animateSampledTransform(
        of staged: StagedLayer, _ samples: RunSamples, _ drawn: DrawList.ElementSamples
    ) {
        let placement = staged.element.placement
        var matrices: [Matrix4] = []
        matrices.reserveCapacity(drawn.appearances.count)
        for appearance in drawn.appearances {
            matrices.append(appearance.matrix(eyeDistance: eyeDistance, placement: placement))
        }
        if drift != .zero {
            for index in matrices.indices {
                let left =
                    run.target == run.start
                    ? run.left(at: samples.times[index] * run.duration)
                    : (run.target - samples.progresses[index]) / (run.target - run.start)
                matrices[index].move(by: drift * left)
            }
        }
        let kept =
            pace.keepsSamples
            ? Array(matrices.indices)
            : samples.thinned(matrices, size: placement.size, tolerance: tolerance(of: staged.element))
        var values: [Any] = []
        values.reserveCapacity(kept.count)
        let anchorPoint = staged.layer.anchorPoint
        for index in kept { values.append(staged.transform(matrices[index], anchorPoint: anchorPoint)) }
        let animation = keyframes(.transform, values, samples.times(kept))
        add(animation, .transform, to: staged.layer)
        for helper in staged.helpers { add(animation, .transform, to: helper) }
    }

    /// Paths keep all their samples, because they have too many numbers for thinning.
    func animateSampledClip(_ index: Int, of staged: StagedLayer, _ samples: RunSamples, _ clips: [Clip]) {
        guard let clip = staged.clipStacks.first?.clips[index] else { return }
        let size = staged.element.placement.size
        let count = clips.count / samples.times.count
        // The width and the position both move an edge, so each has half of the tolerance.
        let edge = tolerance(of: staged.element) / 2
        var boxes: [SIMD8<Double>] = []
        var radii: [Double] = []
        var paths: [CGPath] = []
        for sample in samples.times.indices {
            switch clip.value(of: clips[sample * count..<(sample + 1) * count], size: size) {
            case .box(let box, let position, let radius):
                if boxes.isEmpty {
                    boxes.reserveCapacity(samples.times.count)
                    radii.reserveCapacity(samples.times.count)
                }
                boxes.append(
                    SIMD8(
                        Double(box.width), Double(box.height), Double(position.x), Double(position.y), 0, 0, 0, 0))
                radii.append(Double(radius))
            case .path(let path):
                paths.append(path)
            }
        }
        guard paths.isEmpty else {
            let animation =
                clip.isContinuous(clips)
                ? keyframes(.path, paths, samples.times(Array(samples.times.indices)))
                : steps(.path, paths, samples.times)
            return add(animation, .path, toClip: index, of: staged)
        }
        let kept = samples.thinned(boxes, tolerance: edge)
        var (sizes, positions): ([Any], [Any]) = ([], [])
        sizes.reserveCapacity(kept.count)
        positions.reserveCapacity(kept.count)
        // An unchanged property keeps its value in the model.
        var (isSized, isMoved) = (false, false)
        for place in kept {
            let (box, first) = (boxes[place], boxes[0])
            if box[0] != first[0] || box[1] != first[1] { isSized = true }
            if box[2] != first[2] || box[3] != first[3] { isMoved = true }
            sizes.append(CGRect(x: 0, y: 0, width: box[0], height: box[1]))
            positions.append(CGPoint(x: box[2], y: box[3]))
        }
        if isSized { add(keyframes(.bounds, sizes, samples.times(kept)), .bounds, toClip: index, of: staged) }
        if isMoved { add(keyframes(.position, positions, samples.times(kept)), .position, toClip: index, of: staged) }
        if let animation = scalars(.cornerRadius, radii, samples, tolerance: Self.radiusTolerance, isPosed: true) {
            add(animation, .cornerRadius, toClip: index, of: staged)
        }
    }

    /// - Parameters:
    ///   - tolerance: The greatest error of a number; the default is less than one step of opacity on a screen.
    ///   - isPosed: Whether the model has the value at the end of the run.
    ///   - map: Returns the value of a number. It must be linear in the number.
    /// - Returns: nil if the model shows the value without an animation.
    package func scalars(
        _ value: AnimatedValue, _ numbers: [Double], _ samples: RunSamples, tolerance: Double = 1.0 / 512,
        isPosed: Bool, map: (Double) -> Double = { $0 }
    ) -> CAKeyframeAnimation? {
        let kept = pace.keepsSamples ? Array(numbers.indices) : samples.thinned(numbers, tolerance: tolerance)
        if isPosed, kept.count == 2, numbers[0] == numbers[kept[1]] { return nil }
        var values: [Any] = []
        values.reserveCapacity(kept.count)
        for index in kept { values.append(map(numbers[index])) }
        return keyframes(value, values, samples.times(kept))
    }
}
#endif
