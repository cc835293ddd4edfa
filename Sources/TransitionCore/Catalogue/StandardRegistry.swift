import Foundation

/// The registry of the whole app, which its first use fills. Safe to use from any thread.
///
/// The catalogue is a parameter, so that no code of a library refers to all of it.
@usableFromInline
package final class StandardRegistry<Animator: Sendable>: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that the lock guards the variable below.
    @usableFromInline let lock = NSLock()
    @usableFromInline var registry: AnimatorRegistry<Animator>?

    package init() {}

    /// Returns the registry. The first call creates it and adds a catalogue, and the names that this had before.
    @_alwaysEmitIntoClient
    package func filled(
        _ create: () -> AnimatorRegistry<Animator>, with catalogue: () -> [Animator],
        former: () -> [(name: TransitionName, value: Animator)] = { [] }
    ) -> AnimatorRegistry<Animator> {
        lock.withLock {
            if let registry { return registry }
            let registry = create()
            for animator in catalogue() {
                do {
                    try registry.register(animator)
                } catch {
                    // A test checks that the registry accepts the whole catalogue. This message is for the author of a
                    // new animator.
                    NSLog("Repertoire: " + "\(error)".replacingOccurrences(of: "%", with: "%%"))
                }
            }
            registry.store.addFormer(former())
            self.registry = registry
            return registry
        }
    }
}
