#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A view that fills another one and detects when that view changes its size or leaves its window.
package final class ResizeWatch: UIView {
    /// Called one turn of the run loop after the change, because a transition must not end in the middle of a layout
    /// pass.
    package var onResize: (@MainActor () -> Void)?
    var onLeave: (@MainActor () -> Void)?
    private var laidOutSize: CGSize?

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave?() }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if let laidOutSize, laidOutSize != bounds.size, onResize != nil {
            MainQueue.inNextTurn { [weak self] in self?.onResize?() }
        }
        laidOutSize = bounds.size
    }
}
#endif
