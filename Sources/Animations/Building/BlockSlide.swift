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

    private static let span = 0.29

    /// The fraction of the way behind it.
    private func way(_ progress: Double) -> Double {
        Easing.curve(0.3, 0.1, 0.6, 1)(min(max((progress - start) / Self.span, 0), 1))
    }

    /// The distance to its place, as a fraction of the container's width.
    private func ahead(_ progress: Double) -> Double {
        let whole = isFromTrailing ? 1.03 - block.x : -0.03 - block.x - block.width
        return whole * (1 - way(progress))
    }

    /// The block of the new screen: a card with a rim and a shadow, until it is at its place.
    var piece: Piece {
        let (width, height) = (block.width * size.x, block.height * size.y)
        return Piece(
            block,
            .curve { progress in
                let way = way(progress)
                let free = min((1 - way) / 0.12, 1)
                return .offset(x: ahead(progress)).scale(x: 1 - 4 * free / width, y: 1 - 6 * free / height)
                    .cornerRadius(14 * free).shadow(opacity: 0.6 * free * min(8 * way, 1), radius: 16, dy: 4)
            })
    }

    /// What is left of the old screen between this block and the one that goes before it in its row.
    func gap(after former: BlockSlide?) -> Piece {
        Piece(
            UnitRect(x: 0, y: block.y, width: 1, height: block.height).widened(by: 1.5, of: size),
            .curve { progress in
                let front = block.x + ahead(progress) + (isFromTrailing ? 0 : block.width)
                let back = former.map {
                    $0.block.x + $0.ahead(progress) + (isFromTrailing ? $0.block.width : 0)
                }
                let rear = back ?? (isFromTrailing ? 0 : 1)
                let (left, right) = isFromTrailing ? (rear, front) : (front, rear)
                let rim = 1.5 / size.x
                let (start, end) = (left > 0 ? left + rim : left, right < 1 ? right - rim : right)
                return .clip(.rect(UnitRect(x: start, y: 0, width: max(end - start, 0), height: 1)))
            })
    }
}
