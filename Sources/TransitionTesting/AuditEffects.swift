import Foundation
import TransitionCore

extension Audit {
    /// A reason why effects fail on a screen: blur, vibrancy, and the glass of bars on iOS 26 (F122).
    public enum EffectBreaker: String, CaseIterable, Hashable, Sendable, Codable {
        /// The screen fades, and everything in it with it.
        case opacity
        /// The screen is clipped, which takes a mask.
        case clip
        /// The screen is cut into pieces of a picture, in which there are no effects.
        case pieces
    }

    /// Why effects on a screen look flat, or are missing, while an animator moves it.
    ///
    /// It matters where the moving screens have bars of their own: in tabs, in presentations, and in nested navigation
    /// controllers. It breaks no rule and so is no finding. An app with such screens may prefer the animator as
    /// ``/TransitionCore/TransitionAnimator/wholeWindow``, which moves a picture of the whole window, effects included, in place of the
    /// old screen.
    ///
    /// - Parameters:
    ///   - animator: The animator, asked for its choreography in a container of a phone's size.
    ///   - role: The screen.
    ///   - container: The kind of container.
    public static func effectBreakers(
        of animator: any TransitionAnimator, on role: ScreenRole, in container: ContainerKind = .tab
    ) -> Set<EffectBreaker> {
        let scene = TransitionScene(size: Setting.phone, container: container)
        let ways = [animator.choreography(in: scene), animator.returnChoreography(in: scene)].compactMap { $0?[role] }
        var breakers: Set<EffectBreaker> = []
        for track in ways {
            if !track.pieces.isEmpty { breakers.insert(.pieces) }
            for motion in track.motions {
                motion.forEachExtremePose { pose in
                    if pose.opacity < 1 { breakers.insert(.opacity) }
                    if pose.clip != .none { breakers.insert(.clip) }
                }
            }
        }
        return breakers
    }
}
