import Foundation
import TransitionCore

extension AnimatorRegistry where Animator == any TransitionAnimator {
    /// The registry of the whole app: the catalogue, the transitions that UIKit draws, and the animators
    /// of plugins. Safe to use from any thread.
    ///
    /// A ``BuiltInTransition/Former`` name finds the animator that has replaced it, and is not listed.
    ///
    /// An app that uses this property contains the whole catalogue. Otherwise it contains the transitions that it names.
    @_alwaysEmitIntoClient
    public static var standard: TransitionRegistry {
        standardTransitions.filled(TransitionRegistry.init) {
            (BuiltInTransition.allCases + BuiltInTransition.system).map { $0.animator }
        } former: {
            BuiltInTransition.Former.allCases.map { (TransitionName($0.rawValue), $0.animator) }
        }
    }
}

@usableFromInline let standardTransitions = StandardRegistry<any TransitionAnimator>()
