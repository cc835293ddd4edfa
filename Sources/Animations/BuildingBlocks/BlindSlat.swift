import Foundation
import TransitionCore

/// A slat of a blind. It turns about its middle line by 90 degrees, until the viewer sees only its edge. Perspective is
/// computed as if the eye were in front of each slat, so all slats show the same angle and their middle lines stay in
/// place.
@usableFromInline struct BlindSlat: Sendable {
    /// Whether the slat is vertical, with its neighbours beside it.
    @usableFromInline let isUpright: Bool
    /// The start and the end of the slat, in fractions of the screen.
    @usableFromInline let (place, end): (Double, Double)
    /// The progress at which the turn starts, and the length of the turn as a fraction of the progress.
    @usableFromInline let (start, span): (Double, Double)
    /// The screen's extent across the slats, in points.
    @usableFromInline let length: Double
    /// The eye's distance, in points.
    @usableFromInline let eye: Double

    @_alwaysEmitIntoClient
    init(isUpright: Bool, place: Double, end: Double, start: Double, span: Double, length: Double, eye: Double) {
        (self.isUpright, self.place, self.end, self.start, self.span, self.length, self.eye) = (
            isUpright, place, end, start, span, length, eye
        )
    }

    /// The part of the screen on the slat.
    @_alwaysEmitIntoClient
    var rect: UnitRect { .strip(from: place, to: end, isUpright: isUpright) }
    /// The line about which it turns, in fractions of the screen.
    @_alwaysEmitIntoClient
    var middle: Double { (place + end) / 2 }

    /// Returns the fraction of the turn at a progress; 1 is on edge.
    @_alwaysEmitIntoClient
    func way(_ progress: Double) -> Double { min(max((progress - start) / span, 0), 1) }

    /// Returns the pose of the slat. Its top or leading edge turns towards the viewer, so its front turns away from the
    /// light at that side.
    @_alwaysEmitIntoClient
    func pose(_ progress: Double) -> Pose {
        let way = way(progress)
        let (sine, cosine) = (sin(way * .pi / 2), cos(way * .pi / 2))
        // The layers have one eye in front of the middle of the container. This length and angle make the slat look as
        // it would to an eye in front of the slat.
        let seen = cosine + (middle - 0.5) * length / eye * sine
        let longer = (seen * seen + sine * sine).squareRoot()
        return .facing(isUpright ? .trailing : .bottom, degrees: atan2(sine, seen) * 180 / .pi)
            .scale(x: isUpright ? longer : 1, y: isUpright ? 1 : longer)
            .shade(0.24 * sine).opacity(min(max(7 * (0.96 - way), 0), 1))
            .shadow(
                opacity: 0.5 * min(4 * way, 3 * (1 - way), 1), radius: 10, dx: isUpright ? 6 : 0, dy: isUpright ? 0 : 6)
    }

    /// Returns the place at which the slat's top or leading edge appears at a progress, in fractions of the screen.
    @_alwaysEmitIntoClient
    func edge(_ progress: Double) -> Double {
        let (half, angle) = (middle - place, way(progress) * .pi / 2)
        return middle - half * cos(angle) / (1 - half * length / eye * sin(angle))
    }

    /// Returns the part of the new screen that is visible between the top or leading edges of this slat and of the next
    /// one. A line along the next slat's edge stays empty, so that the light backdrop shows there. The part is darker
    /// while the slats are nearly shut. When the transition ends, neighbouring parts overlap and no line is left.
    @_alwaysEmitIntoClient
    static func gap(after slat: BlindSlat?, before next: BlindSlat?) -> Piece {
        guard let any = slat ?? next else { return Piece(.full) }
        let (first, last) = (slat?.place ?? 0, next.map { min($0.middle + 4 / any.length, 1) } ?? 1)
        return Piece(
            .strip(from: first, to: last, isUpright: any.isUpright),
            .curve { progress in
                let begin = max(slat?.edge(progress) ?? 0, first)
                let (way, nextWay) = (slat?.way(progress) ?? 1, next?.way(progress) ?? 1)
                let line = min(16 * nextWay, 2, 40 * (1 - nextWay) - 4) / any.length
                let finish = next.map { $0.edge(progress) - line } ?? 1
                let (from, to) = ((begin - first) / (last - first), (max(finish, begin) - first) / (last - first))
                let corners: [SIMD2<Double>] = [.init(0, from), .init(1, from), .init(1, to), .init(0, to)]
                // An outline of four points describes the rectangle with less data.
                return .clip(.polygon(Polygon(any.isUpright ? corners.map { SIMD2($0.y, $0.x) } : corners)))
                    .shade(0.16 * (2 - way - nextWay))
            })
    }
}
