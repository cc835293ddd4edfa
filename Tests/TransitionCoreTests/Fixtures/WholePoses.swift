@testable import TransitionCore

/// The values take poses without their clips; tests write whole ones.
extension Appearance {
    mutating func add(_ pose: Pose, placement: Placement) { add(pose.body, placement: placement) }
}

extension Affine3 {
    init(_ pose: Pose, placement: Placement) { self.init(pose.body, placement: placement) }
}
