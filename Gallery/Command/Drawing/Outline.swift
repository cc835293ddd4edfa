import Foundation
import UIKit

/// A path as letters and numbers: M, L, Q, C and Z, and the coordinates in a row.
struct Outline: Equatable {
    private(set) var commands = ""
    private(set) var numbers: [Double] = []

    /// Adds one step, its points moved by `matrix`.
    mutating func add(_ command: Character, _ points: [CGPoint], through matrix: Matrix = .identity) {
        commands.append(command)
        for point in points {
            let moved = matrix.project(point.x, point.y)
            numbers += [moved.x, moved.y]
        }
    }

    /// Adds a recorded path.
    mutating func add(_ elements: [LayerPicture.PathElement], through matrix: Matrix = .identity) {
        for element in elements {
            let command: Character =
                switch element.kind {
                case .move: "M"
                case .line: "L"
                case .quad: "Q"
                case .curve: "C"
                case .close: "Z"
                }
            add(command, element.points, through: matrix)
        }
    }

    /// Adds the area that a mask's layer and its sublayers leave visible. Masks are treated as hard-edged:
    /// half-transparent parts count as opaque.
    mutating func add(_ mask: LayerPicture, through surroundings: Matrix) {
        guard !mask.isHidden, mask.opacity > 0 else { return }
        let x = mask.bounds.minX + mask.anchorPoint.x * mask.bounds.width
        let y = mask.bounds.minY + mask.anchorPoint.y * mask.bounds.height
        let matrix = Matrix.move(-x, -y).then(Matrix(numbers: mask.transform))
            .then(.move(mask.position.x, mask.position.y)).then(surroundings)
        switch mask.contents {
        case .shape(let shape) where shape.fill != nil: add(shape.path, through: matrix)
        case .none where mask.backgroundColor.map { $0.alpha > 0 } != true: break
        case .shape: break
        default: addRectangle(mask.bounds, radius: mask.cornerRadius, through: matrix)
        }
        for layer in mask.sublayers {
            add(layer, through: matrix)
        }
    }

    /// Adds a rectangle, its corners rounded by quarter circles.
    mutating func addRectangle(_ rect: CGRect, radius: Double, through matrix: Matrix = .identity) {
        let r = min(max(0, radius), rect.width / 2, rect.height / 2)
        let k = r * (1 - 0.552_284_75)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func add(_ command: Character, _ places: (Double, Double)...) {
            self.add(command, places.map { CGPoint(x: $0.0, y: $0.1) }, through: matrix)
        }
        add("M", (left + r, top))
        add("L", (right - r, top))
        add("C", (right - k, top), (right, top + k), (right, top + r))
        add("L", (right, bottom - r))
        add("C", (right, bottom - k), (right - k, bottom), (right - r, bottom))
        add("L", (left + r, bottom))
        add("C", (left + k, bottom), (left, bottom - k), (left, bottom - r))
        add("L", (left, top + r))
        add("C", (left, top + k), (left + k, top), (left + r, top))
        add("Z")
    }
}
