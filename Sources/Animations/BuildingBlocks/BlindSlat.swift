import Foundation
import TransitionCore

/// A slat of a blind. It turns towards the viewer about one of its long edges by 90 degrees, until the viewer sees only
/// its edge. Perspective is computed as if the eye were in front of each slat, so all slats show the same angle.
@usableFromInline struct BlindSlat: Sendable {
    /// The part of the screen on the slat.
    @usableFromInline let rect: UnitRect
    /// The edge of the slat that stays in its place.
    @usableFromInline let hinge: TransitionEdge
    /// The progress at which the turn starts, and the length of the turn as a fraction of the progress.
    @usableFromInline let (start, span): (Double, Double)
    /// The screen's extent across the slats, in points.
    @usableFromInline let length: Double
    /// The eye's distance, in points.
    @usableFromInline let eye: Double

    @_alwaysEmitIntoClient
    init(rect: UnitRect, hinge: TransitionEdge, start: Double, span: Double, length: Double, eye: Double) {
        (self.rect, self.hinge, self.start, self.span, self.length, self.eye) = (
            rect, hinge, start, span, length, eye
        )
    }

    /// Returns the pose of the slat at a progress.
    @_alwaysEmitIntoClient
    func pose(_ progress: Double) -> Pose {
        let way = min(max((progress - start) / span, 0), 1)
        let (sine, cosine) = (sin(way * .pi / 2), cos(way * .pi / 2))
        // The layers have one eye in front of the middle of the container. This length and angle make the slat look as
        // it would to an eye in front of its hinge.
        let middle = hinge.isHorizontal ? rect.center.x : rect.center.y
        let half = (hinge.isHorizontal ? rect.width : rect.height) / 2
        let seen = cosine + (hinge.isStart ? 0.5 - middle + half : middle + half - 0.5) * length / eye * sine
        let longer = (seen * seen + sine * sine).squareRoot()
        return .hinged(on: hinge, degrees: atan2(sine, seen) * 180 / .pi)
            .scale(x: hinge.isHorizontal ? longer : 1, y: hinge.isHorizontal ? 1 : longer)
            .shade(0.4 * sine).opacity(min(max(12 * (1 - way), 0), 1))
            .shadow(opacity: 0.4 * min(4 * way, 3 * (1 - way), 1), radius: 10)
    }
}
