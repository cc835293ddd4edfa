import Foundation
import TransitionCore

/// Looks up item animators by name.
public typealias TabItemRegistry = AnimatorRegistry<any TabItemAnimator>

extension AnimatorRegistry where Animator == any TabItemAnimator {
    /// The longest duration of a registered item animator, in seconds.
    public static var longestDuration: TimeInterval { 10 }

    /// Creates a registry without item animators.
    public convenience init() { self.init(limit: Self.longestDuration) { ($0.info.name, $0.duration, false) } }

    /// Adds all item animators of a plugin, or none.
    ///
    /// - Throws: ``/TransitionCore/AnimatorRegistryError`` for the first animator that cannot be added. The registry then
    ///   stays unchanged.
    @_alwaysEmitIntoClient
    public func register(_ plugin: (some TabItemPlugin).Type) throws(AnimatorRegistryError) {
        try register(contentsOf: plugin.itemAnimators)
    }
}
