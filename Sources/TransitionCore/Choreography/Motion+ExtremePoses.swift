import Foundation

extension Motion {
    /// Calls something for poses that between them change all that the motion ever changes: its keyframes, which stay
    /// where they are in memory, or samples of its function.
    func forEachExtremePose(_ body: (Pose) -> Void) {
        switch form {
        case .keyframes(let keyframes):
            keyframes.withUnsafeBufferPointer { keyframes in
                for index in keyframes.indices { body(keyframes[index].pose) }
            }
        case .curve(let function):
            for step in 0...8 { body(function(Double(step) / 8)) }
        }
    }

    /// The progresses within 0…1 at which it may turn a corner: its keyframes.
    var bends: [Double] {
        guard case .keyframes(let keyframes) = form else { return [] }
        return keyframes.map(\.progress).filter { $0 > 0 && $0 < 1 }
    }

    /// Whether everything it changes, the matrix included, follows the progress along a straight line, so that a single
    /// animation from one end to the other says it all.
    var isStraight: Bool {
        guard case .keyframes(let keyframes) = form else { return false }
        if keyframes.count <= 1 { return keyframes.first.map { !$0.pose.isPerspective } ?? true }
        guard keyframes.count == 2, keyframes[0].progress == 0, keyframes[1].progress == 1 else { return false }
        let (a, b) = (keyframes[0].pose, keyframes[1].pose)
        let isFixedAnchor = a.anchor == b.anchor || !a.usesAnchor || !b.usesAnchor
        return keyframes[0].easing == .linear && isFixedAnchor && !a.isPerspective && !b.isPerspective
    }
}

extension Pose {
    /// Whether the pose leaves the plane of the screen or turns in it: then the matrix is no straight line in progress.
    fileprivate var isPerspective: Bool {
        rotation.angle != 0 || offset.depth != 0 || (usesAnchor && anchor.depth != 0)
    }
}
