import Foundation

/// A corner of the container. `leading` and `trailing` follow the layout direction.
///
/// Use it for diagonal moves, and for screens or pieces that hang on a corner or turn about it:
///
///     let leaves = Motion.to(.offset(toward: .topTrailing))
///     let turns = Motion.to(.rotation(degrees: 90).anchor(.bottomLeading))
///
/// Animators are written for left-to-right layout, where `leading` is left, as with ``TransitionEdge``.
public enum TransitionCorner: String, CaseIterable, Hashable, Sendable, Codable {
    /// The upper corner where a line of text begins.
    case topLeading
    /// The upper corner where a line of text ends.
    case topTrailing
    /// The lower corner where a line of text begins.
    case bottomLeading
    /// The lower corner where a line of text ends.
    case bottomTrailing

    /// The diagonally opposite corner.
    public var opposite: TransitionCorner {
        switch self {
        case .topLeading: .bottomTrailing
        case .topTrailing: .bottomLeading
        case .bottomLeading: .topTrailing
        case .bottomTrailing: .topLeading
        }
    }

    /// The corner mirrored left to right.
    public var mirrored: TransitionCorner {
        switch self {
        case .topLeading: .topTrailing
        case .topTrailing: .topLeading
        case .bottomLeading: .bottomTrailing
        case .bottomTrailing: .bottomLeading
        }
    }

    /// The vertical edge that ends at this corner: leading or trailing.
    public var side: TransitionEdge { self == .topLeading || self == .bottomLeading ? .leading : .trailing }

    /// The horizontal edge that ends at this corner: top or bottom.
    public var level: TransitionEdge { self == .topLeading || self == .topTrailing ? .top : .bottom }

    /// The x component of the direction towards the corner: -1 or 1, in left-to-right layout.
    public var x: Double { side.x }

    /// The y component of the direction towards the corner: -1 or 1 (downwards is positive).
    public var y: Double { level.y }
}
