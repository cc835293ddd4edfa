import Foundation

/// A function from progress to ``Pose``.
///
/// Progress 0 is the start of the change forward (push, present, a higher tab), 1 its end. Outside 0…1, where springs
/// overshoot, the transform continues with the slope it has at that end; opacity, shade and the other values keep the
/// value they have there.
public struct Motion: Sendable {
    /// One pose at one progress, and the way to the next.
    public struct Keyframe: Equatable, Sendable {
        /// 0 to 1.
        public var progress: Double
        /// The pose there.
        public var pose: Pose
        /// The way to the next keyframe.
        public var easing: Easing
        /// The components that change on the way to the next keyframe; computed when the keyframe becomes part of a
        /// motion.
        var varying: Pose.Varying = []

        /// A pose at a progress; `easing` is for the segment that begins here.
        public static func at(_ progress: Double, _ pose: Pose, easing: Easing = .linear) -> Keyframe {
            Keyframe(progress: progress, pose: pose, easing: easing)
        }
    }

    package enum Form: Sendable {
        case keyframes([Keyframe])
        case curve(@Sendable (Double) -> Pose)
    }

    package let form: Form

    private init(form: Form) { self.form = form }

    private init(ordered: [Keyframe]) {
        var keyframes = ordered
        for index in keyframes.indices.dropLast() {
            keyframes[index].varying = Pose.Varying(between: keyframes[index].pose, and: keyframes[index + 1].pose)
        }
        form = .keyframes(keyframes)
    }

    /// No motion: the element is at rest all the time.
    public static let still = Motion(ordered: [])

    /// A motion from a pose to rest, or to another pose: how a screen arrives.
    ///
    /// - Parameters:
    ///   - pose: Where it starts.
    ///   - end: Where it ends.
    ///   - start: The progress before which it stays where it starts, 0 to 1.
    ///   - finish: The progress from which on it stays where it ends, above `start` and up to 1.
    ///   - easing: How the motion passes from one pose to the other.
    public static func from(
        _ pose: Pose, to end: Pose = .rest, after start: Double = 0, until finish: Double = 1, easing: Easing = .linear
    ) -> Motion {
        keyframes([.at(start, pose, easing: easing), .at(finish, end)])
    }

    /// From rest to a pose: how a screen leaves.
    ///
    /// - Parameters:
    ///   - pose: Where it ends.
    ///   - start: The progress before which it stays at rest, 0 to 1.
    ///   - finish: The progress from which on it stays where it ends, above `start` and up to 1.
    ///   - easing: How the motion passes from one pose to the other.
    public static func to(
        _ pose: Pose, after start: Double = 0, until finish: Double = 1, easing: Easing = .linear
    ) -> Motion {
        from(.rest, to: pose, after: start, until: finish, easing: easing)
    }

    /// A motion that keeps the same pose all the time.
    public static func fixed(_ pose: Pose) -> Motion { keyframes([.at(0, pose)]) }

    /// A shadow while the element is moving, and none at both ends: a screen that waits just out of sight would
    /// otherwise cast its shadow into the container.
    ///
    /// - Parameters:
    ///   - opacity: The shadow's opacity in between, 0 to 1.
    ///   - radius: The blur, in points.
    public static func passingShadow(opacity: Double, radius: Double) -> Motion {
        let shadow = Pose.shadow(opacity: opacity, radius: radius)
        return keyframes([.at(0, .rest), .at(0.2, shadow), .at(0.7, shadow), .at(1, .rest)])
    }

    /// A motion through poses at given progresses. Keyframes are sorted and their progresses clamped to 0…1; a keyframe
    /// whose progress is not a number is left out. Before the first and after the last keyframe the pose stays the
    /// same.
    public static func keyframes(_ keyframes: [Keyframe]) -> Motion {
        var ordered = keyframes.filter { !$0.progress.isNaN }
        for index in ordered.indices { ordered[index].progress = min(max(ordered[index].progress, 0), 1) }
        ordered.sort { $0.progress < $1.progress }
        return Motion(ordered: ordered)
    }

    /// A motion given by a function, for what straight lines between keyframes cannot draw: hinges, arcs, rolls. The
    /// function must give the same pose for the same progress each time.
    public static func curve(_ pose: @escaping @Sendable (_ progress: Double) -> Pose) -> Motion {
        Motion(form: .curve(pose))
    }

    /// Whether the motion is ``still`` and so leaves everything at rest.
    public var isStill: Bool {
        if case .keyframes(let keyframes) = form { return keyframes.isEmpty }
        return false
    }

    /// The pose at a progress. Every number is allowed; a number that is not finite counts as 0.
    public func pose(at progress: Double) -> Pose {
        let progress = progress.isFinite ? progress : 0
        switch form {
        case .keyframes(let keyframes):
            return keyframes.withUnsafeBufferPointer { keyframes in
                guard !keyframes.isEmpty, let first = keyframes.baseAddress else { return .rest }
                let (index, fraction) = Motion.place(of: progress, in: keyframes)
                if fraction == 1 { return first[index + 1].pose }
                var pose = first[index].pose
                if fraction != 0 {
                    pose.advance(to: first + index + 1, at: fraction, varying: first[index].varying)
                }
                return pose
            }
        case .curve(let function):
            if progress >= 0, progress <= 1 { return function(progress) }
            // Outside 0…1 the function continues with the slope of its last 1/256.
            let step = 1.0 / 256
            return progress < 0
                ? function(step).interpolated(to: function(0), at: 1 - progress / step)
                : function(1 - step).interpolated(to: function(1), at: 1 + (progress - 1) / step)
        }
    }

    /// Calls `body` with the pose at a finite progress, without its clip. The poses are not copied, because every frame
    /// of a swipe does this for every motion.
    @inline(__always)
    func withBody(at progress: Double, _ action: (Pose.Body) -> Void) {
        guard case .keyframes(let keyframes) = form else { return action(pose(at: progress).body) }
        keyframes.withUnsafeBufferPointer { keyframes in
            guard !keyframes.isEmpty, let first = keyframes.baseAddress else { return }
            let (index, fraction) = Motion.place(of: progress, in: keyframes)
            if fraction == 1 { return action(first[index + 1].pose.body) }
            var body = first[index].pose.body
            if fraction != 0 { body.advance(to: first + index + 1, at: fraction, varying: first[index].varying) }
            action(body)
        }
    }

    /// The segment in which a progress lies: the index of the keyframe before it, and the eased fraction of the way to
    /// the next one. The fraction is 0 where there is no next keyframe.
    @inline(__always)
    static func place(of progress: Double, in keyframes: UnsafeBufferPointer<Keyframe>) -> (Int, Double) {
        let last = keyframes.count - 1
        guard last > 0 else { return (0, 0) }
        let (start, end) = (keyframes[0].progress, keyframes[last].progress)
        // Before the first and after the last keyframe the pose stays the same, but beyond 0 and 1 the motion
        // continues.
        if progress <= start, progress >= 0 || start > 0 { return (0, 0) }
        if progress >= end, progress <= 1 || end < 1 { return (last, 0) }
        var index = 0
        while index < last - 1, keyframes[index + 1].progress <= progress { index += 1 }
        let from = keyframes[index].progress
        let span = keyframes[index + 1].progress - from
        let fraction = span > 0 ? (progress - from) / span : progress >= from ? 1 : 0
        // The fraction is bounded: where two keyframes nearly coincide, continuing beyond them would give enormous
        // numbers.
        return (index, keyframes[index].easing(fraction.magnitude > 1e6 ? (fraction < 0 ? -1e6 : 1e6) : fraction))
    }

    /// The motion as seen in a left-right mirror. Twice mirrored is the same again.
    public var mirrored: Motion {
        switch form {
        case .keyframes(let keyframes):
            return Motion(ordered: keyframes.map { .at($0.progress, $0.pose.mirrored, easing: $0.easing) })
        case .curve(let function):
            return .curve { function($0).mirrored }
        }
    }

    /// The motion played from its end to its start. Twice reversed is the same again.
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
            return Motion(ordered: reversed)
        case .curve(let function):
            return .curve { function(1 - $0) }
        }
    }
}
