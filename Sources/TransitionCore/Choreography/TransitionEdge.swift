import Foundation

/// A side of the container, as animators name it: `leading` and `trailing` follow the layout direction.
///
/// Animators are written for left-to-right layout, where `leading` is the left edge. The adapters mirror a whole
/// choreography for right-to-left layout, so an animator never asks for the direction.
public enum TransitionEdge: String, CaseIterable, Hashable, Sendable, Codable {
    /// The edge where a line of text begins.
    case leading
    /// The edge where a line of text ends.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// The opposite edge.
    public var opposite: TransitionEdge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .top: .bottom
        case .bottom: .top
        }
    }

    /// The edge as seen in a left-right mirror.
    public var mirrored: TransitionEdge { isHorizontal ? opposite : self }

    /// Whether a move towards the edge is a move along the x axis.
    public var isHorizontal: Bool { self == .leading || self == .trailing }

    /// -1, 0 or 1: the direction towards the edge along x, in left-to-right layout.
    public var x: Double {
        switch self {
        case .leading: -1
        case .trailing: 1
        case .top, .bottom: 0
        }
    }

    /// -1, 0 or 1: the direction towards the edge along y (downwards is positive).
    public var y: Double {
        switch self {
        case .top: -1
        case .bottom: 1
        case .leading, .trailing: 0
        }
    }
}
