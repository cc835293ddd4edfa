import Foundation
import TransitionCore

/// A flap of a split-flap board. The upper half of a tile falls forward about a hinge in the tile's middle. Its front
/// shows the old screen, and its back shows the lower half of the new one.
@usableFromInline struct FallingFlap: Sendable {
    /// The halves of the tile above and below the hinge.
    @usableFromInline let (upper, lower): (UnitRect, UnitRect)
    /// The progress at which the fall starts, and the length of the fall as a fraction of the progress.
    @usableFromInline let (start, span): (Double, Double)
    /// Whether the screens are dark. Then a line of light lies around the flap as it falls.
    @usableFromInline let isDark: Bool
    /// The screen's size, in points.
    @usableFromInline let size: SIMD2<Double>
    /// The eye's distance, in points.
    @usableFromInline let eye: Double
    /// The angle at which an eye in front of the screen's middle sees the flap on edge, in radians.
    @usableFromInline let edgeOn: Double

    @_alwaysEmitIntoClient
    init(tile: Tiling.Tile, start: Double, span: Double, size: SIMD2<Double>, eye: Double, isDark: Bool) {
        let (rect, half) = (tile.rect, tile.rect.height / 2)
        upper = UnitRect(x: rect.x, y: rect.y, width: rect.width, height: half)
        lower = UnitRect(x: rect.x, y: rect.y + half, width: rect.width, height: half)
        (self.start, self.span, self.size, self.eye, self.isDark) = (start, span, size, eye, isDark)
        edgeOn = .pi / 2 + atan2((0.5 - lower.y) * size.y, eye)
    }

    /// The angle of the flap, in radians: 0 while it stands, pi when it lies. It falls faster and faster and is slowed
    /// down at the end.
    @_alwaysEmitIntoClient
    func angle(_ progress: Double) -> Double {
        let way = min(max((progress - start) / span, 0), 1)
        return .pi * way * way * (2.4 - 1.4 * way)
    }

    /// Returns the pose of the flap at an angle in radians, with the light around it.
    @_alwaysEmitIntoClient
    func lit(_ pose: Pose, _ angle: Double) -> Pose {
        isDark ? pose.shadow(opacity: max(0.7 * min(2 * sin(angle), 1) - 0.02, 0), radius: 0) : pose
    }

    /// The old lower half with the shadow of the flap, and the flap until it is on edge.
    @_alwaysEmitIntoClient
    var old: [Piece] {
        // The end of the shadow is soft: it consists of dark plates, each a little longer than the last.
        let shadow = (0..<5).map { plate in
            Piece(
                lower,
                .curve { progress in
                    let turned = angle(progress)
                    let reach = max(sin(turned) - 0.5 * cos(turned), 0)
                    let long = min(reach * (0.75 + 0.12 * Double(plate)), 1)
                    return .clip(.rect(UnitRect(x: 0, y: 0, width: 1, height: long))).shade(1)
                        .opacity(long < 0.02 ? 0 : 0.065 * min(6 * long, 1))
                })
        }
        return [Piece(lower, .still)] + shadow + [
            Piece(
                upper,
                .curve { progress in
                    let turned = min(angle(progress), edgeOn)
                    let pose = Pose.hinged(on: .bottom, degrees: turned * 180 / .pi)
                        .shade(0.5 * sin(min(turned, .pi / 2))).opacity(min((edgeOn - turned) * 60, 1))
                    return self.lit(pose, turned)
                })
        ]
    }

    /// The new upper half as far as it is seen above the flap, the flap after it was on edge, and the line of the hinge.
    @_alwaysEmitIntoClient
    var new: [Piece] {
        // Those that stay overlap a little, because the board would shine through between them.
        let (wide, broad) = (upper.widened(by: 1, of: size), lower.widened(by: 1, of: size))
        let (thin, high) = (1.5 / size.y, upper.height * size.y)
        let (hinge, line) = ((lower.y - 0.5) * size.y, lower.y - thin / 2)
        return [
            Piece(
                wide,
                .curve { progress in
                    let turned = min(angle(progress), edgeOn)
                    // The edge of the falling flap, as the eye sees it.
                    let edge = (hinge - high * cos(turned)) * eye / (eye - high * sin(turned)) + 0.5 * size.y
                    let way = turned / edgeOn
                    let seen = max(edge / size.y - wide.y, 0) * min(20 * way, 1) / wide.height
                    return .clip(
                        .rect(UnitRect(x: 0, y: 0, width: 1, height: min(seen + max(10 * way - 9, 0), 1)))
                    ).shade(0.16 * (1 - way))
                }),
            Piece(
                broad,
                .curve { progress in
                    let turned = max(angle(progress), edgeOn)
                    let left = (.pi - turned) / (.pi - edgeOn)
                    let pose = Pose.hinged(on: .top, degrees: 180 - turned * 180 / .pi).shade(0.42 * left)
                        .opacity(min((turned - edgeOn) * 60, 1))
                    return self.lit(pose, turned)
                }),
            Piece(
                UnitRect(x: upper.x, y: line, width: upper.width, height: thin),
                .curve { .shade(1).opacity((isDark ? 0.7 : 0.5) * min(2 * sin(angle($0)), 1)) }),
        ]
    }
}
