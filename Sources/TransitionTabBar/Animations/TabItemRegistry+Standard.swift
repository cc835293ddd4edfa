import Foundation
import TransitionCore

extension TabItemRegistry {
    /// The item animators of the whole app: the catalogue, and what plugins add to it. Safe from any thread.
    public static let standard: TabItemRegistry = {
        let registry = TabItemRegistry()
        for animation in BuiltInTabItemAnimation.allCases {
            do {
                try registry.register(animation.animator)
            } catch {
                // A test checks that no animator of the catalogue is refused; the message is for the author of a new
                // one.
                NSLog("Repertoire: " + "\(error)".replacingOccurrences(of: "%", with: "%%"))
            }
        }
        return registry
    }()
}
