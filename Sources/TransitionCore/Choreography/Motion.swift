import Foundation

/// A function from progress to ``Pose``.
///
/// Progress 0 is the start of the change forward (push, present, a higher tab), and 1 its end. A spring may carry the
/// progress below 0 or above 1. There the transform is extrapolated with the slope at 0 or 1, and all other values,
/// such as the opacity, stay as they are at 0 or 1.
public struct Motion: Sendable {
    /// One pose at one progress, with the easing to the next.
    public struct Keyframe: Equatable, Sendable {
        /// The progress, 0 to 1.
        public var progress: Double
        /// The pose at this progress.
        public var pose: Pose
        /// The easing of the segment to the next keyframe.
        public var easing: Easing
        /// The components that change in the segment to the next keyframe, computed when the keyframe becomes part of a
        /// motion.
        var varying: Pose.Varying = []

        /// Returns a pose at a progress. `easing` applies to the segment that begins here.
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

    /// Sorts the keyframes, and drops each keyframe with a progress of NaN. A list that is already in order is not
    /// copied.
    private init(sorting keyframes: [Keyframe]) {
        var ordered = keyframes
        var (isComplete, isOrdered, last) = (true, true, 0.0)
        for index in ordered.indices {
            let progress = ordered[index].progress
            if progress.isNaN { isComplete = false }
            if progress < last || progress > 1 { isOrdered = false }
            last = progress
        }
        if !isComplete { ordered.removeAll { $0.progress.isNaN } }
        if !isComplete || !isOrdered {
            for index in ordered.indices { ordered[index].progress = min(max(ordered[index].progress, 0), 1) }
            ordered.sort { $0.progress < $1.progress }
        }
        self.init(ordered: ordered)
    }

    /// No motion: the element is always at rest.
    public static let still = Motion(ordered: [])

    /// Returns a motion from a pose to rest, or to another pose, for an arriving screen.
    ///
    /// - Parameters:
    ///   - pose: The first pose.
    ///   - end: The last pose.
    ///   - start: The progress until which the first pose stays, 0 to 1.
    ///   - finish: The progress from which the last pose stays, above `start` and up to 1.
    ///   - easing: The course of the motion between the poses.
    public static func from(
        _ pose: Pose, to end: Pose = .rest, after start: Double = 0, until finish: Double = 1, easing: Easing = .linear
    ) -> Motion {
        Motion(sorting: [.at(start, pose, easing: easing), .at(finish, end)])
    }

    /// Returns a motion from rest to a pose, for a leaving screen.
    ///
    /// - Parameters:
    ///   - pose: The last pose.
    ///   - start: The progress until which the element stays at rest, 0 to 1.
    ///   - finish: The progress from which the last pose stays, above `start` and up to 1.
    ///   - easing: The course of the motion between the poses.
    @_alwaysEmitIntoClient
    public static func to(
        _ pose: Pose, after start: Double = 0, until finish: Double = 1, easing: Easing = .linear
    ) -> Motion {
        from(.rest, to: pose, after: start, until: finish, easing: easing)
    }

    /// Returns a motion with a constant pose.
    @_alwaysEmitIntoClient
    public static func fixed(_ pose: Pose) -> Motion { keyframes([.at(0, pose)]) }

    /// Returns a shadow that fades in until progress 0.2 and fades out from 0.7 on. With a constant shadow, a screen
    /// beyond the container's edge would darken the edge.
    ///
    /// - Parameters:
    ///   - opacity: The shadow's opacity in between, 0 to 1.
    ///   - radius: The blur radius, in points.
    @_alwaysEmitIntoClient
    public static func passingShadow(opacity: Double, radius: Double) -> Motion {
        let shadow = Pose.shadow(opacity: opacity, radius: radius)
        return keyframes([.at(0, .rest), .at(0.2, shadow), .at(0.7, shadow), .at(1, .rest)])
    }

    /// Returns a motion through poses at given progresses. Keyframes are sorted, and their progresses are clamped to
    /// 0…1. A keyframe with a progress of NaN is dropped. The pose is constant before the first and after the last
    /// keyframe.
    public static func keyframes(_ keyframes: [Keyframe]) -> Motion {
        Motion(sorting: keyframes)
    }

    /// Returns a motion given by a function, for hinges, arcs, rolls and other motions that straight lines between
    /// keyframes cannot show. The function must always return the same pose for the same progress.
    public static func curve(_ pose: @escaping @Sendable (_ progress: Double) -> Pose) -> Motion {
        Motion(form: .curve(pose))
    }

    /// Whether the motion is ``still``, and leaves the element at rest.
    public var isStill: Bool {
        if case .keyframes(let keyframes) = form { return keyframes.isEmpty }
        return false
    }

    /// Returns the pose at a progress. Any number is valid; NaN and infinities count as 0.
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

    /// Calls `action` with the pose at a finite progress, without its clip. The keyframes are not copied, because every
    /// frame of a swipe evaluates every motion.
    @inline(__always)
    func withBody(at progress: Double, _ action: (Pose.Body) -> Void) {
        guard case .keyframes(let keyframes) = form else { return action(pose(at: progress).body) }
        keyframes.withUnsafeBufferPointer { keyframes in
            guard !keyframes.isEmpty, let first = keyframes.baseAddress else { return }
            action(Motion.body(at: progress, in: keyframes, first))
        }
    }

    /// Calls `action` with the index and the pose of each of several finite progresses, without the clip.
    @inline(__always)
    func forEachBody(at progresses: [Double], _ action: (Int, Pose.Body) -> Void) {
        guard case .keyframes(let keyframes) = form else {
            for index in progresses.indices { action(index, pose(at: progresses[index]).body) }
            return
        }
        keyframes.withUnsafeBufferPointer { keyframes in
            guard !keyframes.isEmpty, let first = keyframes.baseAddress else { return }
            for index in progresses.indices {
                action(index, Motion.body(at: progresses[index], in: keyframes, first))
            }
        }
    }

    @inline(__always)
    private static func body(
        at progress: Double, in keyframes: UnsafeBufferPointer<Keyframe>, _ first: UnsafePointer<Keyframe>
    ) -> Pose.Body {
        let (index, fraction) = place(of: progress, in: keyframes)
        if fraction == 1 { return first[index + 1].pose.body }
        var body = first[index].pose.body
        if fraction != 0 { body.advance(to: first + index + 1, at: fraction, varying: first[index].varying) }
        return body
    }

    /// Returns the segment of a progress: the index of the keyframe before the progress, and the eased fraction of the
    /// segment. After the last keyframe the fraction is 0.
    // Not inlined, because each loop over samples would contain it.
    @inline(never)
    static func place(of progress: Double, in keyframes: UnsafeBufferPointer<Keyframe>) -> (Int, Double) {
        let last = keyframes.count - 1
        guard last > 0 else { return (0, 0) }
        let (start, end) = (keyframes[0].progress, keyframes[last].progress)
        // Within 0…1 the pose is constant before the first keyframe and after the last one. Beyond 0 and 1 a motion
        // with a keyframe at that end is extrapolated.
        if progress <= start, progress >= 0 || start > 0 { return (0, 0) }
        if progress >= end, progress <= 1 || end < 1 { return (last, 0) }
        var index = 0
        while index < last - 1, keyframes[index + 1].progress <= progress { index += 1 }
        let from = keyframes[index].progress
        let span = keyframes[index + 1].progress - from
        let fraction = span > 0 ? (progress - from) / span : progress >= from ? 1 : 0
        // The fraction is bounded, because extrapolating two nearly coincident keyframes would give enormous numbers.
        return (index, keyframes[index].easing(fraction.magnitude > 1e6 ? (fraction < 0 ? -1e6 : 1e6) : fraction))
    }

    /// The motion mirrored left to right. Mirroring twice restores the original.
    @inline(never)
    public var mirrored: Motion {
        switch form {
        case .keyframes(let keyframes):
            return Motion(ordered: keyframes.map { .at($0.progress, $0.pose.mirrored, easing: $0.easing) })
        case .curve(let function):
            return .curve { function($0).mirrored }
        }
    }

    /// The motion in reverse. Reversing twice restores the original.
    @inline(never)
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
