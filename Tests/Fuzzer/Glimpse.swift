import UIKit

/// The look of a screen at one moment of a transition that plays by itself. A finger that takes hold of the transition
/// must not make the screen jump.
@MainActor struct Glimpse {
    private let coordinator: any UIViewControllerTransitionCoordinator
    private let layer: CALayer
    private let corners: [CGPoint?]
    private let opacity: Float

    /// How far a corner may move while no time passes, in points: as far as it moves in one frame.
    private let slack: CGFloat
    /// How much the opacity may change while no time passes: as much as it changes in one frame.
    private let opacitySlack: Float

    /// The look of a screen at one moment.
    struct Sight {
        let time: TimeInterval
        let corners: [CGPoint?]
        let opacity: Float
    }

    /// Notes the look of a screen that moves by itself.
    static func remember(_ screen: AppScreen) {
        guard let glimpse = Glimpse(of: screen) else { return }
        if screen.seen?.time != Headless.clock.now {
            screen.seen = Sight(
                time: Headless.clock.now, corners: glimpse.corners, opacity: glimpse.opacity)
        }
    }

    /// Fails if the screen does not move by itself.
    init?(of screen: AppScreen) {
        guard screen.phase == .coming || screen.phase == .going, let coordinator = screen.transitionCoordinator,
            !coordinator.isInteractive, let layer = screen.viewIfLoaded?.layer
        else { return nil }
        self.coordinator = coordinator
        self.layer = layer
        (corners, opacity) = Self.look(at: layer)
        // In the first frame nobody knows: a third of the whole way.
        var speed = 20 * max(layer.bounds.width, layer.bounds.height)
        var fading: Float = 20
        if let seen = screen.seen, seen.time < Headless.clock.now {
            let seconds = Headless.clock.now - seen.time
            speed = Self.way(from: seen.corners, to: corners) / CGFloat(seconds)
            fading = abs(opacity - seen.opacity) / Float(seconds)
        }
        slack = 1 + speed / 60
        opacitySlack = 0.1 + fading / 60
    }

    /// Describes the jump if a finger holds the screen now and the screen has jumped; nil otherwise.
    func jump() -> String? {
        guard coordinator.isInteractive else { return nil }
        // F134: a container that places a screen which stands on edge gives it a size without bounds.
        guard max(layer.bounds.width, layer.bounds.height) < 10_000 else { return nil }
        let (now, nowOpacity) = Self.look(at: layer)
        let far = Self.way(from: corners, to: now)
        if far > slack {
            let places = [corners, now].map { "\($0.map { $0.map { "\($0)" } ?? "nowhere" })" }
            return "a screen jumped by \(far) points when a finger took hold of it, from \(places[0]) to \(places[1])"
        }
        let fade = abs(opacity - nowOpacity)
        return fade > opacitySlack ? "the opacity of a screen jumped by \(fade) when a finger took hold of it" : nil
    }

    /// How far the corners have moved that are visible in both looks.
    private static func way(from corners: [CGPoint?], to others: [CGPoint?]) -> CGFloat {
        zip(corners, others).compactMap { corner, other in
            guard let corner, let other else { return nil }
            return max(abs(corner.x - other.x), abs(corner.y - other.y))
        }.max() ?? 0
    }

    /// The places of the corners in the superlayer, nil for one without a visible place, and the opacity.
    private static func look(at layer: CALayer) -> (corners: [CGPoint?], opacity: Float) {
        let layer = layer.presentation() ?? layer
        let (bounds, anchor, transform) = (layer.bounds, layer.anchorPoint, layer.transform)
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (x: CGFloat, y: CGFloat) -> CGPoint? in
            let (dx, dy) = ((x - anchor.x) * bounds.width, (y - anchor.y) * bounds.height)
            let depth = transform.m14 * dx + transform.m24 * dy + transform.m44
            // A corner at the eye or behind it has no visible place.
            guard depth > 0.05 else { return nil }
            return CGPoint(
                x: layer.position.x + (transform.m11 * dx + transform.m21 * dy + transform.m41) / depth,
                y: layer.position.y + (transform.m12 * dx + transform.m22 * dy + transform.m42) / depth)
        }
        return (corners, layer.opacity)
    }
}
