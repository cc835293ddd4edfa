#if canImport(UIKit)
import UIKit

/// Plays a choreography on the content of a window and a picture of it.
///
/// UIKit knows nothing of it: its own change of screens is either done already, or will be done, without animation,
/// when a finger has brought this to its end. Touches go nowhere meanwhile.
@MainActor
final class WindowTransition: ScrubbableTransition {
    private let run: ScrubbableRun
    private weak var window: UIWindow?
    private let live: UIView
    private let picture: UIView
    /// Whether something has come in between.
    private let isDisturbed: @MainActor () -> Bool
    /// Makes UIKit's change at the end of a swipe; nil when it is made already.
    private let commit: (@MainActor () -> Void)?
    private let onEnd: @MainActor (WindowTransition) -> Void
    private var ticker: FrameTicker?
    /// Lies over the window and takes all touches.
    let shield: ResizeWatch
    /// Itself until the end, so that whoever started it may go.
    private var keeper: WindowTransition?

    /// - Parameters:
    ///   - transition: What plays, in which direction.
    ///   - content: The window, with the screen that was on it before a swipe or is on it after a change.
    ///   - picture: The other screen.
    ///   - anchors: Where a zoom starts and ends, in the window's coordinates.
    ///   - commit: Makes the change that a finger begins; nil plays a change that is made already.
    init(
        _ transition: DirectedTransition,
        content: WindowContent,
        picture: UIView,
        anchors: (source: CGRect?, target: CGRect?),
        observer: TransitionObserver?,
        isDisturbed: @escaping @MainActor () -> Bool,
        commit: (@MainActor () -> Void)? = nil,
        onEnd: @escaping @MainActor (WindowTransition) -> Void
    ) {
        let (window, live) = (content.window, content.live)
        let shield = ResizeWatch()
        self.shield = shield
        run = ScrubbableRun(transition, observer: observer)
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
        // A swipe takes the live screen away; after a change the live screen is the one that comes.
        let liveIsForeground = transition.isForward == (commit == nil)
        let stage = Stage(
            screens: liveIsForeground
                ? Stage.Screens(foreground: live, background: picture)
                : Stage.Screens(foreground: picture, background: live),
            container: window,
            choreography: transition.choreography(
                in: TransitionScene(
                    of: window,
                    kind: transition.container,
                    sourceRect: anchors.source,
                    targetRect: anchors.target
                )
            ),
            // Neither has been drawn as it is now.
            arriving: Set(ScreenRole.allCases),
            progress: transition.start
        )
        run.enter(stage)
        run.hold()
        keeper = self
        WindowClaim.set(self, on: live.layer)
        shield.onResize = { [weak self] in self?.endNow() }
        ticker = FrameTicker { [weak self] in self?.frame() ?? false }
    }

    var direction: TransitionDirection { run.transition.direction }
    /// UIKit has nothing to do with it.
    var isWaiting: Bool { false }

    /// A change that UIKit has made already cannot be taken back.
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
    ///   - finishing: Whether to go on to the end.
    ///   - velocity: Fractions of the transition per second, positive towards the end.
    func play(finishing: Bool, velocity: Double) {
        run.play(run.rest(finishing: finishing, velocity: velocity), finishing: finishing) { [weak self] in
            self?.finishUp(completed: finishing)
        }
    }

    /// Goes to where it is going, at once; what a finger holds goes back.
    func endNow() { finishUp(completed: run.isFinishing) }

    /// The same for another change that UIKit is making. The app hears of the end a turn later: what it does then may not
    /// come in the middle of that.
    func giveWay() { finishUp(completed: run.isFinishing, tellsLater: true) }

    /// Once a frame: tells the progress, and looks whether the window still shows what moves.
    private func frame() -> Bool {
        guard !run.isOver else { return false }
        guard let window, live.superview === window, !isDisturbed() else {
            endNow()
            return false
        }
        _ = run.reportProgress()
        return true
    }

    private func finishUp(completed: Bool, tellsLater: Bool = false) {
        guard run.end() else { return }
        shield.onResize = nil
        ticker?.stop()
        // Everything is at rest again before UIKit lays out anything, while the picture still covers it.
        run.strike()
        WindowClaim.set(nil, on: live.layer)
        if completed, let commit { UIView.performWithoutAnimation { commit() } }
        picture.removeFromSuperview()
        shield.removeFromSuperview()
        keeper = nil
        onEnd(self)
        guard tellsLater, run.isObserved else { return run.reportEnd(cancelled: !completed) }
        MainQueue.inNextTurn { [run] in run.reportEnd(cancelled: !completed) }
    }
}
#endif
