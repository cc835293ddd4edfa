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
        let door = Bend(isAcross: false, strips: panels).pieces(in: scene) { progress, along in
            // The rail bends towards the viewer just below the upper edge. The door begins flat, so the bend forms as
            // it starts to move.
            let radius = 0.3 * height * min(4 * progress, 1) * (2 - min(4 * progress, 1))
            let place = along - progress * (height + radius * (.pi / 2 - 1))
            if place >= radius || radius <= 0 { return Bend.Place(along: place, depth: 0) }
            let turned = (radius - place) / radius
            // Beyond the bend the panels are out of sight.
            if turned >= .pi / 2 { return Bend.Place(along: 0, depth: radius + radius * (turned - .pi / 2)) }
            return Bend.Place(along: radius * (1 - sin(turned)), depth: radius * (1 - cos(turned)))
        } look: { _, _, degrees, pose in
            pose.shade(0.6 * min(abs(degrees) / 90, 1))
        }
        return Choreography(
            foreground: .from(.shade(0.65)), background: .pieces(door),
            front: .background, backdrop: .black, eyeDistance: 2 * scene.longerSide)
    }
}

extension TransitionAnimator where Self == GarageAnimator {
    /// The old screen goes up like a garage door, over your head, and the new one stands behind it.
    public static var garage: Self { Self() }
    /// The old screen goes up like a garage door of the given number of panels.
    public static func garage(panels: Int) -> Self { Self(panels: panels) }
}
