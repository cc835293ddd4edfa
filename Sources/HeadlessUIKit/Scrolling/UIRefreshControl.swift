import Foundation

/// What a scroll view is pulled down for at its top: here without a picture or an action of its own.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether something is being loaded.
    open private(set) var isRefreshing = false

    /// Says that something is being loaded.
    open func beginRefreshing() { isRefreshing = true }

    /// Says that it has been.
    open func endRefreshing() { isRefreshing = false }
}
