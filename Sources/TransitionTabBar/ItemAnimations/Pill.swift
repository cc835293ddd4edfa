import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A pill widens behind the icon and fades.
    @_alwaysEmitIntoClient
    public static var pill: Self {
        Self(
            "pill", tags: [.reveal, .stretch], duration: 0.4,
            "A pill widens behind the icon, a little too far and back, and fades."
        ) { scene in
            // A pill is the middle of a disc five times as large as the icon.
            let (side, height) = (5.0, 1.12)
            func pill(_ width: Double, _ height: Double = height) -> Pose {
                let (wide, high) = (width / side, height / side)
                let rect = UnitRect(x: 0.5 - wide / 2, y: 0.5 - high / 2, width: wide, height: high)
                let radius = 0.5 * height * Double(min(scene.icon.width, scene.icon.height))
                return .clip(.roundedRect(rect, radius: radius))
            }
            let widens = Motion.keyframes([
                .at(0, pill(0.8, 0.8), easing: .curve(0.2, 0.4, 0.4, 1)), .at(0.36, pill(2), easing: .easeInOut),
                .at(0.6, pill(1.84), easing: .easeInOut), .at(1, pill(1.88)),
            ])
            let shows = Motion.keyframes([
                .at(0, .opacity(0)), .at(0.08, .opacity(0.2)), .at(0.55, .opacity(0.2), easing: .easeInOut),
                .at(1, .opacity(0)),
            ])
            return TabItemChoreography(
                shapes: [TabItemShape(.disc, side: side, isBehind: true, motions: [widens, shows])])
        }
    }
}
