import Foundation
import UIKit

/// Drawings of the few symbols that bars use; the real symbols belong to a font of Apple's that a page cannot use.
enum Symbol {
    static func json(of image: LayerPicture.Image, in size: CGSize) -> JSON {
        let name = image.name.hasSuffix(".fill") ? String(image.name.dropLast(5)) : image.name
        let lines = strokes[name] ?? [[(0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8), (0.2, 0.2)]]
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
        let isFilled = image.name.hasSuffix(".fill")
        // Only symbols that point forwards or backwards are mirrored in right-to-left layout.
        let turns = image.name.contains("backward") || image.name.contains("forward")
        return outline.json(
            fill: isFilled ? tint : nil, stroke: tint,
            width: max(1, side * (image.name.hasPrefix("chevron") ? 0.12 : 0.08)),
            cap: "round", isUpright: !turns)
    }

    private static let back: [[(Double, Double)]] = [[(0.62, 0.12), (0.28, 0.5), (0.62, 0.88)]]
    private static let forward: [[(Double, Double)]] = [[(0.38, 0.12), (0.72, 0.5), (0.38, 0.88)]]

    /// The point on a circle at a fraction of a turn.
    private static func point(_ turn: Double, _ radius: Double, _ x: Double, _ y: Double) -> (Double, Double) {
        let angle = turn * 2 * Double.pi
        return (x + radius * cos(angle), y + radius * sin(angle))
    }

    private static func circle(_ radius: Double, x: Double = 0.5, y: Double = 0.5) -> [(Double, Double)] {
        (0...16).map { point(Double($0) / 16, radius, x, y) }
    }

    private static let heart: [(Double, Double)] = (0...32).map { step in
        let turn = 2 * Double.pi * Double(step) / 32
        let high = 13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)
        return (0.5 + 0.43 * pow(sin(turn), 3), 0.5 - (high + 2.5) * 0.027)
    }

    /// Parts of a circle, with gaps between them.
    private static func dashes(_ count: Int) -> [[(Double, Double)]] {
        (0..<count).map { index in
            (0...3).map { point((Double(index) + Double($0) / 6) / Double(count), 0.4, 0.5, 0.5) }
        }
    }

    private static let rays: [[(Double, Double)]] = (0..<8).map { index in
        [point(Double(index) / 8, 0.36, 0.5, 0.5), point(Double(index) / 8, 0.48, 0.5, 0.5)]
    }

    /// Lines in a unit square.
    private static let strokes: [String: [[(Double, Double)]]] = [
        "chevron.backward": back, "chevron.left": back, "chevron.forward": forward, "chevron.right": forward,
        "map": [
            [
                (0.1, 0.22), (0.36, 0.12), (0.64, 0.26), (0.9, 0.14), (0.9, 0.78), (0.64, 0.88), (0.36, 0.74),
                (0.1, 0.86), (0.1, 0.22),
            ],
            [(0.36, 0.12), (0.36, 0.74)], [(0.64, 0.26), (0.64, 0.88)],
        ],
        "sun.max": [circle(0.22)] + rays,
        "heart": [heart],
        "person": [
            circle(0.18, y: 0.3),
            (0...12).map { point(0.5 + Double($0) / 24, 0.36, 0.5, 0.92) } + [(0.14, 0.92)],
        ],
        "circle": [circle(0.4)],
        "circle.dashed": dashes(8),
        "circle.dotted": (0..<12).map { index in
            let dot = point(Double(index) / 12, 0.4, 0.5, 0.5)
            return [dot, dot]
        },
        "music.note": [circle(0.13, x: 0.33, y: 0.78), [(0.46, 0.78), (0.46, 0.12), (0.76, 0.24), (0.76, 0.4)]],
        "plus": [[(0.5, 0.12), (0.5, 0.88)], [(0.12, 0.5), (0.88, 0.5)]],
        "xmark": [[(0.18, 0.18), (0.82, 0.82)], [(0.82, 0.18), (0.18, 0.82)]],
        "ellipsis": [[(0.2, 0.5), (0.2, 0.5)], [(0.5, 0.5), (0.5, 0.5)], [(0.8, 0.5), (0.8, 0.5)]],
    ]
}
