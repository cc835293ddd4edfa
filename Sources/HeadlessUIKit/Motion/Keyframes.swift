import Foundation

/// Records a keyframe block: for each value, the segments in which it changes.
final class KeyframeRecorder {
    private struct Stretch {
        var start: Double
        var end: Double
        var from: AnimatableValue
        var to: AnimatableValue
    }

    private final class Track {
        let layer: CALayer
        let key: LayerKey
        var stretches: [Stretch] = []

        init(_ layer: CALayer, _ key: LayerKey) {
            self.layer = layer
            self.key = key
        }
    }

    private var tracks: [Track] = []
    /// The segment of the keyframe whose block is running, as fractions of the whole.
    var window = (start: 0.0, end: 1.0)

    func record(_ layer: CALayer, _ key: LayerKey, from: AnimatableValue, to: AnimatableValue) {
        let track =
            tracks.first { $0.layer === layer && $0.key == key }
            ?? {
                let track = Track(layer, key)
                tracks.append(track)
                return track
            }()
        if let index = track.stretches.firstIndex(where: { ($0.start, $0.end) == window }) {
            track.stretches[index].to = to
        } else {
            track.stretches.append(Stretch(start: window.start, end: window.end, from: from, to: to))
        }
    }

    /// Adds an animation for each value that changed.
    func addAnimations(_ context: AnimationContext, mode: CAAnimationCalculationMode) {
        for track in tracks {
            let stretches = track.stretches.sorted { $0.start < $1.start }
            guard let first = stretches.first, let last = stretches.last else { continue }
            var (times, values) = ([0.0], [first.from])
            func append(_ time: Double, _ value: AnimatableValue) {
                guard time > times[times.count - 1] || !value.isSame(as: values[values.count - 1]) else { return }
                times.append(max(time, times[times.count - 1]))
                values.append(value)
            }
            for stretch in stretches {
                // Between keyframes a value stays; in cubic and paced animations it goes straight from one to the next.
                if mode == .linear || mode == .discrete { append(stretch.start, values[values.count - 1]) }
                append(stretch.end, stretch.to)
            }
            if times[times.count - 1] < 1 { append(1, last.to) }
            let keyframes = CAKeyframeAnimation()
            keyframes.frames = values
            keyframes.times = times
            keyframes.calculationMode = mode
            let animation = ViewAnimation()
            animation.keyPath = track.key.rawValue
            animation.known = AnimationKeyPath(track.key.rawValue)
            animation.from = first.from
            animation.to = last.to
            animation.track = keyframes
            animation.configure(context)
            track.layer.add(animation, forKey: track.key.rawValue)
        }
    }
}

extension UIView {
    /// How a keyframe animation runs.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set by its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews in the block.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// Leaves touches on.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        /// Begins with what is seen.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        /// Repeats for ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        /// Runs back after each run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        /// Keeps its own duration within another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
        /// In a curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3072)

        var calculationMode: CAAnimationCalculationMode {
            contains(.calculationModeCubic) ? .cubic : .linear
        }
    }

    /// Runs a block whose `addKeyframe` calls define the changes. The curve of `options` is that of the whole.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let plain = AnimationOptions(rawValue: options.rawValue & 0xF_03FF)
        run(duration, delay, TimingCurve(plain), plain, completion) { context in
            let recorder = KeyframeRecorder()
            context?.keyframes = recorder
            animations()
            if let context {
                context.keyframes = nil
                recorder.addAnimations(context, mode: options.calculationMode)
            }
        }
    }

    /// Changes values within a segment of the keyframe animation, given as fractions of the whole. Only within its
    /// block.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let recorder = AnimationBlocks.current?.keyframes else { return animations() }
        let outer = recorder.window
        let length = outer.end - outer.start
        recorder.window = (
            outer.start + length * min(max(frameStartTime, 0), 1),
            outer.start + length * min(max(frameStartTime + frameDuration, 0), 1)
        )
        animations()
        recorder.window = outer
    }
}
