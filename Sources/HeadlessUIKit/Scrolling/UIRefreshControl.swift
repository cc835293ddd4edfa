import Foundation

/// The refresh control at the top of a scroll view: here without a picture or an action.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {}
