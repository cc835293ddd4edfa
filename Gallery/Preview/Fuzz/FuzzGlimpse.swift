import UIKit

/// How a screen that moves by itself is seen at a moment: a finger that takes hold of it must not make it jump.
@MainActor struct FuzzGlimpse {
    private let coordinator: any UIViewControllerTransitionCoordinator
    private let layer: CALayer
    private let corners: [CGPoint]
    private let opacity: Float

    /// How far, in points, a corner may move while no time passes.
    private static let slack: CGFloat = 1

    /// nil if the screen does not move by itself.
    init?(of screen: FuzzScreen) {
        guard screen.phase == .coming || screen.phase == .going, let coordinator = screen.transitionCoordinator,
            !coordinator.isInteractive, let layer = screen.viewIfLoaded?.layer
        else { return nil }
        self.coordinator = coordinator
        self.layer = layer
        (corners, opacity) = Self.look(at: layer)
    }

    /// What is wrong if a finger holds the screen now; nil if nothing is, or no finger has come.
    func jump() -> String? {
        guard coordinator.isInteractive else { return nil }
        let (now, nowOpacity) = Self.look(at: layer)
        let far = zip(corners, now).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max() ?? 0
        if far > Self.slack { return "a screen jumped by \(far) points when a finger took hold of it" }
        let fade = abs(opacity - nowOpacity)
        return fade > 0.02 ? "the opacity of a screen jumped by \(fade) when a finger took hold of it" : nil
    }

    /// The corners as they are seen in the superlayer.
    private static func look(at layer: CALayer) -> (corners: [CGPoint], opacity: Float) {
        let layer = layer.presentation() ?? layer
        let (bounds, anchor, transform) = (layer.bounds, layer.anchorPoint, layer.transform)
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (x: CGFloat, y: CGFloat) in
            let (dx, dy) = ((x - anchor.x) * bounds.width, (y - anchor.y) * bounds.height)
            let depth = transform.m14 * dx + transform.m24 * dy + transform.m44
            // Behind the eye, or in it, a corner is nowhere.
            guard depth > 0.05 else { return CGPoint.zero }
            return CGPoint(
                x: layer.position.x + (transform.m11 * dx + transform.m21 * dy + transform.m41) / depth,
                y: layer.position.y + (transform.m12 * dx + transform.m22 * dy + transform.m42) / depth)
        }
        return (corners, layer.opacity)
    }
}
