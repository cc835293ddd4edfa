import TransitionCore

/// Light that marks edges on dark screens, where black shadows cannot be seen. It is about as thin as the line that the
/// player draws there for the shadow of a screen. A clipped piece has no such line: the line is a white piece behind it
/// that is a little larger.
extension Motion {
    /// The width of a line of light, in points.
    @_alwaysEmitIntoClient
    static var lightWidth: Double { 1.25 }

    /// A white piece that comes as something starts to move, and is gone at the end.
    @_alwaysEmitIntoClient
    static var passingLight: Motion {
        let (none, light) = (Pose.opacity(0), Pose.opacity(0.36))
        return .keyframes([.at(0, none), .at(0.1, light), .at(0.85, light), .at(1, none)])
    }
}

extension Piece {
    /// Returns a line of light on dark screens; none on light ones. It belongs behind what has the edge.
    ///
    /// - Parameter rect: Returns the frame of the line at a progress.
    @_alwaysEmitIntoClient
    static func light(
        in scene: TransitionScene, _ rect: @escaping @Sendable (_ progress: Double) -> UnitRect
    ) -> [Piece] {
        guard scene.isDark else { return [] }
        return [Piece(.full, .curve { .clip(.rect(rect($0))) }, .passingLight).white()]
    }

    /// Returns the free edge of a leaf on a hinge, as a strip of light on dark screens; none on light ones. It belongs in
    /// front of the leaf.
    ///
    /// - Parameters:
    ///   - leaf: The rectangle of the leaf, in unit coordinates of the screen.
    ///   - hinge: The side of the leaf that the hinge is on.
    ///   - motion: Returns the motion of the leaf. `hinged` makes the poses for angles in degrees, with the
    ///     anchor that the hinge is for the strip.
    @_alwaysEmitIntoClient
    static func lightEdge(
        of leaf: UnitRect, hingedOn hinge: TransitionEdge, in scene: TransitionScene,
        motion: (_ hinged: (_ degrees: Double) -> Pose) -> Motion
    ) -> [Piece] {
        guard scene.isDark else { return [] }
        let thick = 2 / max(scene.extent(toward: hinge), 20)
        var (strip, anchor) = (leaf, SIMD2(0.5, 0.5))
        if hinge.isHorizontal {
            (strip.x, strip.width) = (hinge.isStart ? leaf.x + leaf.width - thick : leaf.x, thick)
            anchor.x = ((hinge.isStart ? leaf.x : leaf.x + leaf.width) - strip.x) / thick
        } else {
            (strip.y, strip.height) = (hinge.isStart ? leaf.y + leaf.height - thick : leaf.y, thick)
            anchor.y = ((hinge.isStart ? leaf.y : leaf.y + leaf.height) - strip.y) / thick
        }
        let turns = motion { .hinged(on: hinge, degrees: $0).anchor(x: anchor.x, y: anchor.y) }
        return [Piece(strip, turns, .passingLight).white()]
    }
}

extension TransitionScene {
    /// The line around a moving rectangle on dark screens. Light screens need none, so it is empty there.
    @_alwaysEmitIntoClient
    var passingRim: [Motion] { isDark ? [.passingShadow(opacity: 0.4, radius: 0)] : [] }
}
