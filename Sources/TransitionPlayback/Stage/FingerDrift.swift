#if canImport(UIKit)
import TransitionCore
import UIKit

/// The finger of a transition with elements that follow it.
package struct FingerPull: Equatable, Sendable {
    /// The place of the finger at the start of its hold, in the coordinates of the window.
    package var start: CGPoint
    /// The distance that the finger has moved since then, in points.
    package var translation: CGVector

    package init(start: CGPoint, translation: CGVector) { (self.start, self.translation) = (start, translation) }
}

/// The distance between elements that follow a finger and their poses. It is the same for all of them.
///
/// One element leads: a point of it stays under the finger. While the finger holds the transition, the distance depends
/// only on the progress and on the finger. In a run it shrinks with the part of the way that is left.
struct FingerDrift {
    /// The element with the point that stays under the finger.
    private let leader: DrawList.Element
    /// The centre of this element at rest, in the container.
    private let center: SIMD2<Double>
    private let eyeDistance: Double
    /// The current distance in points.
    private(set) var offset = SIMD2<Double>()
    /// The progress and the distance at the start of the hold; nil while nothing holds the transition.
    private var hold: (progress: Double, offset: SIMD2<Double>)?

    init(leader: DrawList.Element, center: CGPoint, eyeDistance: Double) {
        self.leader = leader
        self.center = SIMD2(Double(center.x), Double(center.y))
        self.eyeDistance = eyeDistance
    }

    /// Begins a hold at a progress, unless one has begun.
    mutating func hold(at progress: Double) {
        if hold == nil { hold = (progress, offset) }
    }

    /// Moves the elements to a finger. `pull` is in the container's coordinates; nil fades the distance with the
    /// progress, as code that drives the transition has no finger.
    mutating func follow(_ pull: FingerPull?, at progress: Double) {
        guard let hold else { return }
        guard let pull else {
            guard progress != hold.progress else { return offset = hold.offset }
            let (whole, left) = progress > hold.progress ? (1 - hold.progress, 1 - progress) : (hold.progress, progress)
            offset = hold.offset * (whole > 0 ? min(max(left / whole, 0), 1) : 0)
            return
        }
        let moved = SIMD2(Double(pull.translation.dx), Double(pull.translation.dy))
        // At rest the finger is on the screen itself. In a run it may be anywhere, and the centre follows it.
        let touched = SIMD2(Double(pull.start.x), Double(pull.start.y)) - center
        let point = hold.progress == 1 ? touched : .zero
        let new = hold.offset + moved - (place(of: point, at: progress) - place(of: point, at: hold.progress))
        if new.x.isFinite, new.y.isFinite { offset = new }
    }

    /// Ends the hold.
    mutating func release() { hold = nil }

    /// Begins a hold in a run that has begun with the current distance.
    mutating func catchRun(left: Double, at progress: Double) {
        offset = offset * (left.isFinite ? left : 0)
        hold = (progress, offset)
    }

    /// Returns where a pose moves a point of the leader, both relative to the leader's centre at rest.
    private func place(of point: SIMD2<Double>, at progress: Double) -> SIMD2<Double> {
        leader.appearance(at: progress).matrix(eyeDistance: eyeDistance, placement: leader.placement).place(of: point)
    }
}

extension Matrix4 {
    /// Returns the place of a point of the plane on the screen.
    fileprivate func place(of point: SIMD2<Double>) -> SIMD2<Double> {
        let depth = point.x * m14 + point.y * m24 + m44
        return SIMD2(point.x * m11 + point.y * m21 + m41, point.x * m12 + point.y * m22 + m42) / depth
    }
}
#endif
