import TransitionCore

/// The background of a screen without its content: thin strips of the screen's picture, stretched.
@usableFromInline enum Ground {
    /// Returns the background of a whole screen, made of strips of 10 points at both sides. It is empty if the screen
    /// is narrower than 60 points.
    @_alwaysEmitIntoClient
    static func pieces(of scene: TransitionScene, _ motions: Motion...) -> [Piece] {
        guard scene.width >= 60 else { return [] }
        let side = 10 / scene.width
        return pieces(
            of: [0, 1 - side].map { UnitRect(x: $0, y: 0, width: side, height: 1) }, over: .full, motions)
    }

    /// Returns strips that are each stretched over a rectangle. The strips are blended, so that the result has the
    /// colours of all. Each strip has the height or the width of the rectangle.
    @_alwaysEmitIntoClient
    static func pieces(of strips: [UnitRect], over rect: UnitRect, _ motions: [Motion]) -> [Piece] {
        zip(strips + strips.prefix(1), [1, 1, 0.5]).map { strip, opacity in
            // Only the middle 60 % of a strip is visible, because the borders of so thin a picture are blurred.
            let (across, down) = strip.height == rect.height ? (0.6, 1) : (1, 0.6)
            let way = rect.center - strip.center
            let widened = Pose.offset(x: way.x, y: way.y)
                .scale(x: rect.width / strip.width / across, y: rect.height / strip.height / down)
                .clip(.rect(UnitRect(around: SIMD2(0.5, 0.5), size: SIMD2(across, down)))).opacity(opacity)
            return Piece(strip, motions: [.fixed(widened)] + motions)
        }
    }
}
