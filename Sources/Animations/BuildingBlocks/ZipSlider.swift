import TransitionCore

/// The details of a zipper's slider. The slider is a slot in both screens, where the metallic backdrop shows.
@usableFromInline enum ZipSlider {
    /// Returns the slider's shaded side and the pull tab, which hangs from it. All pieces follow the motion `pull`. `size`
    /// is a fraction of the container's size. At rest the slider is at the container's upper end.
    @_alwaysEmitIntoClient
    static func pieces(size: SIMD2<Double>, pull: Motion) -> [Piece] {
        // The slider is narrower at its foot. It becomes darker from its middle to its trailing side.
        let body = UnitRect(x: 0.5 - size.x / 2, y: 0, width: size.x, height: size.y)
        let sides = [0.05, 0.2, 0.35].map { (inner: Double) -> Piece in
            let shape = Polygon([[0.5 + inner, 0], [1, 0], [0.8, 1], [0.5 + inner * 0.6, 1]])
            return Piece(body, .fixed(.shade(1).clip(.polygon(shape)).opacity(0.16)), pull)
        }
        let place = UnitRect(
            x: 0.5 - 0.17 * size.x, y: 0.3 * size.y, width: 0.34 * size.x, height: 0.64 * size.y)
        return sides + [Piece(place, .fixed(.shade(1).cornerRadius(5).opacity(0.4)), pull)]
    }
}
