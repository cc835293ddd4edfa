import Foundation
import TransitionCore

/// The old screen goes up like a garage door, over the viewer's head, and the new one stands behind it.
public struct GarageAnimator: TransitionAnimator {
    /// The number of panels of the door.
    public let panels: Int

    /// A door of the given number of panels, 2 to 24.
    public init(panels: Int = 9) { self.panels = min(max(panels, 2), 24) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "garage", title: "Garage door", tags: [.door, .pieces, .threeD, .vertical],
            summary: "The old screen goes up like a garage door, over your head, and the new one stands behind it.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("panels", panels, in: 2...24) { Self(panels: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let height = scene.height
        // The rail bends towards the viewer in the upper half. The door begins flat, so the bend forms as it starts to
        // move.
        @Sendable func radius(_ progress: Double) -> Double {
            let formed = min(2 * progress, 1)
            return 0.6 * height * formed * formed * (3 - 2 * formed)
        }
        // At the end the lower edge is so far around the bend that it is out of sight.
        @Sendable func turned(_ progress: Double, _ along: Double) -> Double {
            max(1 - (along - progress * height) / max(radius(progress), 1e-6), 0)
        }
        let door = Bend(isAcross: false, strips: panels).pieces(in: scene) { progress, along in
            let (radius, angle) = (radius(progress), turned(progress, along))
            if angle <= 0 || radius <= 0 { return Bend.Place(along: along - progress * height, depth: 0) }
            // Beyond the bend the panels are out of sight.
            if angle >= .pi / 2 {
                return Bend.Place(along: 0, depth: min(radius * (1 + angle - .pi / 2), 0.75 * height))
            }
            return Bend.Place(along: radius * (1 - sin(angle)), depth: radius * (1 - cos(angle)))
        } look: { progress, along, _, pose in
            pose.shade(0.7 * (1 - cos(min(turned(progress, along), .pi / 2))) * min(progress / 0.1, 1))
        }
        let joints = door.dropFirst().map { panel in
            let (rect, line) = (panel.rect, min(3 / max(height, 1), panel.rect.height / 4))
            return Piece.dark(UnitRect(x: 0, y: rect.y, width: 1, height: line), 0.4, motions: panel.motions)
        }
        return Choreography(
            foreground: .from(.shade(0.5)), background: .pieces(door + joints),
            front: .background, backdrop: .charcoal, eyeDistance: 0.95 * height)
    }
}

extension TransitionAnimator where Self == GarageAnimator {
    /// The old screen goes up like a garage door, over your head, and the new one stands behind it.
    public static var garage: Self { Self() }
    /// The old screen goes up like a garage door of the given number of panels.
    public static func garage(panels: Int) -> Self { Self(panels: panels) }
}
