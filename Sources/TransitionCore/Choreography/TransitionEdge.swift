import Foundation

/// A side of the container. `leading` and `trailing` follow the layout direction.
///
/// Animators are written for left-to-right layout, where `leading` is the left edge. The adapters mirror the whole
/// choreography for right-to-left layout, so an animator does not need the direction.
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

    /// The edge mirrored left to right.
    public var mirrored: TransitionEdge { isHorizontal ? opposite : self }

    /// Whether the direction towards the edge is along the x axis.
    public var isHorizontal: Bool { self == .leading || self == .trailing }

    /// The x component of the direction towards the edge: -1, 0 or 1, in left-to-right layout.
    public var x: Double {
        switch self {
        case .leading: -1
        case .trailing: 1
        case .top, .bottom: 0
        }
    }

    /// The y component of the direction towards the edge: -1, 0 or 1 (downwards is positive).
    public var y: Double {
        switch self {
        case .top: -1
        case .bottom: 1
        case .leading, .trailing: 0
        }
    }
}
