import Foundation
import UIKit

/// Drawings for the few symbols that bars use; the real ones are a font of Apple's that a page cannot have.
enum Symbol {
    static func json(of image: LayerPicture.Image, in size: CGSize) -> JSON {
        let lines = strokes[image.name] ?? [[(0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8), (0.2, 0.2)]]
        let side = min(size.width, size.height)
        let (left, top) = ((size.width - side) / 2, (size.height - side) / 2)
        var outline = Outline()
        for line in lines {
            for (index, point) in line.enumerated() {
                let place = CGPoint(x: left + point.0 * side, y: top + point.1 * side)
                outline.add(index == 0 ? "M" : "L", [place])
            }
        }
        let tint = image.tint ?? .init(red: 0, green: 0.48, blue: 1, alpha: 1)
        return outline.json(fill: nil, stroke: tint, width: max(1, side * 0.12), cap: "round")
    }

    private static let back: [[(Double, Double)]] = [[(0.62, 0.12), (0.28, 0.5), (0.62, 0.88)]]
    private static let forward: [[(Double, Double)]] = [[(0.38, 0.12), (0.72, 0.5), (0.38, 0.88)]]

    /// Lines in a unit square.
    private static let strokes: [String: [[(Double, Double)]]] = [
        "chevron.backward": back, "chevron.left": back, "chevron.forward": forward, "chevron.right": forward,
        "plus": [[(0.5, 0.12), (0.5, 0.88)], [(0.12, 0.5), (0.88, 0.5)]],
        "xmark": [[(0.18, 0.18), (0.82, 0.82)], [(0.82, 0.18), (0.18, 0.82)]],
        "ellipsis": [[(0.2, 0.5), (0.2, 0.5)], [(0.5, 0.5), (0.5, 0.5)], [(0.8, 0.5), (0.8, 0.5)]],
    ]
}
