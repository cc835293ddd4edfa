import Foundation

/// How far something is moved from its usual place, in points.
public struct UIOffset: Equatable, Sendable {
    /// To the right, or to the left if negative.
    public var horizontal: CGFloat
    /// Down, or up if negative.
    public var vertical: CGFloat

    /// No movement.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// A movement by its two parts.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No movement.
    public static let zero = UIOffset()
}
