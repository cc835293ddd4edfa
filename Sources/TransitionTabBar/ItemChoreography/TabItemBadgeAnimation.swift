import Foundation
import TransitionCore

/// An animation that draws attention to the badge of a tab bar item, as a value.
///
///     tabBarController.tabItems[0].animateBadge(.bounce(height: 20, duration: 2))
///
/// The motions are those of a badge in a ``TabItemChoreography``: the fractions in a ``/TransitionCore/Pose`` refer to
/// the badge's own size, and at progress 1 the badge is at rest.
public struct TabItemBadgeAnimation: Sendable {
    /// The motions of the badge, in order: the transform of the first is applied first.
    public var motions: [Motion]
    /// The duration of one pass in seconds, positive.
    public var duration: TimeInterval
    /// The course of progress over time.
    public var timing: Timing
    /// Whether the animation repeats until it is stopped.
    public var repeats: Bool

    /// Creates an animation with these motions.
    public init(_ motions: [Motion], duration: TimeInterval, timing: Timing = .linear, repeats: Bool = false) {
        self.motions = motions
        self.duration = duration
        self.timing = timing
        self.repeats = repeats
    }

    /// The badge jumps and comes to rest in three bounces.
    ///
    /// - Parameters:
    ///   - height: The height of the first bounce, in points.
    ///   - duration: The duration of all bounces, in seconds.
    ///   - repeats: Whether it repeats until it is stopped.
    public static func bounce(height: Double = 20, duration: TimeInterval = 2, repeats: Bool = false) -> Self {
        Self([.curve { .offset(dy: -height * bounce(at: $0)) }], duration: duration, repeats: repeats)
    }

    /// The badge grows from its centre.
    public static let grow = Self([.from(.scale(0.01))], duration: 0.25, timing: .easeOut)

    /// Returns the height of a bounce at a progress, as a fraction of the first height: three parabolas, each 0.6 times
    /// as long as the previous one and therefore 0.36 times as high.
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

    /// The run of one pass.
    package var run: ProgressRun {
        ProgressRun(from: 0, to: 1, timing: timing, duration: duration, allowsOvershoot: true)
    }

    /// Returns the progress at a time in seconds after the start; nil after the end.
    package func progress(at time: Double, in run: ProgressRun) -> Double? {
        guard run.duration > 0, time >= 0 else { return nil }
        if repeats { return run.progress(at: time.truncatingRemainder(dividingBy: run.duration)) }
        return time < run.duration ? run.progress(at: time) : nil
    }
}
