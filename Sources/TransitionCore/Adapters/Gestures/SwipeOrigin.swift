#if canImport(UIKit)
import UIKit

/// Where a swipe that begins a transition may begin.
public enum SwipeOrigin: Sendable, Equatable {
    /// Nowhere.
    case off
    /// At an edge of the screen: for swipes back and dismissals the one that lies opposite to where the swipe goes, between
    /// tabs the left and the right one. In the windows of iPadOS 26 a drag there resizes the window instead.
    case fromEdge
    /// Anywhere in the content, which goes first: a scroll view that has more to show keeps the finger.
    case fromAnywhere
}
#endif
