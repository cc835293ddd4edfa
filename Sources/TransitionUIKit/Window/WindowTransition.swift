#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// Plays a choreography on the content of a window and on a picture of the other screen.
///
/// UIKit changes the screens without animation: before this transition, or at the end of a swipe that finishes. During
/// the transition, a view over the window takes all touches.
@MainActor
final class WindowTransition: ScrubbableTransition {
    let run: ScrubbableRun
    private let stage: Stage
    private weak var window: UIWindow?
    private let live: UIView
    private let picture: UIView
    /// Returns whether something must end the transition, such as another screen over the window.
    private let isDisturbed: @MainActor () -> Bool
    /// Makes UIKit's change at the end of a swipe; nil if the change was made before.
    private let commit: (@MainActor () -> Void)?
    private let onEnd: @MainActor (WindowTransition) -> Void
    /// A view over the window that takes all touches.
    let shield: ResizeWatch
    /// A reference to this object until the end. The reference keeps the transition alive after the store that started
    /// it is freed.
    private var keeper: WindowTransition?

    /// - Parameters:
    ///   - transition: The animator and its direction.
    ///   - window: The window.
    ///   - live: The direct subview of the window with the leaving screen of a swipe, or with the arriving screen of a
    ///     completed change.
    ///   - picture: A picture of the other screen.
    ///   - anchors: The start and the end of a zoom, in the window's coordinates.
    ///   - commit: Makes UIKit's change at the end of a swipe; nil plays a completed change.
    init(
        _ transition: DirectedTransition,
        window: UIWindow,
        live: UIView,
        picture: UIView,
        anchors: TransitionScene.AnchorPlaces,
        watcher: any RunWatcher,
        isDisturbed: @escaping @MainActor () -> Bool,
        commit: (@MainActor () -> Void)? = nil,
        onEnd: @escaping @MainActor (WindowTransition) -> Void
    ) {
        let shield = ResizeWatch()
        self.shield = shield
        run = ScrubbableRun(transition, watcher: watcher)
        self.window = window
        self.live = live
        self.picture = picture
        self.isDisturbed = isDisturbed
        self.commit = commit
        self.onEnd = onEnd
        UIView.performWithoutAnimation {
            live.layoutIfNeeded()
            for view in [picture, shield] {
                view.frame = window.bounds
                window.addSubview(view)
            }
            shield.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            shield.layoutIfNeeded()
        }
        // In a swipe the live screen leaves. After a completed change it arrives.
        let liveIsForeground = transition.isForward == (commit == nil)
        stage = Stage(
            screens: liveIsForeground
                ? Stage.Screens(foreground: live, background: picture, picture: .background)
                : Stage.Screens(foreground: picture, background: live, picture: .foreground),
            container: window,
            choreography: transition.choreography(
                in: TransitionScene(of: window, kind: transition.container, anchors: anchors)),
            // Neither screen has been displayed in its current state.
            arriving: ScreenRole.allCases,
            progress: transition.start,
            timekeeper: shield.layer
        )
        run.onFrame = { [weak self] in self?.frame() }
        keeper = self
        WindowClaim.set(self, on: live.layer)
        shield.onResize = { [weak self] in self?.stop() }
    }

    /// Begins the transition: under a finger before UIKit's change, by itself after it. The app observes the beginning,
    /// and may end the transition.
    func begin() {
        run.enter(stage)
        if commit == nil { play(finishing: true, velocity: 0) } else { run.hold() }
    }

    var direction: TransitionDirection { run.transition.direction }
    /// Only changes that a finger begins.
    var startsInteractively: Bool { commit != nil }
    /// Always false, because UIKit does not begin this transition.
    var isWaiting: Bool { false }

    /// A change that UIKit has completed cannot be cancelled.
    var isGrabbable: Bool { run.isPlaying && commit != nil }

    func grab() -> Double? {
        guard isGrabbable, let fraction = run.hold() else { return nil }
        update(fraction)
        return fraction
    }

    func update(_ fraction: Double) { run.scrub(to: fraction) }

    func release(finishes: Bool, velocity: Double) {
        if run.isHeld { play(finishing: finishes, velocity: velocity) }
    }

    /// Plays to the end, or back to the start.
    ///
    /// - Parameters:
    ///   - finishing: Whether to play to the end.
    ///   - velocity: The velocity towards the end, in fractions of the transition per second.
    func play(finishing: Bool, velocity: Double) {
        run.play(run.rest(finishing: finishing, velocity: velocity), finishing: finishing) { [weak self] in
            self?.finishUp(completed: finishing)
        }
    }

    /// Ends the transition immediately. A playing transition arrives where it was going, and one under a finger is
    /// cancelled.
    func stop() { finishUp(completed: arrives) }

    /// Ends the transition like ``stop()``, because UIKit makes another change. The app is notified in the next turn
    /// of the run loop, because it must not react in the middle of that change.
    func giveWay() { finishUp(completed: arrives, tellsLater: true) }

    /// Whether the transition finishes if it ends now. UIKit may have completed its change before.
    private var arrives: Bool { run.isFinishing || commit == nil }

    /// Ends the transition if the moving views have left the window. Called once a frame.
    private func frame() {
        guard let window, live.superview === window, !isDisturbed() else { return stop() }
    }

    private func finishUp(completed: Bool, tellsLater: Bool = false) {
        guard run.end() else { return }
        shield.onResize = nil
        // Restores all layers before UIKit lays out, while the picture still covers the window.
        run.strike()
        WindowClaim.set(nil, on: live.layer)
        if completed, let commit { UIView.performWithoutAnimation { commit() } }
        picture.removeFromSuperview()
        shield.removeFromSuperview()
        keeper = nil
        onEnd(self)
        guard tellsLater else { return run.reportEnd(cancelled: !completed) }
        MainQueue.inNextTurn { [run] in run.reportEnd(cancelled: !completed) }
    }
}
#endif
