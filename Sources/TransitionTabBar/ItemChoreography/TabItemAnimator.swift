import Foundation
import TransitionCore

/// An animation of a tab bar item for its selection, as a value.
///
///     struct Nod: TabItemAnimator {
///         var info: AnimatorInfo {
///             AnimatorInfo(name: "acme.nod", title: "Nod", author: "Acme", summary: "The icon nods.")
///         }
///         func choreography(in scene: TabItemScene) -> TabItemChoreography {
///             TabItemChoreography(
///                 icon: [.keyframes([.at(0, .rest), .at(0.4, .offset(dy: 4), easing: .easeOut), .at(1, .rest)])])
///         }
///     }
///
/// `TabItemAudit` checks an animator against its rules.
public protocol TabItemAnimator: Sendable {
    /// The description: name, title, author, tags and summary. Its containers have no effect for items.
    var info: AnimatorInfo { get }
    /// The duration in seconds, positive. The default is half a second.
    var duration: TimeInterval { get }
    /// The course of progress over time; linear by default. A spring may carry the progress beyond 1.
    var timing: Timing { get }
    /// Returns the motions of the parts in this scene. The method must have no side effects.
    func choreography(in scene: TabItemScene) -> TabItemChoreography
}

extension TabItemAnimator {
    public var duration: TimeInterval { 0.5 }
    public var timing: Timing { .linear }

    /// Whether the duration is finite and positive.
    package var hasUsableDuration: Bool { duration.isFinite && duration > 0 }
}

/// A group of item animators from outside this package that are registered together.
///
///     enum Acme: TabItemPlugin {
///         static var itemAnimators: [any TabItemAnimator] { [Nod()] }
///     }
///
///     try TabItemRegistry.standard.register(Acme.self)
///
/// A type can also be a ``/TransitionCore/TransitionPlugin``.
public protocol TabItemPlugin {
    /// The animators, with unique names. Begin each name with a prefix for the plugin, as in `acme.nod`.
    ///
    /// The getter may be called on any thread.
    static var itemAnimators: [any TabItemAnimator] { get }
}
