import Foundation
import TransitionCore

/// What the badge of a tab bar's item does to be noticed, as a value.
///
///     tabBarController.tabItems[0].animateBadge(.bounce(height: 20, duration: 2))
///
/// The motions are those of a badge in a ``TabItemChoreography``: the fractions in a ``/TransitionCore/Pose`` are fractions of the
/// badge's own size, and at progress 1 the badge is at rest.
public struct TabItemBadgeAnimation: Sendable {
    /// What the badge does, in order: the transform of the first is applied first.
    public var motions: [Motion]
    /// How long it takes once, in seconds; above 0.
    public var duration: TimeInterval
    /// How progress follows time.
    public var timing: Timing
    /// Whether it begins again when it is over, until it is stopped.
    public var repeats: Bool

    /// An animation with these motions.
    public init(_ motions: [Motion], duration: TimeInterval, timing: Timing = .linear, repeats: Bool = false) {
        self.motions = motions
        self.duration = duration
        self.timing = timing
        self.repeats = repeats
    }

    /// The badge is thrown up and comes to rest in three bounces.
    ///
    /// - Parameters:
    ///   - height: How high the first bounce goes, in points.
    ///   - duration: How long all of it takes, in seconds.
    ///   - repeats: Whether it is thrown up again at the end, until it is stopped.
    public static func bounce(height: Double = 20, duration: TimeInterval = 2, repeats: Bool = false) -> Self {
        Self([.curve { .offset(dy: -height * bounce(at: $0)) }], duration: duration, repeats: repeats)
    }

    /// The badge grows out of its middle.
    public static let grow = Self([.from(.scale(0.01))], duration: 0.25, timing: .easeOut)

    /// How high what bounces is at a progress, as a fraction of the first height: three parabolas, each 0.6 times as long
    /// as the one before and therefore 0.36 times as high.
    package static func bounce(at progress: Double) -> Double {
        guard progress > 0, progress < 1 else { return 0 }
        let pace = 0.6
        var (start, length, height) = (0.0, 1 / (1 + pace + pace * pace), 1.0)
        while progress >= start + length, length > 0.1 {
            start += length
            length *= pace
            height *= pace * pace
        }
        let part = min((progress - start) / length, 1)
        return height * 4 * part * (1 - part)
    }

    /// The run of one pass, and the progress within it.
    package var run: ProgressRun {
        ProgressRun(from: 0, to: 1, timing: timing, duration: duration, allowsOvershoot: true)
    }

    /// The progress so many seconds after the start; nil when it is over.
    package func progress(at time: Double, in run: ProgressRun) -> Double? {
        guard run.duration > 0, time >= 0 else { return nil }
        if repeats { return run.progress(at: time.truncatingRemainder(dividingBy: run.duration)) }
        return time < run.duration ? run.progress(at: time) : nil
    }
}
