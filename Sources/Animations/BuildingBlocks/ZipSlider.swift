import TransitionCore

/// The details of a zipper's slider. The slider is a slot in both screens, where the metallic backdrop shows.
@usableFromInline enum ZipSlider {
    /// Returns the slider's dark edges with their shadows, and the outline of its pull tab. All pieces follow the
    /// motion `pull`. `size` is a fraction of the container's size.
    @_alwaysEmitIntoClient
    static func pieces(size: SIMD2<Double>, pull: Motion) -> [Piece] {
        let start = 0.5 - size.x / 2
        let edge = Pose.shade(1).shadow(opacity: 0.75, radius: 7, dy: 1)
        let edges = [
            UnitRect(x: start, y: 0, width: 0.05 * size.x, height: size.y),
            UnitRect(x: start + 0.93 * size.x, y: 0, width: 0.07 * size.x, height: size.y),
            UnitRect(x: start, y: 0, width: size.x, height: 0.04 * size.y),
        ].map { Piece($0, .fixed(edge), pull) }
        let tab = Polygon([
            [0, 0], [1, 0], [1, 1], [0, 1], [0, 0],
            [0.22, 0.12], [0.22, 0.88], [0.78, 0.88], [0.78, 0.12], [0.22, 0.12],
        ])
        let place = UnitRect(
            x: 0.5 - 0.19 * size.x, y: 0.3 * size.y, width: 0.38 * size.x, height: 0.58 * size.y)
        return edges + [Piece(place, .fixed(.shade(1).clip(.polygon(tab))), pull)]
    }
}
