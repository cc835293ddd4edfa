import Foundation

#if !canImport(CoreGraphics)

/// A colour of Core Graphics: grey and alpha, or red, green, blue and alpha, 0…1 each.
public final class CGColor: Equatable, Hashable, @unchecked Sendable {
    private let values: [CGFloat]

    /// An sRGB colour.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        values = [red, green, blue, alpha]
    }

    /// A grey.
    public init(gray: CGFloat, alpha: CGFloat) {
        values = [gray, alpha]
    }

    private init(values: [CGFloat]) {
        self.values = values
    }

    /// The components, alpha last.
    public var components: [CGFloat]? { values }

    /// Opacity, 0…1.
    public var alpha: CGFloat { values[values.count - 1] }

    /// The same colour with another opacity.
    @discardableResult
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(values: values.dropLast() + [alpha])
    }

    /// Equal in kind and components.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.values == rhs.values }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

#endif

/// Red, green, blue and alpha as numbers, the form in which colours are mixed.
struct RGBA: Equatable, Sendable {
    var red: Double, green: Double, blue: Double, alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(_ color: CGColor) {
        let parts = (color.components ?? [0, 0]).map(Double.init)
        switch parts.count {
        case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        case 2: self.init(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
        default: self.init(red: 0, green: 0, blue: 0, alpha: Double(color.alpha))
        }
    }

    var cgColor: CGColor {
        CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
