import Foundation

/// The protocol of all animators.
///
/// An animator is a plain value that describes the poses of two screens at each progress from 0 to 1. It never touches
/// a view. It describes the change forward (push, present, a higher tab) in left-to-right layout. The change backward
/// and right-to-left layout are derived from this description. Two calls with the same scene must return the same
/// choreography.
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
/// The requirements may be called on any thread.
public protocol TransitionAnimator: Sendable {
    /// The description in the catalogue: name, title, author, tags, a summary of the visible effect, the supported
    /// containers, and whether the animator is safe for Reduce Motion.
    var info: AnimatorInfo { get }

    /// The duration of the whole change, in seconds. If it is not positive and finite, the change happens without
    /// animation. The default is the natural duration of `timing`.
    var duration: TimeInterval { get }

    /// The course of the progress over time when no finger drives it: a curve or a spring. The default is a critically
    /// damped spring that settles in about half a second.
    var timing: Timing { get }

    /// Whether a spring may carry the progress beyond 1 and back. The default is false: the run ends when the progress
    /// first reaches its target. A full-size screen that overshoots would uncover what is behind both screens.
    var allowsOvershoot: Bool { get }

    /// Whether the whole window moves as one picture, including its bars, instead of the screens in their container.
    /// The default is false. Only navigation controllers support this. In other containers, and without a picture of
    /// the window, the screens move in their container.
    var movesWholeWindow: Bool { get }

    /// Whether the presenter stays visible behind the presented screen, in the background's last pose. The default is
    /// false.
    ///
    /// The value must match the choreography in every scene: true with `resting: .overlay`, false without.
    var keepsPresenter: Bool { get }

    /// Whether views with the same id on both screens fly over the transition from one place to the other. The default is
    /// true. ``TransitionAnimator/withoutElements`` sets it to false.
    var carriesElements: Bool { get }

    /// The transition of UIKit that a container requests instead of playing the choreography; the default is nil. The
    /// choreography plays where UIKit cannot serve, and in every adjusted or combined animator.
    var systemTransition: SystemTransition? { get }

    /// The animator's adjustable parameters; the default is empty. An app can show a control for each and generate the
    /// matching Swift code. The names are unique. The settings are in the order of the arguments of the animator's
    /// static function, and each of these arguments has a default.
    ///
    ///     var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }
    var settings: [AnimatorSetting] { get }

    /// Returns the motions of the screens for the change forward in this scene.
    ///
    /// At progress 0 only the `background` (the current screen) may be visible, at rest. At progress 1 only the
    /// `foreground` (the arriving screen) may be visible, at rest; with `resting: .overlay` the background may be
    /// visible behind it. The change backward plays the same choreography from 1 to 0, and right-to-left layout shows
    /// its mirror image.
    ///
    /// The method must have no side effects. If it pushes a screen or selects a tab, a debug build stops with an error
    /// message. In a release build the change then happens without animation.
    func choreography(in scene: TransitionScene) -> Choreography

    /// Returns the motions of the screens for the change backward, which plays them from progress 1 to 0. nil, the
    /// default, plays the forward choreography from 1 to 0.
    ///
    /// As in the forward choreography, only the `foreground` (the screen that leaves) may be visible at progress 1, and
    /// only the `background` (the screen to return to) at progress 0.
    func returnChoreography(in scene: TransitionScene) -> Choreography?
}

extension TransitionAnimator {
    public var duration: TimeInterval { timing.naturalDuration(allowsOvershoot: allowsOvershoot) }
    public var timing: Timing { .spring(response: 0.36, dampingRatio: 1) }
    public var allowsOvershoot: Bool { false }
    public var movesWholeWindow: Bool { false }
    public var keepsPresenter: Bool { false }
    public var carriesElements: Bool { true }
    public var systemTransition: SystemTransition? { nil }
    public var settings: [AnimatorSetting] { [] }
    public func returnChoreography(in scene: TransitionScene) -> Choreography? { nil }
}
