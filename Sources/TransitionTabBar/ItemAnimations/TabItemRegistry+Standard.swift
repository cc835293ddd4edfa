import Foundation
import TransitionCore

extension AnimatorRegistry where Animator == any TabItemAnimator {
    /// The item animators of the whole app: the catalogue and the animators of plugins. Safe to use from any thread.
    ///
    /// An app that uses this property contains the whole catalogue. Otherwise it contains the animators that it names.
    @_alwaysEmitIntoClient
    public static var standard: TabItemRegistry {
        standardItems.filled(TabItemRegistry.init) {
            BuiltInTabItemAnimation.allCases.map { $0.animator }
        } former: {
            BuiltInTabItemAnimation.Former.allCases.map { (TransitionName($0.rawValue), $0.replacement.animator) }
        }
    }
}

@usableFromInline let standardItems = StandardRegistry<any TabItemAnimator>()
