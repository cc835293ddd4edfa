import Foundation

/// A function from progress to ``Pose``.
///
/// Progress 0 is the start of the way in (push, present, a higher tab), 1 its end. Outside 0…1, where springs overshoot,
/// the transform goes on with the slope it has at the end; opacity, shade and the like stay as they are there.
public struct Motion: Sendable {
    /// One pose at one progress, and the way to the next.
    public struct Keyframe: Equatable, Sendable {
        /// 0 to 1.
        public var progress: Double
        /// The pose there.
        public var pose: Pose
        /// The way to the next keyframe.
        public var easing: Easing

        /// A pose at a progress; `easing` is for the segment that begins here.
        public static func at(_ progress: Double, _ pose: Pose, easing: Easing = .linear) -> Keyframe {
            Keyframe(progress: progress, pose: pose, easing: easing)
        }
    }

    enum Form: Sendable {
        case keyframes([Keyframe])
        case curve(@Sendable (Double) -> Pose)
    }

    let form: Form

    /// No motion: at rest all the time.
    public static let still = Motion(form: .keyframes([]))

    /// From a pose to rest: how a screen arrives.
    public static func from(_ pose: Pose, easing: Easing = .linear) -> Motion {
        keyframes([.at(0, pose, easing: easing), .at(1, .rest)])
    }

    /// From rest to a pose: how a screen leaves.
    public static func to(_ pose: Pose, easing: Easing = .linear) -> Motion {
        keyframes([.at(0, .rest, easing: easing), .at(1, pose)])
    }

    /// In the same pose all the time.
    public static func fixed(_ pose: Pose) -> Motion { keyframes([.at(0, pose)]) }

    /// Through poses at given progresses. They are put in order and clamped to 0…1; a progress that is not a number is
    /// left out. Before the first and after the last the pose stays.
    public static func keyframes(_ keyframes: [Keyframe]) -> Motion {
        var ordered = keyframes.filter { !$0.progress.isNaN }
        for index in ordered.indices { ordered[index].progress = min(max(ordered[index].progress, 0), 1) }
        ordered.sort { $0.progress < $1.progress }
        return Motion(form: .keyframes(ordered))
    }

    /// Along a function, where straight lines between keyframes cannot draw it: hinges, arcs, rolls. The function must
    /// give the same pose for the same progress each time.
    public static func curve(_ pose: @escaping @Sendable (_ progress: Double) -> Pose) -> Motion {
        Motion(form: .curve(pose))
    }

    /// Whether the motion leaves everything at rest by being ``still``.
    public var isStill: Bool {
        if case .keyframes(let keyframes) = form { return keyframes.isEmpty }
        return false
    }

    /// The pose at a progress. Any number is allowed; one that is not finite counts as 0.
    public func pose(at progress: Double) -> Pose {
        let progress = progress.isFinite ? progress : 0
        switch form {
        case .keyframes(let keyframes):
            return keyframes.withUnsafeBufferPointer { Motion.pose(at: progress, of: $0) }
        case .curve(let function):
            if progress >= 0, progress <= 1 { return function(progress) }
            // Goes on with the slope over the last 1/256 of the way.
            let step = 1.0 / 256
            return progress < 0
                ? function(step).interpolated(to: function(0), at: 1 - progress / step)
                : function(1 - step).interpolated(to: function(1), at: 1 + (progress - 1) / step)
        }
    }

    private static func pose(at progress: Double, of keyframes: UnsafeBufferPointer<Keyframe>) -> Pose {
        guard keyframes.count > 1 else { return keyframes.first?.pose ?? .rest }
        let last = keyframes.count - 1
        if progress <= keyframes[0].progress, progress >= 0 { return keyframes[0].pose }
        if progress >= keyframes[last].progress, progress <= 1 { return keyframes[last].pose }
        if progress < 0, keyframes[0].progress > 0 { return keyframes[0].pose }
        if progress > 1, keyframes[last].progress < 1 { return keyframes[last].pose }
        var index = 0
        while index < last - 1, keyframes[index + 1].progress <= progress { index += 1 }
        let span = keyframes[index + 1].progress - keyframes[index].progress
        let isPast = progress >= keyframes[index].progress
        let fraction = span > 0 ? (progress - keyframes[index].progress) / span : isPast ? 1 : 0
        return keyframes[index].pose.interpolated(to: keyframes[index + 1].pose, at: keyframes[index].easing(fraction))
    }

    /// The motion as seen in a left-right mirror. Twice mirrored is the same again.
    public var mirrored: Motion {
        switch form {
        case .keyframes(let keyframes):
            return Motion(form: .keyframes(keyframes.map { .at($0.progress, $0.pose.mirrored, easing: $0.easing) }))
        case .curve(let function):
            return .curve { function($0).mirrored }
        }
    }

    /// The motion run from its end to its start. Twice reversed is the same again.
    public var reversed: Motion {
        switch form {
        case .keyframes(let keyframes):
            let last = keyframes.count - 1
            let reversed = keyframes.indices.reversed().map { index in
                Keyframe.at(
                    1 - keyframes[index].progress,
                    keyframes[index].pose,
                    easing: index > 0 ? keyframes[index - 1].easing.reversed : keyframes[last].easing
                )
            }
            return Motion(form: .keyframes(reversed))
        case .curve(let function):
            return .curve { function(1 - $0) }
        }
    }
}
