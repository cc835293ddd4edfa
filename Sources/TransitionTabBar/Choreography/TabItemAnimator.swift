import Foundation
import TransitionCore

/// An animation of a tab bar's item for when it is selected, as a value.
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
/// The audit, `TabItemAudit`, says whether it keeps the rules.
public protocol TabItemAnimator: Sendable {
    /// Name, title, author, tags and summary. The containers have no meaning for items.
    var info: AnimatorInfo { get }
    /// How long it plays, in seconds; above 0. Half a second by default.
    var duration: TimeInterval { get }
    /// How progress follows time; linear by default. A spring may carry the progress beyond 1.
    var timing: Timing { get }
    /// What the parts do, in this scene. The method must only describe.
    func choreography(in scene: TabItemScene) -> TabItemChoreography
}

extension TabItemAnimator {
    public var duration: TimeInterval { 0.5 }
    public var timing: Timing { .linear }

    /// Whether the duration can be played at all: finite and above 0.
    public var hasUsableDuration: Bool { duration.isFinite && duration > 0 }
}

/// Item animators from outside this package that are registered together.
///
///     enum Acme: TabItemPlugin {
///         static var itemAnimators: [any TabItemAnimator] { [Nod()] }
///     }
///
///     try TabItemRegistry.standard.register(Acme.self)
///
/// A type may be a ``/TransitionCore/TransitionPlugin`` as well.
public protocol TabItemPlugin {
    /// The animators, with names that no other plugin has: begin each with a part of your own, as in `acme.nod`.
    ///
    /// The getter may be called on any thread.
    static var itemAnimators: [any TabItemAnimator] { get }
}
