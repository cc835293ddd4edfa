import Foundation

/// A pan that starts at an edge of the screen and goes inwards.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the pan may start. Default: none.
    open var edges: UIRectEdge = []

    private var start = CGPoint.zero

    /// Fails at once unless the touch is at one of the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let window = touch.window else { return state = .failed }
        if current == .possible, held == nil {
            start = touch.point
            if edgesTouched(in: window).isEmpty { return state = .failed }
        }
        super.touchesBegan(touches, with: event)
    }

    /// The edges, of those asked for, that are near the start.
    private func edgesTouched(in window: UIWindow) -> UIRectEdge {
        let width = Headless.assumptions.screenEdgeWidth
        let bounds = window.bounds
        var touched: UIRectEdge = []
        if start.x - bounds.minX <= width { touched.insert(.left) }
        if bounds.maxX - start.x <= width { touched.insert(.right) }
        if start.y - bounds.minY <= width { touched.insert(.top) }
        if bounds.maxY - start.y <= width { touched.insert(.bottom) }
        return touched.intersection(edges)
    }

    /// A movement away from the edge, more inwards than along it.
    override func accepts(_ movement: CGVector) -> Bool {
        guard let window = tracked.first?.window else { return false }
        let touched = edgesTouched(in: window)
        let (dx, dy) = (movement.dx, movement.dy)
        if touched.contains(.left), dx > 0, dx >= abs(dy) { return true }
        if touched.contains(.right), dx < 0, -dx >= abs(dy) { return true }
        if touched.contains(.top), dy > 0, dy >= abs(dx) { return true }
        return touched.contains(.bottom) && dy < 0 && -dy >= abs(dx)
    }
}
