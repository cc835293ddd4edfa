#if canImport(UIKit)
import UIKit

/// A view that fills another one and notices when that changes its size or leaves its window.
final class ResizeWatch: UIView {
    /// Called in the turn after the change: nothing that ends a transition may happen in the middle of a layout pass.
    var onResize: (@MainActor () -> Void)?
    var onLeave: (@MainActor () -> Void)?
    private var laidOutSize: CGSize?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave?() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let laidOutSize, laidOutSize != bounds.size, onResize != nil {
            MainQueue.inNextTurn { [weak self] in self?.onResize?() }
        }
        laidOutSize = bounds.size
    }
}
#endif
