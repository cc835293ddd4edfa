import Foundation

/// A side of the screen, independent of the layout direction.
///
/// Animators and options use ``TransitionEdge``, which follows the layout direction. The movement of a finger does not
/// depend on the layout direction.
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

    /// Whether the direction towards the edge is along the x axis.
    package var isHorizontal: Bool { self == .left || self == .right }

    /// The x component of the direction towards the edge: -1, 0 or 1.
    var x: Double {
        switch self {
        case .left: -1
        case .right: 1
        case .top, .bottom: 0
        }
    }

    /// The y component of the direction towards the edge: -1, 0 or 1 (downwards is positive).
    var y: Double {
        switch self {
        case .top: -1
        case .bottom: 1
        case .left, .right: 0
        }
    }
}

extension TransitionEdge {
    /// Returns the side of the screen for this edge in a layout direction.
    package func onScreen(isRightToLeft: Bool) -> ScreenEdge {
        switch isRightToLeft ? mirrored : self {
        case .leading: .left
        case .trailing: .right
        case .top: .top
        case .bottom: .bottom
        }
    }
}
