import Foundation

/// The protocol that every animator of the catalogue conforms to.
///
/// An animator is a plain value that says where two screens are at each progress from 0 to 1; it never touches a view.
/// It is written for the change forward (push, present, a higher tab) and for left-to-right layout; backward and
/// right-to-left follow from it. Two calls with the same scene must give the same choreography.
///
///     struct RiseAnimator: TransitionAnimator {
///         var info: AnimatorInfo {
///             AnimatorInfo(
///                 name: "acme.rise", title: "Rise", author: "Acme", tags: [.edge],
///                 summary: "The new screen rises over the old one.")
///         }
///
///         func choreography(in scene: TransitionScene) -> Choreography {
///             Choreography(foreground: .from(.offset(toward: .bottom)))
///         }
///     }
///
/// Requirements may be called on any thread.
public protocol TransitionAnimator: Sendable {
    /// What the catalogue says about it: name, title, author, tags, a sentence that says what one sees, the containers
    /// it is made for, and whether it is calm enough for Reduce Motion.
    var info: AnimatorInfo { get }

    /// How long the whole change takes, in seconds, above 0. One with a duration that is not (or is not finite) happens
    /// at once, without animation. By default what `timing` takes by itself.
    var duration: TimeInterval { get }

    /// How progress follows time when no finger leads: along a curve, or as a spring does. By default a critically damped
    /// spring that settles in about half a second.
    var timing: Timing { get }

    /// Whether a spring may carry the progress beyond 1 and back. Default false: a screen that fills the container shows
    /// what is behind it when it overshoots, so the run ends when it first arrives.
    var allowsOvershoot: Bool { get }

    /// Whether the whole window moves, bars included, as one picture, and not the screen in its container alone. Default
    /// false. Only navigation controllers can do so; elsewhere, and wherever there is no picture to be had, the screens
    /// move in their container as with any other animator.
    var movesWholeWindow: Bool { get }

    /// Whether the screen that presents another stays in sight behind it, in the background's last pose. Default false.
    ///
    /// It must agree with the choreography, in every scene: true with `resting: .overlay`, false without.
    var keepsPresenter: Bool { get }

    /// What the screens do when the change goes forward, in this scene.
    ///
    /// At progress 0 the `background` (the screen that is there) alone is to be seen, at rest; at 1 the `foreground` (the
    /// one that arrives). Backward the same is played from 1 to 0, and right-to-left layout shows its mirror image.
    ///
    /// It only describes. A screen pushed, or a tab selected, from within stops a debug build with a message that says
    /// so; in a release build the change that asked for the choreography then happens without animation.
    func choreography(in scene: TransitionScene) -> Choreography

    /// What the screens do when the change goes backward (pop, dismiss, a lower tab) and that is not the forward
    /// choreography played from its end; nil, the default, when it is.
    ///
    /// It is written like the forward one: at progress 0 the `background` (the screen that is returned to) alone is to be
    /// seen, at 1 the `foreground`. It is played from 1 to 0.
    func returnChoreography(in scene: TransitionScene) -> Choreography?
}

extension TransitionAnimator {
    public var duration: TimeInterval { timing.naturalDuration(allowsOvershoot: allowsOvershoot) }
    public var timing: Timing { .spring(response: 0.36, dampingRatio: 1) }
    public var allowsOvershoot: Bool { false }
    public var movesWholeWindow: Bool { false }
    public var keepsPresenter: Bool { false }
    public func returnChoreography(in scene: TransitionScene) -> Choreography? { nil }
}

extension TransitionAnimator {
    /// Whether the duration can be played at all: finite and above 0.
    public var hasUsableDuration: Bool { duration.isFinite && duration > 0 }
}
