import UIKit

/// The pixels of a picture, reduced to eight by eight.
struct PictureSample {
    private static let side = 8
    private let bytes: [UInt8]

    /// - Returns: nil if the picture has no bitmap.
    init?(of picture: UIImage) {
        guard let image = picture.cgImage else { return nil }
        var bytes = [UInt8](repeating: 0, count: Self.side * Self.side * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { buffer in
            guard
                let context = CGContext(
                    data: buffer.baseAddress, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 32,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            context.draw(image, in: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
            return true
        }
        guard isDrawn else { return nil }
        self.bytes = bytes
    }

    /// Whether no pixel has any opacity.
    var isTransparent: Bool { stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0 } }

    /// A pixel as red, green, blue and alpha, 0…255; columns from the left and rows from the top, 0…7.
    func pixel(column: Int, row: Int) -> [Int] {
        let start = (row * Self.side + column) * 4
        return bytes[start..<start + 4].map(Int.init)
    }

    /// The pixel in the middle.
    var centre: [Int] { pixel(column: 4, row: 4) }
}
