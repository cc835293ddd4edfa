import Foundation

/// Through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, one a keyframe.
    open var values: [Any]? {
        get { given }
        set {
            given = newValue
            frames = newValue?.map(AnimatableValue.init(any:)) ?? []
        }
    }
    /// The path that a point follows; it has precedence over the values.
    open var path: CGPath? { didSet { track = path.map { PathTrack($0.steps) } } }
    /// When each value is reached, 0…1, rising; evenly spread if nil.
    open var keyTimes: [NSNumber]? {
        get { givenTimes }
        set {
            givenTimes = newValue
            times = newValue?.map(\.doubleValue)
        }
    }
    /// The curve of time of each stretch between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values in between are found.
    open var calculationMode: CAAnimationCalculationMode = .linear

    private final var given: [Any]?
    private final var givenTimes: [NSNumber]?
    // The values that are set, converted once.
    final var frames: [AnimatableValue] = []
    final var times: [Double]?
    final var track: PathTrack?

    override func blank() -> CAAnimation { CAKeyframeAnimation() }

    override var hasFiniteValues: Bool { frames.allSatisfy(\.isFinite) }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        (copy.given, copy.frames) = (given, frames)
        copy.path = path
        (copy.givenTimes, copy.times) = (givenTimes, times)
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    /// The segment at a fraction, and the fraction within that segment.
    private func stretch(_ fraction: Double, count: Int, lengths: () -> [Double]) -> (Int, Double) {
        let stretches = max(1, count - 1)
        var marks = (0...stretches).map { Double($0) / Double(stretches) }
        if isPaced {
            let all = lengths()
            let total = all.reduce(0, +)
            if total > 0 {
                var sum = 0.0
                marks =
                    [0]
                    + all.map { length in
                        sum += length
                        return sum / total
                    }
            }
        } else if let times, times.count == count {
            marks = times
        }
        guard fraction > marks[0] else { return (0, 0) }
        guard let index = (1..<marks.count).first(where: { fraction < marks[$0] }) else { return (stretches - 1, 1) }
        let (from, to) = (marks[index - 1], marks[index])
        var part = to > from ? (fraction - from) / (to - from) : 1
        if !isPaced, let functions = timingFunctions, functions.indices.contains(index - 1) {
            part = functions[index - 1].bezier(part)
        }
        return (index - 1, part)
    }

    override func value(at moment: AnimationMoment, base: AnimatableValue, _ live: LiveAnimation) -> AnimatableValue? {
        let fraction = timingFunction?.bezier(moment.fraction) ?? moment.fraction
        if let track {
            let (index, part) = stretch(fraction, count: track.stretches.count + 1) { track.lengths }
            return track.point(index, part, evenly: isPaced).map(AnimatableValue.numbers)
        }
        guard let first = frames.first else { return nil }
        guard frames.count > 1 else { return first }
        if calculationMode == .discrete { return frames[discreteIndex(fraction)] }
        let (index, part) = stretch(fraction, count: frames.count) {
            zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
        }
        if calculationMode == .cubic || calculationMode == .cubicPaced, let value = cubic(index, part) { return value }
        return frames[index].mixed(with: frames[index + 1], part)
    }

    override func finalValue(base: AnimatableValue) -> AnimatableValue? { frames.last }

    /// Each value holds until the next one's time; n values may have n + 1 times, the last being the end.
    private func discreteIndex(_ fraction: Double) -> Int {
        if let times, times.count == frames.count + 1 || times.count == frames.count {
            return max(0, (times.prefix(frames.count).lastIndex { $0 <= fraction + 1e-12 }) ?? 0)
        }
        return min(frames.count - 1, Int(fraction * Double(frames.count) + 1e-9))
    }

    /// Catmull–Rom spline.
    private func cubic(_ index: Int, _ t: Double) -> AnimatableValue? {
        let points = frames.map { frame -> [Double]? in
            if case .numbers(let numbers) = frame { numbers } else { nil }
        }
        guard let p1 = points[index], let p2 = points[index + 1], p1.count == p2.count else { return nil }
        let p0 = (index > 0 ? points[index - 1] : nil) ?? p1
        let p3 = (index + 2 < points.count ? points[index + 2] : nil) ?? p2
        guard p0.count == p1.count, p3.count == p1.count else { return nil }
        let (t2, t3) = (t * t, t * t * t)
        return .numbers(
            p1.indices.map { i in
                let (m1, m2) = ((p2[i] - p0[i]) / 2, (p3[i] - p1[i]) / 2)
                return (2 * t3 - 3 * t2 + 1) * p1[i] + (t3 - 2 * t2 + t) * m1 + (-2 * t3 + 3 * t2) * p2[i]
                    + (t3 - t2) * m2
            })
    }
}

/// A path as segments, each a fine polygon.
struct PathTrack {
    let stretches: [[CGPoint]]
    let lengths: [Double]

    init(_ steps: [PathStep]) {
        var stretches: [[CGPoint]] = []
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        for step in steps {
            switch step {
            case .move(let end): (current, start) = (end, end)
            case .close:
                if current != start { stretches.append([current, start]) }
                current = start
            default:
                stretches.append(PathShapes.polygons([.move(current), step]).first ?? [current])
                current = step.end ?? current
            }
        }
        self.stretches = stretches
        lengths = stretches.map { points in
            zip(points, points.dropFirst()).reduce(0) {
                $0 + hypot(Double($1.1.x - $1.0.x), Double($1.1.y - $1.0.y))
            }
        }
    }

    /// The line of a segment's polygon at a fraction of the segment, and the fraction along that line.
    private func piece(_ index: Int, _ part: Double, evenly: Bool) -> (CGPoint, CGPoint, CGFloat)? {
        guard stretches.indices.contains(index), stretches[index].count > 1 else { return nil }
        let points = stretches[index]
        if evenly {
            var left = part * lengths[index]
            for (a, b) in zip(points, points.dropFirst()) {
                let length = hypot(Double(b.x - a.x), Double(b.y - a.y))
                if left <= length { return (a, b, length > 0 ? CGFloat(left / length) : 0) }
                left -= length
            }
            return (points[points.count - 2], points[points.count - 1], 1)
        }
        let place = part * Double(points.count - 1)
        let at = min(points.count - 2, Int(place))
        return (points[at], points[at + 1], CGFloat(place - Double(at)))
    }

    func point(_ index: Int, _ part: Double, evenly: Bool) -> CGPoint? {
        guard let (a, b, t) = piece(index, part, evenly: evenly) else { return stretches.first?.first }
        return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}
