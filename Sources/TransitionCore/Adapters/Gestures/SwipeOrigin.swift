#if canImport(UIKit)
import Foundation

/// Where a swipe that begins a transition may begin.
public enum SwipeOrigin: Sendable, Equatable {
    /// Nowhere.
    case off
    /// At an edge of the screen: for swipes back and dismissals the one that lies opposite to where the swipe goes, between
    /// tabs the left and the right one. In the windows of iPadOS 26 a drag there resizes the window instead.
    case fromEdge
    /// Anywhere in the content, which goes first: a scroll view that has more to show keeps the finger.
    case fromAnywhere

    /// Where the system's own swipe back begins: at the leading edge before iOS 26, anywhere in the content from there on.
    public static var systemDefault: SwipeOrigin { SystemSwipeBack.isAcrossContent ? .fromAnywhere : .fromEdge }
}
#endif
