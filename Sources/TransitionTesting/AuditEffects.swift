import Foundation
import TransitionCore

extension Audit {
    /// A reason why effects on a screen fail. Effects are blur, vibrancy, and the glass of bars on iOS 26 (F122).
    public enum EffectBreaker: String, CaseIterable, Hashable, Sendable, Codable {
        /// The screen fades with all of its content.
        case opacity
        /// The screen is clipped, which requires a mask.
        case clip
        /// The screen is cut into pieces of a picture, and pictures have no effects.
        case pieces
    }

    /// Returns the reasons why effects on a screen look flat, or are missing, while an animator moves it.
    ///
    /// The reasons matter for moving screens with bars: tabs, presentations, and nested navigation controllers. They
    /// are not findings, because no rule is violated. For a navigation controller,
    /// ``/TransitionCore/TransitionAnimator/wholeWindow`` keeps the effects, because the picture of the whole window
    /// includes them.
    ///
    /// - Parameters:
    ///   - animator: The animator. Its choreographies for a container of a phone's size are checked.
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
