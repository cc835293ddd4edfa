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
    /// The description in the catalogue: name, title, author, tags, a sentence on what a user sees, the containers that
    /// the animator is made for, and whether it is calm enough for Reduce Motion.
    var info: AnimatorInfo { get }

    /// The duration of the whole change, in seconds, above 0. If it is not above 0 (or not finite), the change happens
    /// at once, without animation. The default is the natural duration of `timing`.
    var duration: TimeInterval { get }

    /// How progress follows time when no finger moves it: along a curve, or as a spring does. The default is a
    /// critically damped spring that settles in about half a second.
    var timing: Timing { get }

    /// Whether a spring may carry the progress beyond 1 and back. The default is false: a screen that fills the
    /// container would show the background behind it when it overshoots, so the run ends when it first reaches its end.
    var allowsOvershoot: Bool { get }

    /// Whether the whole window moves as one picture, bars included, instead of the screen in its container. The
    /// default is false. Only navigation controllers can do this; elsewhere, and wherever no picture is available, the
    /// screens move in their container as with any other animator.
    var movesWholeWindow: Bool { get }

    /// Whether the presenter stays visible behind the presented screen, in the background's last pose. The default is
    /// false.
    ///
    /// The value must agree with the choreography in every scene: true with `resting: .overlay`, false without.
    var keepsPresenter: Bool { get }

    /// What it can be asked to do in another way, so that an app can show controls for it and write the Swift that asks
    /// for it. Default none. In the order of the arguments of its static function, which have defaults; each name once.
    ///
    ///     var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }
    var settings: [AnimatorSetting] { get }

    /// What the screens do when the change goes forward, in this scene.
    ///
    /// At progress 0 only the `background` (the screen that is there) may be visible, at rest; at 1 only the
    /// `foreground` (the one that arrives). The change backward plays the same choreography from 1 to 0, and
    /// right-to-left layout shows its mirror image.
    ///
    /// The method must only describe. If it pushes a screen or selects a tab, a debug build stops with a message that
    /// says so; in a release build the change that asked for the choreography then happens without animation.
    func choreography(in scene: TransitionScene) -> Choreography

    /// What the screens do when the change goes backward, if that is not the forward choreography played from its end;
    /// nil, the default, if it is.
    ///
    /// It is written like the forward one: at progress 0 only the `background` (the screen that is returned to) may be
    /// visible, at 1 only the `foreground`. It is played from 1 to 0.
    func returnChoreography(in scene: TransitionScene) -> Choreography?
}

extension TransitionAnimator {
    public var duration: TimeInterval { timing.naturalDuration(allowsOvershoot: allowsOvershoot) }
    public var timing: Timing { .spring(response: 0.36, dampingRatio: 1) }
    public var allowsOvershoot: Bool { false }
    public var movesWholeWindow: Bool { false }
    public var keepsPresenter: Bool { false }
    public var settings: [AnimatorSetting] { [] }
    public func returnChoreography(in scene: TransitionScene) -> Choreography? { nil }
}

extension TransitionAnimator {
    /// Whether the duration can be played at all: finite and above 0.
    public var hasUsableDuration: Bool { duration.isFinite && duration > 0 }
}
