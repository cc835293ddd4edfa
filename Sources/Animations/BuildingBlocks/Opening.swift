import TransitionCore

/// A view of the old screen that opens until it fills the container, while the old screen sinks back and darkens.
@usableFromInline struct Opening: Sendable {
    /// The visible part of the new screen at a progress, in the container.
    @usableFromInline let frame: @Sendable (_ progress: Double) -> UnitRect
    /// The radius of the container's corners, in points.
    @usableFromInline let display: Double
    /// The container's size, in points.
    @usableFromInline let size: SIMD2<Double>
    /// Whether the screens are dark.
    @usableFromInline let isDark: Bool

    @_alwaysEmitIntoClient
    init(in scene: TransitionScene, frame: @escaping @Sendable (_ progress: Double) -> UnitRect) {
        (self.frame, display) = (frame, scene.displayRadius)
        (size, isDark) = (SIMD2(max(scene.width, 1), max(scene.height, 1)), scene.isDark)
    }

    /// Returns the radius of the visible part's corners, in points. It grows to that of the display. They become
    /// square only at the edge, where the display itself is round.
    @_alwaysEmitIntoClient
    func radius(_ progress: Double) -> Double {
        (12 + (display - 12) * min(max(progress, 0) / 0.7, 1)) * min(max(1 - progress, 0) / 0.06, 1)
    }

    /// Returns the old screen. The picture of the view flies along behind the new screen until that has faded in. A
    /// plate casts the shadow, because a clipped screen casts none. On dark screens a line of light lies around it.
    ///
    /// - Parameter source: The place of the view; nil if nothing flies.
    @_alwaysEmitIntoClient
    func old(_ source: UnitRect?) -> Choreography.Track {
        let opening = self
        let plate = Motion.curve { progress in
            let frame = opening.unsunk(progress)
            return .offset(x: frame.center.x - 0.5, y: frame.center.y - 0.5)
                .scale(x: 0.98 * frame.width, y: 0.98 * frame.height).cornerRadius(opening.display)
        }
        let line = Motion.curve { progress in
            let (frame, sunk) = (opening.unsunk(progress), opening.sunk(progress))
            let wide = UnitRect(
                around: frame.center,
                size: SIMD2(frame.width, frame.height) + 2 * Motion.lightWidth / sunk / opening.size)
            return .clip(.roundedRect(wide, radius: (opening.radius(progress) + Motion.lightWidth) / sunk))
        }
        let shadow = Piece(.full, plate, .passingShadow(opacity: 0.4, radius: 40), .from(.opacity(0), until: 0.1))
        var pieces = [(isDark ? Piece(.full, line, .passingLight).white() : shadow).followingFinger()]
        if let source {
            let picture = Motion.curve { progress in
                let frame = opening.unsunk(progress)
                let growth = max(frame.width / source.width, frame.height / source.height)
                let seen = SIMD2(frame.width / source.width, frame.height / source.height) / growth
                let way = frame.center - source.center
                return .offset(x: way.x, y: way.y).scale(growth)
                    .clip(
                        .roundedRect(
                            UnitRect(around: SIMD2(0.5, 0.5), size: seen), radius: opening.radius(progress) / growth))
            }
            pieces.append(
                Piece(source, picture, .to(.opacity(0), after: 0.3, until: 0.4)).followingFinger())
        }
        return Choreography.Track(
            [.to(.scale(1 - Self.depth).cornerRadius(display).shade(0.4))], pieces: pieces, showsScreen: true)
    }

    /// How much the old screen shrinks.
    @_alwaysEmitIntoClient
    static var depth: Double { 0.07 }

    /// Returns the size of the old screen at a progress, 1 at rest and less as it sinks.
    @_alwaysEmitIntoClient
    func sunk(_ progress: Double) -> Double { 1 - Self.depth * min(max(progress, 0), 1) }

    /// Returns the frame as it must be for a piece of the old screen, which sinks together with it.
    @_alwaysEmitIntoClient
    func unsunk(_ progress: Double) -> UnitRect {
        let (frame, size) = (frame(progress), sunk(progress))
        return UnitRect(around: 0.5 + (frame.center - 0.5) / size, size: SIMD2(frame.width, frame.height) / size)
    }
}

extension UnitRect {
    /// Returns the rectangle on the way to another one; 0 is this one.
    @_alwaysEmitIntoClient
    func moved(to end: UnitRect, at fraction: Double) -> UnitRect {
        let left = 1 - fraction
        return UnitRect(
            x: x * left + end.x * fraction, y: y * left + end.y * fraction,
            width: width * left + end.width * fraction, height: height * left + end.height * fraction)
    }
}
