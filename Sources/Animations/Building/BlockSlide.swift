import TransitionCore

/// The way of one block from a side of the container to its place.
struct BlockSlide {
    /// The block's place, in unit coordinates of the container.
    let block: UnitRect
    /// Whether it comes from the trailing side; otherwise it comes from the leading one.
    let isFromTrailing: Bool
    /// The progress at which it sets out.
    let start: Double
    /// The container's size in points.
    let size: SIMD2<Double>

    /// How long it is on its way.
    static let span = 0.44

    /// The fraction of the way behind it.
    private func way(_ progress: Double) -> Double {
        Easing.curve(0.38, 0.18, 0.78, 1)(min(max((progress - start) / Self.span, 0), 1))
    }

    /// How much it is a card with a rim and a shadow: 1 on its way, 0 before it has come to a stop.
    private func freedom(_ progress: Double) -> Double { min(max((1 - way(progress) - 0.02) / 0.16, 0), 1) }

    /// The distance to its place, as a fraction of the container's width.
    private func ahead(_ progress: Double) -> Double {
        let whole = isFromTrailing ? 1.03 - block.x : -0.03 - block.x - block.width
        return whole * (1 - way(progress))
    }

    /// The place of its edge at the front of its way, or of the one at the back.
    private func edge(atFront isFront: Bool, _ progress: Double) -> Double {
        block.x + ahead(progress) + (isFront == isFromTrailing ? 0 : block.width)
    }

    /// How far what is behind it keeps from its edge. At last it lies under the edge, so that no seam is left.
    private func rim(_ progress: Double) -> Double { (5 * freedom(progress) - 1) / size.x }

    /// The block of the new screen: a card with a rim and a shadow, until it is at its place.
    var piece: Piece {
        let (width, height) = (block.width * size.x, block.height * size.y)
        return Piece(
            block.widened(by: 0.5, of: size),
            .curve { progress in
                let free = freedom(progress)
                return .offset(x: ahead(progress)).scale(x: 1 - 2 * free / width, y: 1 - 7 * free / height)
                    .cornerRadius(10 * free)
                    .shadow(opacity: 0.6 * free * min(8 * way(progress), 1), radius: 16, dy: 4)
            })
    }

    /// What is left of the old screen between this block and the one that goes before it in its row.
    func gap(after former: BlockSlide?) -> Piece {
        Piece(
            UnitRect(x: 0, y: block.y, width: 1, height: block.height).widened(by: 1.5, of: size),
            .curve { progress in
                let toward = isFromTrailing ? -1.0 : 1.0
                let front = edge(atFront: true, progress) + toward * rim(progress)
                let back = former.map { $0.edge(atFront: false, progress) - toward * $0.rim(progress) }
                let rear = back ?? (isFromTrailing ? 0 : 1)
                let (left, right) = isFromTrailing ? (rear, front) : (front, rear)
                return .clip(.rect(UnitRect(x: left, y: 0, width: max(right - left, 0), height: 1)))
            })
    }
}
