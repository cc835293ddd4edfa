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
                // A test checks that no animator of the catalogue is refused; the message is for the author of a new
                // one.
                NSLog("Repertoire: " + "\(error)".replacingOccurrences(of: "%", with: "%%"))
            }
        }
        return registry
    }()
}
