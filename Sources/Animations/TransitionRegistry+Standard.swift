import Foundation
import TransitionCore

extension TransitionRegistry {
    /// The registry of the whole app: the catalogue and the animators of plugins. Safe to use from any thread.
    public static let standard: TransitionRegistry = {
        let registry = TransitionRegistry()
        for transition in BuiltInTransition.allCases {
            do {
                try registry.register(transition.animator)
            } catch {
                // A test checks that the registry accepts the whole catalogue. This message is for the author of a new
                // animator.
                NSLog("Repertoire: " + "\(error)".replacingOccurrences(of: "%", with: "%%"))
            }
        }
        return registry
    }()
}
