import Foundation

#if !canImport(CoreGraphics)

/// Seconds of absolute or relative time.
public typealias CFTimeInterval = Double

/// A displacement or a velocity in the plane.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
    /// A component.
    public var dx: CGFloat = 0, dy: CGFloat = 0

    /// No displacement.
    public init() {}

    /// A vector by its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// No displacement.
    public static let zero = CGVector()
}

#endif
