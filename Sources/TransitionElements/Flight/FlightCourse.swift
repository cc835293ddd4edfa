import Foundation
import TransitionCore

/// The way of an element from its start to its end, as a function of the transition's progress.
struct FlightCourse: Hashable, Sendable {
    /// The progresses at which the flight begins and ends.
    let after: Double
    let until: Double
    /// The way of the centre along an arc, in points; zero for a straight way.
    let arc: SIMD2<Double>

    init(_ style: ElementStyle, from start: CGRect, to end: CGRect) {
        let isInOrder = style.after.isFinite && style.until.isFinite && style.until - style.after >= 0.01
        after = isInOrder ? min(max(style.after, 0), 0.99) : 0
        until = isInOrder ? max(min(style.until, 1), after + 0.01) : 1
        arc = style.path == .arc ? SIMD2(Double(end.midX - start.midX), Double(end.midY - start.midY)) : .zero
    }

    /// Whether the flight takes the whole transition. Then a spring may carry the element beyond its place.
    var isWhole: Bool { after == 0 && until == 1 }

    /// Whether frames change linearly with the progress.
    var isStraight: Bool { isWhole && arc == .zero }

    /// The part of the way at a progress: 0 at the start, 1 at the end.
    func part(at progress: Double) -> Double {
        guard progress.isFinite else { return 0 }
        let part = (progress - after) / (until - after)
        return isWhole ? part : min(max(part, 0), 1)
    }

    /// The progress at a part of the way.
    func progress(at part: Double) -> Double { lerp(after, until, part) }

    /// How far the centre is beside the straight line at a part of the way, in points.
    func deviation(at part: Double) -> SIMD2<Double> {
        guard arc != .zero else { return .zero }
        let angle = min(max(part, 0), 1) * Double.pi / 2
        let straight = min(max(part, 0), 1)
        return SIMD2(arc.x * (1 - cos(angle) - straight), arc.y * (sin(angle) - straight))
    }

    /// The progresses at which the speed may jump, ascending.
    var bends: [Double] { isWhole ? [] : [after, until].filter { $0 > 0 && $0 < 1 } }
}
