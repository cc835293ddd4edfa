#if canImport(UIKit) && !PARTIAL_UIKIT
import Foundation
import TransitionCore

/// Where a swipe that begins a transition may begin.
public enum SwipeOrigin: String, CaseIterable, Sendable, Codable {
    /// Nowhere.
    case off
    /// At an edge of the screen. Swipes back and dismissals begin at the edge opposite to their direction, swipes
    /// between tabs at the left or right edge. In the windows of iPadOS 26, a drag from an edge resizes the window
    /// instead.
    case fromEdge
    /// Anywhere in the content. The content has precedence: no swipe begins if a scroll view under the finger can
    /// scroll in the direction of the finger.
    case fromAnywhere

    /// The area of the system's own swipe back: the leading edge before iOS 26, and all of the content since iOS 26.
    public static var systemDefault: SwipeOrigin { SystemSwipeBack.isAcrossContent ? .fromAnywhere : .fromEdge }
}
#endif
