import Foundation

/// A matrix of sixteen numbers row by row, as both layers and style sheets write it, for points as row vectors.
struct Matrix: Equatable, Sendable {
    var numbers: [Double]

    static let identity = Matrix(numbers: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

    static func move(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix {
        var matrix = identity
        matrix.numbers[12] = x
        matrix.numbers[13] = y
        matrix.numbers[14] = z
        return matrix
    }

    /// This matrix, then the other.
    func then(_ other: Matrix) -> Matrix {
        if self == .identity { return other }
        if other == .identity { return self }
        var product = Array(repeating: 0.0, count: 16)
        for row in 0..<4 {
            for column in 0..<4 {
                for index in 0..<4 {
                    product[row * 4 + column] += numbers[row * 4 + index] * other.numbers[index * 4 + column]
                }
            }
        }
        return Matrix(numbers: product)
    }

    /// This matrix with the point (x, y) as its origin.
    func about(_ x: Double, _ y: Double) -> Matrix {
        self == .identity ? self : Matrix.move(-x, -y).then(self).then(.move(x, y))
    }

    /// The place where a point of the plane appears.
    func project(_ x: Double, _ y: Double) -> CGPoint {
        let w = x * numbers[3] + y * numbers[7] + numbers[15]
        return CGPoint(
            x: (x * numbers[0] + y * numbers[4] + numbers[12]) / w,
            y: (x * numbers[1] + y * numbers[5] + numbers[13]) / w
        )
    }
}
