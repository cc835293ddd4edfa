import Foundation
import TransitionCore

extension TransitionRegistry {
    /// The registry of the whole app: the catalogue, and what plugins add to it. Safe from any thread.
    public static let standard: TransitionRegistry = {
        let registry = TransitionRegistry()
        for transition in BuiltInTransition.allCases {
            do {
                try registry.register(transition.animator)
            } catch {
                // A test holds the catalogue to be without such; whoever writes a new transition is told.
                NSLog("Repertoire: " + "\(error)".replacingOccurrences(of: "%", with: "%%"))
            }
        }
        return registry
    }()
}
