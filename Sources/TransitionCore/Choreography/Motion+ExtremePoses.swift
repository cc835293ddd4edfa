import Foundation

extension Motion {
    /// Calls `body` with the poses that show which values the motion changes, and how far: the poses of its keyframes,
    /// or nine samples of its function. Keyframes are not copied.
    package func forEachExtremePose(_ body: (Pose) -> Void) {
        switch form {
        case .keyframes(let keyframes):
            keyframes.withUnsafeBufferPointer { keyframes in
                for index in keyframes.indices { body(keyframes[index].pose) }
            }
        case .curve(let function):
            for step in 0...8 { body(function(Double(step) / 8)) }
        }
    }

    /// The progresses within 0…1 at which the motion's speed may jump: its keyframes.
    package var bends: [Double] {
        var bends: [Double] = []
        addBends(to: &bends)
        return bends
    }

    /// Adds the ``bends`` in ascending order. A number occurs once.
    func addBends(to bends: inout [Double]) {
        guard case .keyframes(let keyframes) = form else { return }
        keyframes.withUnsafeBufferPointer { keyframes in
            for index in keyframes.indices {
                let progress = keyframes[index].progress
                guard progress > 0, progress < 1 else { continue }
                let place = bends.place(for: progress)
                if place == 0 || bends[place - 1] < progress { bends.insert(progress, at: place) }
            }
        }
    }

    /// Whether all changing values, including the matrix, change linearly with the progress. One animation between the
    /// two ends then shows the motion exactly.
    var isStraight: Bool { isStraight(from: 0, to: 1) }

    /// Returns whether all values change linearly between two progresses within 0…1, with `start` the lower one.
    func isStraight(from start: Double, to end: Double) -> Bool {
        guard case .keyframes(let keyframes) = form else { return false }
        return keyframes.withUnsafeBufferPointer { keyframes in
            guard let last = keyframes.indices.last else { return true }
            // The pose is constant before the first keyframe and after the last one.
            if last == 0 || end <= keyframes[0].progress { return !keyframes[0].pose.isPerspective }
            if start >= keyframes[last].progress { return !keyframes[last].pose.isPerspective }
            guard let next = keyframes.firstIndex(where: { $0.progress >= end }), next > 0 else { return false }
            let (from, to) = (keyframes[next - 1], keyframes[next])
            // Two keyframes at the same progress make a jump.
            let isAlone =
                (next == 1 || keyframes[next - 2].progress < start)
                && (next == last || keyframes[next + 1].progress > end)
            return isAlone && from.progress <= start && from.easing == .linear && from.pose.isStraight(to: to.pose)
        }
    }

    /// The keyframes from 0 to 1, if every value, including the matrix, follows one timing function from each keyframe
    /// to the next; nil otherwise.
    var segments: [Keyframe]? {
        guard case .keyframes(var keyframes) = form, let first = keyframes.first, let last = keyframes.last else {
            return nil
        }
        for (from, to) in zip(keyframes, keyframes.dropFirst()) {
            guard from.progress < to.progress, from.easing != .hold, from.easing != .jump,
                from.pose.isStraight(to: to.pose)
            else { return nil }
        }
        if first.progress > 0 { keyframes.insert(.at(0, first.pose), at: 0) }
        if last.progress < 1 { keyframes.append(.at(1, last.pose)) }
        return keyframes.count > 1 ? keyframes : nil
    }
}

extension Pose {
    /// Returns whether the matrix also changes linearly when every component changes linearly from this pose to another
    /// one.
    fileprivate func isStraight(to other: Pose) -> Bool {
        let isFixedAnchor = anchor == other.anchor || !usesAnchor || !other.usesAnchor
        return isFixedAnchor && !isPerspective && !other.isPerspective
    }

    /// Whether the pose turns the element or moves it in depth. The matrix is then not a linear function of the
    /// progress.
    fileprivate var isPerspective: Bool {
        rotation.angle != 0 || offset.depth != 0 || (usesAnchor && anchor.depth != 0)
    }
}
