import Foundation
import UIKit

extension LayerPicture.Color {
    /// Red, green and blue from 0 to 255, and alpha.
    var numbers: [Double] {
        Attribute.colour.rounded([red * 255, green * 255, blue * 255, alpha])
    }
}

extension LayerPicture.Text {
    var json: JSON {
        .members([
            "s": .string(string),
            "f": .number(fontSize),
            "w": .number(Double(fontWeight)),
            "c": .numbers(color.numbers),
            "n": .string(alignment == "justified" ? "justify" : alignment),
            "l": .number(Double(lines)),
        ])
    }
}

extension LayerPicture.Gradient {
    /// The gradient as in a style sheet, which has an angle, with stops on a line through the centre. This line ends
    /// where the perpendiculars from the corners meet it, so the stops are converted to that line.
    func json(in size: CGSize) -> JSON {
        let from = CGPoint(x: start.x * size.width, y: start.y * size.height)
        let line = CGPoint(x: end.x * size.width - from.x, y: end.y * size.height - from.y)
        let angle = atan2(line.x, -line.y)
        let (dx, dy) = (sin(angle), -cos(angle))
        let length = abs(size.width * dx) + abs(size.height * dy)
        let stops = locations.map { location -> Double in
            guard length > 0 else { return location }
            let x = from.x + line.x * location - size.width / 2
            let y = from.y + line.y * location - size.height / 2
            return ((x * dx + y * dy) / length + 0.5).rounded(to: 4)
        }
        return .members([
            "c": .array(colors.map { .numbers($0.numbers) }),
            "l": .numbers(stops),
            "a": .number((angle * 180 / .pi).rounded(to: 2)),
        ])
    }
}

extension LayerPicture.Shape {
    func json(origin: CGPoint) -> JSON {
        var outline = Outline()
        outline.add(path, through: .move(-origin.x, -origin.y))
        return outline.json(
            fill: fill, stroke: lineWidth > 0 ? stroke : nil, width: lineWidth, cap: lineCap, isEvenOdd: evenOdd)
    }
}

extension Outline {
    /// A drawn path: its commands, its numbers, and the colours and line that it is drawn with.
    func json(
        fill: LayerPicture.Color?, stroke: LayerPicture.Color?, width: Double, cap: String = "butt",
        isEvenOdd: Bool = false, isUpright: Bool = false
    ) -> JSON {
        .members([
            "q": .string(commands),
            "p": .numbers(Attribute.mask.rounded(numbers)),
            "f": fill.map { .numbers($0.numbers) },
            "s": stroke.map { .numbers($0.numbers) },
            "w": stroke.map { _ in .number(width) },
            "l": stroke == nil || cap == "butt" ? nil : .string(cap),
            "r": isEvenOdd ? .number(1) : nil,
            "n": isUpright ? .number(1) : nil,
        ])
    }
}

extension Double {
    /// Rounded to a number of decimals.
    func rounded(to decimals: Int) -> Double {
        let scale = pow(10, Double(decimals))
        return (self * scale).rounded() / scale
    }
}
