#if canImport(UIKit)
import Foundation
import TransitionCore

/// Where a swipe that begins a transition may begin.
public enum SwipeOrigin: String, CaseIterable, Sendable, Codable {
    /// Nowhere.
    case off
    /// At an edge of the screen. For swipes back and dismissals it is the edge opposite to the one that the swipe goes
    /// to; between tabs it is the left and the right edge. In the windows of iPadOS 26 a drag from an edge resizes the
    /// window instead.
    case fromEdge
    /// Anywhere in the content. The content has precedence: a scroll view that has more to show keeps the finger.
    case fromAnywhere

    /// Where the system's own swipe back may begin: at the leading edge before iOS 26, anywhere in the content since
    /// then.
    public static var systemDefault: SwipeOrigin { SystemSwipeBack.isAcrossContent ? .fromAnywhere : .fromEdge }
}
#endif
