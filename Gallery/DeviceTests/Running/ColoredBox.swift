import UIKit

/// The smallest rectangle around all pixels of one strong colour in a view, as it is on the screen.
@MainActor
enum ColoredBox {
    /// A colour that nothing else on the screen has.
    enum Paint {
        case magenta, green

        var color: UIColor {
            switch self {
            case .magenta: UIColor(red: 1, green: 0, blue: 1, alpha: 1)
            case .green: UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            }
        }

        func matches(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Bool {
            self == .magenta ? red > 180 && green < 90 && blue > 180 : red < 90 && green > 180 && blue < 90
        }
    }

    /// - Returns: nil if there is no such pixel, or no picture of the view. In points of the view.
    static func find(_ paint: Paint, in view: UIView) -> CGRect? {
        guard let pixels = Pixels(of: view) else { return nil }
        guard let box = pixels.box(of: paint) else { return nil }
        let scale = pixels.scale
        return CGRect(
            x: box.minX / scale, y: box.minY / scale, width: box.width / scale, height: box.height / scale)
    }
}

/// What is on the screen of a view, pixel by pixel.
@MainActor
struct Pixels {
    let width: Int
    let height: Int
    let scale: CGFloat
    private let bytes: [UInt8]

    /// - Returns: nil if the view cannot be drawn.
    init?(of view: UIView) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        var isDrawn = false
        let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            isDrawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        guard isDrawn, let image = picture.cgImage else { return nil }
        let (width, height) = (Int(image.width), Int(image.height))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let hasContext = bytes.withUnsafeMutableBytes { buffer in
            guard
                let context = CGContext(
                    data: buffer.baseAddress, width: numericCast(width), height: numericCast(height),
                    bitsPerComponent: 8, bytesPerRow: numericCast(width * 4), space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }
        guard hasContext else { return nil }
        (self.width, self.height, scale) = (width, height, format.scale)
        self.bytes = bytes
    }

    /// The smallest rectangle around all pixels of a colour, in pixels. It walks over plain memory: an array for each
    /// pixel of a screen takes seconds in a debug build.
    func box(of paint: ColoredBox.Paint) -> CGRect? {
        var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
        bytes.withUnsafeBufferPointer { buffer in
            var start = 0
            for y in 0..<height {
                for x in 0..<width {
                    if paint.matches(buffer[start], buffer[start + 1], buffer[start + 2]) {
                        (left, right) = (min(left, x), max(right, x))
                        (top, bottom) = (min(top, y), max(bottom, y))
                    }
                    start += 4
                }
            }
        }
        return right < 0 ? nil : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// The pixel at a point of the view; nil outside.
    func color(at point: CGPoint) -> [Int]? {
        let (x, y) = (Int(point.x * scale), Int(point.y * scale))
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        let start = (y * width + x) * 4
        return bytes[start..<start + 4].map(Int.init)
    }
}
