import TransitionCore

/// The ground of a screen without its content: thin strips of the screen, widened.
@usableFromInline enum Ground {
    /// Returns the ground of a whole screen, made of its two sides. It is empty if the screen is too narrow.
    @_alwaysEmitIntoClient
    static func pieces(of scene: TransitionScene, _ motions: Motion...) -> [Piece] {
        guard scene.width >= 60 else { return [] }
        let side = 10 / scene.width
        return pieces(
            of: [0, 1 - side].map { UnitRect(x: $0, y: 0, width: side, height: 1) }, over: .full, motions)
    }

    /// Returns strips that are each widened to a rectangle and blended, so that it has the colours of all. They are as
    /// high, or as wide, as the rectangle.
    @_alwaysEmitIntoClient
    static func pieces(of strips: [UnitRect], over rect: UnitRect, _ motions: [Motion]) -> [Piece] {
        zip(strips + strips.prefix(1), [1, 1, 0.5]).map { strip, opacity in
            // Only the middle is widened, because the borders of so thin a picture are not sharp.
            let (across, down) = strip.height == rect.height ? (0.6, 1) : (1, 0.6)
            let way = rect.center - strip.center
            let widened = Pose.offset(x: way.x, y: way.y)
                .scale(x: rect.width / strip.width / across, y: rect.height / strip.height / down)
                .clip(.rect(UnitRect(around: SIMD2(0.5, 0.5), size: SIMD2(across, down)))).opacity(opacity)
            return Piece(strip, motions: [.fixed(widened)] + motions)
        }
    }
}
