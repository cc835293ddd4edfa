#if canImport(UIKit)
import UIKit

/// Plays a choreography on the content of a window and a picture of it.
///
/// UIKit knows nothing of it: its own change of screens is either done already, or will be done, without animation,
/// when a finger has brought this to its end. Touches go nowhere meanwhile.
@MainActor
final class WindowTransition: GrabbableTransition {
    private let leg: Leg
    private weak var window: UIWindow?
    private let live: UIView
    private let picture: UIView
    private let observer: TransitionObserver?
    /// Whether something has come in between.
    private let isDisturbed: @MainActor () -> Bool
    /// Makes UIKit's change at the end of a swipe; nil when it is made already.
    private let commit: (@MainActor () -> Void)?
    private let onEnd: @MainActor (WindowTransition) -> Void
    private let stage: Stage
    private let player: Player
    private var ticker: FrameTicker?
    /// Lies over the window and takes all touches.
    let shield: ResizeWatch
    /// Itself until the end, so that whoever started it may go.
    private var keeper: WindowTransition?

    private enum Phase: Equatable {
        case scrubbing
        case running(finishing: Bool)
        case over
    }
    private var phase: Phase

    /// - Parameters:
    ///   - leg: What plays, from which end.
    ///   - content: The window, with the screen that was on it before a swipe or is on it after a change.
    ///   - picture: The other screen.
    ///   - anchors: Where a zoom starts and ends, in the window's coordinates.
    ///   - commit: Makes the change that a finger begins; nil plays a change that is made already.
    init(
        _ leg: Leg,
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
        self.leg = leg
        self.window = window
        self.live = live
        self.picture = picture
        self.observer = observer
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
        let liveIsForeground = leg.isWayIn == (commit == nil)
        stage = Stage(
            screens: liveIsForeground
                ? Stage.Screens(foreground: live, background: picture)
                : Stage.Screens(foreground: picture, background: live),
            container: window,
            choreography: leg.choreography(
                in: TransitionScene(
                    of: window,
                    kind: leg.container,
                    sourceRect: anchors.source,
                    targetRect: anchors.target
                )
            ),
            // Neither has been drawn as it is now.
            arriving: Set(ScreenRole.allCases),
            progress: leg.start
        )
        player = Player(stage: stage)
        phase = .scrubbing
        keeper = self
        WindowClaim.set(self, on: live.layer)
        shield.onResize = { [weak self] in self?.endNow() }
        ticker = FrameTicker { [weak self] in self?.frame() ?? false }
    }

    var isWayIn: Bool { leg.isWayIn }

    /// A change that UIKit has made already cannot be taken back.
    var isGrabbable: Bool {
        if case .running = phase { return commit != nil }
        return false
    }

    func grab() -> Double? {
        guard isGrabbable else { return nil }
        let fraction = fraction
        phase = .scrubbing
        update(fraction)
        return fraction
    }

    func update(_ fraction: Double) {
        guard phase == .scrubbing else { return }
        let within = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        player.scrub(to: lerp(leg.start, leg.end, within))
        observer?(.progress(within))
    }

    func release(finishes: Bool, velocity: Double) {
        guard phase == .scrubbing else { return }
        run(finishing: finishes, velocity: velocity)
    }

    /// Plays to the end, or back to the start.
    ///
    /// - Parameters:
    ///   - finishing: Whether to go on to the end.
    ///   - velocity: Fractions of the transition per second, positive towards the end.
    func run(finishing: Bool, velocity: Double) {
        phase = .running(finishing: finishing)
        guard UIView.areAnimationsEnabled else { return finishUp(completed: finishing) }
        player.play(
            leg.run(
                from: player.progress, to: finishing ? leg.end : leg.start,
                velocity: leg.isWayIn ? velocity : -velocity
            ),
            companion: { _ in },
            completion: { [weak self] in self?.finishUp(completed: finishing) }
        )
    }

    /// Goes to where it is going, at once; what a finger holds goes back.
    func endNow() {
        finishUp(completed: phase == .running(finishing: true))
    }

    private var fraction: Double { (player.progress - leg.start) / (leg.end - leg.start) }

    /// Once a frame: tells the progress, and looks whether the window still shows what moves.
    private func frame() -> Bool {
        guard phase != .over else { return false }
        guard let window, live.superview === window, !isDisturbed() else {
            endNow()
            return false
        }
        if case .running = phase { observer?(.progress(min(max(fraction, 0), 1))) }
        return true
    }

    private func finishUp(completed: Bool) {
        guard phase != .over else { return }
        phase = .over
        shield.onResize = nil
        ticker?.stop()
        // Everything is at rest again before UIKit lays out anything, while the picture still covers it.
        stage.strike()
        WindowClaim.set(nil, on: live.layer)
        if completed, let commit { UIView.performWithoutAnimation { commit() } }
        picture.removeFromSuperview()
        shield.removeFromSuperview()
        keeper = nil
        onEnd(self)
        observer?(completed ? .finished : .cancelled)
    }
}
#endif
