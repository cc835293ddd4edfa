import Foundation
import TransitionCore

/// The flight of a view from one rectangle to another along a curve, which is nearly vertical at first and nearly
/// horizontal at the end.
@usableFromInline struct Flight: Sendable {
    /// The first rectangle, in unit coordinates.
    @usableFromInline let start: UnitRect
    /// The last rectangle, in unit coordinates.
    @usableFromInline let end: UnitRect

    @_alwaysEmitIntoClient
    init(start: UnitRect, end: UnitRect) { (self.start, self.end) = (start, end) }

    /// Returns the rectangle at a progress.
    @_alwaysEmitIntoClient
    func frame(_ progress: Double) -> UnitRect {
        let way = end.center - start.center
        let size = SIMD2(
            start.width + (end.width - start.width) * progress, start.height + (end.height - start.height) * progress)
        return UnitRect(
            around: start.center + way * SIMD2(progress * progress, progress * (2 - progress)), size: size)
    }

    /// Returns the motion of a picture that fills the frame. The picture keeps its proportions, and the frame clips it.
    /// Its corners are round between the ends.
    @_alwaysEmitIntoClient
    func picture(of part: UnitRect) -> Motion {
        .curve { progress in
            let frame = frame(progress)
            let growth = max(frame.width / part.width, frame.height / part.height)
            let seen = SIMD2(frame.width / part.width, frame.height / part.height) / growth
            let way = frame.center - part.center
            let roundness = min(max(10 * min(progress, 1 - progress), 0), 1)
            return .offset(x: way.x, y: way.y).scale(growth)
                .clip(
                    .roundedRect(UnitRect(around: SIMD2(0.5, 0.5), size: seen), radius: 18 * roundness / growth))
        }
    }

    /// Returns the motion of a plate with 95 % of the frame's size behind the picture. The plate casts the shadow,
    /// because a clipped picture casts none.
    @_alwaysEmitIntoClient
    func plate(of part: UnitRect) -> Motion {
        .curve { progress in
            let frame = frame(progress)
            let way = frame.center - part.center
            return .offset(x: way.x, y: way.y)
                .scale(x: 0.95 * frame.width / part.width, y: 0.95 * frame.height / part.height).cornerRadius(16)
        }
    }
}
