import Foundation
import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A pill widens behind the icon and fades.
    @_alwaysEmitIntoClient
    public static var pill: Self {
        Self(
            "pill", tags: [.reveal, .stretch], duration: 0.45,
            "A pill widens behind the icon and fades."
        ) { scene in
            // A pill is the middle of a disc five times as large as the icon.
            let side = 5.0
            func pill(_ width: Double) -> Pose {
                let (wide, high) = (width / side, 1 / side)
                let rect = UnitRect(x: 0.5 - wide / 2, y: 0.5 - high / 2, width: wide, height: high)
                return .clip(.roundedRect(rect, radius: 0.5 * Double(min(scene.icon.width, scene.icon.height))))
            }
            let widens = Motion.keyframes([
                .at(0, pill(1), easing: .curve(0.2, 0, 0, 1)), .at(0.6, pill(2.2)),
            ])
            let shows = Motion.keyframes([
                .at(0, .opacity(0)), .at(0.08, .opacity(0.24)), .at(0.65, .opacity(0.24)), .at(1, .opacity(0)),
            ])
            return TabItemChoreography(
                shapes: [TabItemShape(.disc, side: side, isBehind: true, motions: [widens, shows])])
        }
    }
}
