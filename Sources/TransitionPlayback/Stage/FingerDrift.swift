#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The finger of a transition with elements that follow it.
package struct FingerPull: Equatable, Sendable {
    /// The place of the finger at the start of its hold, in the coordinates of the window.
    package let start: CGPoint
    /// The distance that the finger has moved since then, in points.
    package let translation: CGVector

    package init(start: CGPoint, translation: CGVector) { (self.start, self.translation) = (start, translation) }
}

/// The distance between elements that follow a finger and their poses. It is the same for all of them.
///
/// One element leads: a point of it stays under the finger. While the finger holds the transition, the distance depends
/// only on the progress and on the finger. In a run it shrinks with the part of the way that is left.
@MainActor
final class FingerDrift {
    /// The element with the point that stays under the finger.
    private let leader: DrawList.Element
    /// The centre of this element at rest, in the container.
    private let center: SIMD2<Double>
    private let eyeDistance: Double
    private weak var container: UIView?
    /// The current distance in points.
    private(set) var offset = SIMD2<Double>()
    /// The progress and the distance at the start of the hold; nil while nothing holds the transition.
    private var hold: (progress: Double, offset: SIMD2<Double>)?
    /// The point of the leader under the finger, and its place at the start of the hold, both relative to the leader's
    /// centre at rest; nil before the hold has met a finger.
    private var touched: (point: SIMD2<Double>, place: SIMD2<Double>)?

    init(leader: DrawList.Element, center: CGPoint, eyeDistance: Double, container: UIView) {
        self.container = container
        self.leader = leader
        self.center = SIMD2(Double(center.x), Double(center.y))
        self.eyeDistance = eyeDistance
    }

    /// Begins a hold at a progress, unless one has begun.
    func hold(at progress: Double) {
        if hold == nil { hold = (progress, offset) }
    }

    /// Moves the elements to a finger. Without one the distance fades with the progress.
    func follow(_ pull: FingerPull?, at progress: Double) {
        guard let hold else { return }
        guard let pull else {
            guard progress != hold.progress else { return offset = hold.offset }
            let (whole, left) = progress > hold.progress ? (1 - hold.progress, 1 - progress) : (hold.progress, progress)
            offset = hold.offset * (whole > 0 ? min(max(left / whole, 0), 1) : 0)
            return
        }
        let moved = SIMD2(Double(pull.translation.dx), Double(pull.translation.dy))
        if touched == nil {
            // At rest the finger is on the screen itself. In a run it may be anywhere, and the centre follows it.
            var point = SIMD2<Double>.zero
            if hold.progress == 1, let start = container?.convert(pull.start, from: nil as UIView?) {
                point = SIMD2(Double(start.x), Double(start.y)) - center
            }
            touched = (point, place(of: point, at: hold.progress))
        }
        guard let touched else { return }
        let new = hold.offset + moved - (place(of: touched.point, at: progress) - touched.place)
        if new.x.isFinite, new.y.isFinite { offset = new }
    }

    /// Ends the hold.
    func release() { (hold, touched) = (nil, nil) }

    /// Begins a hold in a run that has begun with the current distance.
    func catchRun(left: Double, at progress: Double) {
        offset = offset * (left.isFinite ? left : 0)
        (hold, touched) = ((progress, offset), nil)
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
