import Foundation
import TransitionCore

/// An item animator as a value: its description, and a closure that returns its choreography.
///
/// Each animation of the catalogue is such a value, and a plugin can create its own in the same way. A static member of
/// the protocol provides the dot syntax:
///
///     extension TabItemAnimator where Self == CatalogueTabItemAnimator {
///         /// The icon bows.
///         public static var bow: Self {
///             Self("acme.bow", duration: 0.4, "The icon bows.") { scene in
///                 TabItemChoreography(icon: [.keyframes([.at(0, .rest), .at(0.4, .offset(dy: 4)), .at(1, .rest)])])
///             }
///         }
///     }
///
/// An animator may also be a type that conforms to ``TabItemAnimator``.
public struct CatalogueTabItemAnimator: TabItemAnimator {
    public let info: AnimatorInfo
    public let duration: TimeInterval
    public let timing: Timing
    private let choreography: @Sendable (TabItemScene) -> TabItemChoreography

    /// Creates an animator.
    ///
    /// - Parameters:
    ///   - name: The name for lookup in a registry.
    ///   - title: The title to display; by default the words of the name's last part, such as “Tilt back” for
    ///     `acme.tiltBack`.
    ///   - author: The author; by default the first part of a name with a dot, such as “Acme” for `acme.tiltBack`.
    ///   - tags: Words for searching and filtering.
    ///   - since: The first version of its package that contains the animator.
    ///   - isReduceMotionSafe: Whether the animator may play with Reduce Motion, because nothing moves.
    ///   - duration: The duration in seconds.
    ///   - timing: The course of progress over time. A spring may carry the progress beyond 1.
    ///   - summary: A description of the visible effect, in one sentence.
    ///   - choreography: Returns the motions of the parts in a scene. Called on any thread.
    public init(
        _ name: TransitionName, title: String? = nil, author: String? = nil, tags: [AnimatorTag] = [],
        since: String = "0.1", isReduceMotionSafe: Bool = false, duration: TimeInterval = 0.5,
        timing: Timing = .linear, _ summary: String,
        choreography: @escaping @Sendable (TabItemScene) -> TabItemChoreography
    ) {
        // A transition takes its title and its author from the name in the same way.
        info =
            CatalogueAnimator(
                name, title: title, author: author, tags: tags, since: since, containers: [.tab],
                isReduceMotionSafe: isReduceMotionSafe, duration: duration, summary
            ) { _ in .identity }.info
        (self.duration, self.timing, self.choreography) = (duration, timing, choreography)
    }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography { choreography(scene) }
}
