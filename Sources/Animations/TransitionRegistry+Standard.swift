import Foundation
import TransitionCore

extension AnimatorRegistry where Animator == any TransitionAnimator {
    /// The registry of the whole app: the catalogue and the animators of plugins. Safe to use from any thread.
    ///
    /// An app that uses it contains the whole catalogue. Otherwise it contains the transitions that it names.
    @_alwaysEmitIntoClient
    public static var standard: TransitionRegistry {
        standard { BuiltInTransition.allCases.map { $0.animator } }
    }

    /// Returns the registry. The first call fills it. The catalogue is a parameter, so that this module does not refer to
    /// all of it.
    @usableFromInline
    static func standard(filledWith catalogue: () -> [any TransitionAnimator]) -> TransitionRegistry {
        lock.withLock {
            if let filled { return filled }
            let registry = TransitionRegistry()
            for animator in catalogue() {
                do {
                    try registry.register(animator)
                } catch {
                    // A test checks that the registry accepts the whole catalogue. This message is for the author of a
                    // new animator.
                    NSLog("Repertoire: " + "\(error)".replacingOccurrences(of: "%", with: "%%"))
                }
            }
            filled = registry
            return registry
        }
    }
}

private let lock = NSLock()
// Unsafe, because the compiler cannot see that the lock guards it.
private nonisolated(unsafe) var filled: TransitionRegistry?
