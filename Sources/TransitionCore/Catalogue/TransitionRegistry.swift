import Foundation

/// Looks up transitions by name.
public typealias TransitionRegistry = AnimatorRegistry<any TransitionAnimator>

extension AnimatorRegistry where Animator == any TransitionAnimator {
    /// The longest duration of a registered transition, in seconds. The container takes no touches during a transition,
    /// so a longer duration is probably a mistake, such as a number in milliseconds.
    @_alwaysEmitIntoClient
    public static var longestDuration: TimeInterval { 60 }

    /// Creates a registry without transitions.
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(limit: Self.longestDuration) { ($0.info.name, $0.duration, $0.systemTransition != nil) }
    }

    /// The names of the transitions that UIKit draws, in the order of registration. `names` and `all` contain none of
    /// them; `animator(named:)` finds them like all others.
    @_alwaysEmitIntoClient
    public var systemNames: [TransitionName] { store.namesApart }

    /// Adds all animators of a plugin, or none.
    ///
    /// - Throws: ``AnimatorRegistryError`` for the first animator that cannot be added. The registry then stays
    ///   unchanged.
    @_alwaysEmitIntoClient
    public func register(_ plugin: (some TransitionPlugin).Type) throws(AnimatorRegistryError) {
        try register(contentsOf: plugin.animators)
    }
}
