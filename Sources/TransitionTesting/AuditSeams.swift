import Foundation
import TransitionCore

/// Finds gaps between pieces that are too narrow for the grid of points.
extension Coverage {
    /// A gap between pieces, in points of the container.
    struct Seam {
        /// The middle of the gap.
        var x, y: Double
        /// The length of its shorter side.
        var width: Double
    }

    /// The width in points below which a gap counts as an error of rounding.
    private static let narrowest = 0.1

    /// Returns a gap that the opaque pieces of a screen at rest leave; nil if they cover the screen.
    ///
    /// The screen is cut into strips at the upper and lower sides of all pieces. Within a strip the pieces are intervals,
    /// and a gap is where one begins behind the furthest end so far.
    func seam(in role: ScreenRole) -> Seam? {
        let rects = elements.filter { $0.role == role && !$0.isWhite && $0.opacity > 0.998 }.map(\.rect)
        let (wide, high) = (Double(size.width), Double(size.height))
        let sides = Set(rects.flatMap { [$0.y, $0.y + $0.height] } + [0, 1]).filter { (0...1).contains($0) }.sorted()
        let ordered = rects.sorted { $0.x < $1.x }
        for (top, bottom) in zip(sides, sides.dropFirst()) where (bottom - top) * high > Self.narrowest {
            let middle = (top + bottom) / 2
            var end = 0.0
            func seam(until start: Double) -> Seam? {
                let width = (start - end) * wide
                guard width > Self.narrowest else { return nil }
                return Seam(
                    x: (start + end) / 2 * wide, y: middle * high, width: min(width, (bottom - top) * high))
            }
            for rect in ordered where rect.y <= middle && rect.y + rect.height >= middle {
                if let seam = seam(until: rect.x) { return seam }
                end = max(end, rect.x + rect.width)
            }
            if let seam = seam(until: 1) { return seam }
        }
        return nil
    }
}
