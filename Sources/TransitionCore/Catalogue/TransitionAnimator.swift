import Foundation

/// The protocol that every animator of the catalogue conforms to.
///
/// An animator is a plain value that says where two screens are at each progress from 0 to 1; it never touches a view.
/// It is written for the way in (push, present, a higher tab) and for left-to-right layout; the way back and
/// right-to-left layout follow from it. Two calls with the same scene must give the same choreography.
///
///     struct RiseAnimator: TransitionAnimator {
///         let info = AnimatorInfo(name: "rise", title: "Rise", summary: "The new screen rises over the old one.")
///         func choreography(in scene: TransitionScene) -> Choreography {
///             Choreography(foreground: .from(.offset(y: 1)))
///         }
///     }
///
/// Requirements may be called on any thread.
public protocol TransitionAnimator: Sendable {
    /// What the catalogue says about it.
    var info: AnimatorInfo { get }

    /// Seconds, above 0. A change with a duration that is not (or is not finite) happens at once, without animation.
    /// By default what ``timing`` takes by itself.
    var duration: TimeInterval { get }

    /// How progress follows time; a spring without swinging by default.
    var timing: Timing { get }

    /// Whether a spring may carry the progress beyond 1 and back. Default false: a screen that fills the container shows
    /// what is behind it when it overshoots, so the run ends when it first arrives.
    var allowsOvershoot: Bool { get }

    /// Whether the whole window moves, bars included, as one picture, and not the screen in its container alone. Default
    /// false. Only navigation controllers can do so; elsewhere, and wherever there is no picture to be had, the screens
    /// move in their container as with any other animator.
    var movesWholeWindow: Bool { get }

    /// What the screens do on the way in.
    ///
    /// It only describes. A screen pushed, or a tab selected, from within stops a debug build with a message that says
    /// so; in a release build the change that asked for the choreography then happens without animation.
    func choreography(in scene: TransitionScene) -> Choreography

    /// What the screens do on the way back when that is not the way in run backwards; nil, the default, when it is.
    ///
    /// It is written like the way in: at progress 0 the `background` (the screen that is returned to) alone is to be
    /// seen, at 1 the `foreground`; the way back plays it from 1 to 0.
    func returnChoreography(in scene: TransitionScene) -> Choreography?
}

extension TransitionAnimator {
    /// What ``timing`` takes by itself, in seconds.
    public var duration: TimeInterval { timing.naturalDuration(allowsOvershoot: allowsOvershoot) }

    /// A critically damped spring that settles in about half a second.
    public var timing: Timing { .spring(response: 0.36, dampingRatio: 1) }

    /// false
    public var allowsOvershoot: Bool { false }

    /// false
    public var movesWholeWindow: Bool { false }

    /// nil: the way in run backwards.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? { nil }
}

extension TransitionAnimator {
    /// Whether the duration can be played at all: finite and above 0.
    public var hasUsableDuration: Bool { duration.isFinite && duration > 0 }
}
