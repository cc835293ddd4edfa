import Foundation

/// The refresh control at the top of a scroll view: here without a picture or an action.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether something is being loaded.
    open private(set) var isRefreshing = false

    /// Notes that something is being loaded.
    open func beginRefreshing() { isRefreshing = true }

    /// Notes that loading has ended.
    open func endRefreshing() { isRefreshing = false }
}
