import Foundation

/// Distances from the four sides inwards, in points.
public struct UIEdgeInsets: Equatable, Sendable, Codable {
    /// A side's distance.
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

    /// No distance on any side.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Insets by their four sides.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance on any side.
    public static let zero = UIEdgeInsets()
}

/// Distances from the four sides inwards, in points, by reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Sendable, Codable {
    /// A side's distance.
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

    /// No distance on any side.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Insets by their four sides.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance on any side.
    public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
    /// The rectangle without the insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}

/// A set of sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A set by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top side.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left side.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom side.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right side.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A set by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
}
