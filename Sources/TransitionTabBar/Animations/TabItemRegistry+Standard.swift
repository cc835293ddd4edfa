import Foundation
import TransitionCore

extension AnimatorRegistry where Animator == any TabItemAnimator {
    /// The item animators of the whole app: the catalogue and the animators of plugins. Safe to use from any thread.
    public static var standard: TabItemRegistry { standardItems }
}

private let standardItems: TabItemRegistry = {
    let registry = TabItemRegistry()
    for animation in BuiltInTabItemAnimation.allCases {
        do {
            try registry.register(animation.animator)
        } catch {
            // A test checks that the registry accepts the whole catalogue. This message is for the author of a new
            // animator.
            NSLog("Repertoire: " + "\(error)".replacingOccurrences(of: "%", with: "%%"))
        }
    }
    return registry
}()
