import Foundation

/// A side of the screen, whatever the layout direction.
///
/// Animators and options use ``TransitionEdge``, which follows the layout direction; fingers move on the screen.
package enum ScreenEdge: CaseIterable, Hashable, Sendable {
    case left
    case right
    case top
    case bottom

    /// The opposite edge.
    package var opposite: ScreenEdge {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
    }

    /// Whether a move towards the edge is a move along the x axis.
    package var isHorizontal: Bool { self == .left || self == .right }

    /// -1, 0 or 1: the direction towards the edge along x.
    package var x: Double {
        switch self {
        case .left: -1
        case .right: 1
        case .top, .bottom: 0
        }
    }

    /// -1, 0 or 1: the direction towards the edge along y (downwards is positive).
    package var y: Double {
        switch self {
        case .top: -1
        case .bottom: 1
        case .left, .right: 0
        }
    }
}

extension TransitionEdge {
    /// The side of the screen on which this edge lies in a layout direction.
    package func onScreen(isRightToLeft: Bool) -> ScreenEdge {
        switch isRightToLeft ? mirrored : self {
        case .leading: .left
        case .trailing: .right
        case .top: .top
        case .bottom: .bottom
        }
    }
}
