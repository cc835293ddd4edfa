#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// Moves the package's own bar while a push hides it or a pop shows it again. The bar moves together with the screen
/// that shows it.
///
/// If the package plays the change, the bar shows the fraction of the run, whatever moves it: a spring, a finger or the
/// app's code. Otherwise UIKit animates the bar alongside the screens, also under a finger.
@MainActor
final class TabBarTravel {
    /// The screen that keeps its space for the bar during the change.
    private(set) weak var screen: UIViewController?
    /// The controller of the change.
    private(set) weak var navigationController: UINavigationController?
    /// Whether the bar leaves; otherwise it comes back.
    let goesAway: Bool
    private let bar: UIView
    /// The bar's opacity before the change.
    private let opacity: CGFloat
    private let fades: Bool
    private weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// Whether a run of the package moves the bar.
    private var followsRun = false
    private var isOver = false
    private var unannounced: UnannouncedTravel?

    /// - Parameters:
    ///   - fades: Whether the bar fades in its place. It does beside the upright bars of iPhone Duo, because it would
    ///     slide over them.
    ///   - onEnd: Called when the change is over.
    init(
        of bar: UIView, in navigationController: UINavigationController,
        coordinator: any UIViewControllerTransitionCoordinator, screen: UIViewController?, goesAway: Bool, fades: Bool,
        onEnd: @escaping @MainActor (TabBarTravel) -> Void
    ) {
        self.bar = bar
        self.navigationController = navigationController
        self.coordinator = coordinator
        self.screen = screen
        self.goesAway = goesAway
        self.fades = fades
        opacity = bar.alpha
        show(0)
        let isKnown = coordinator.animateAlongsideTransition(in: bar) { [weak self] _ in
            if let self, !isOver, !followsRun { show(1) }
        } completion: { [weak self] _ in
            if let self { onEnd(self) }
        }
        if !isKnown {
            unannounced = UnannouncedTravel(with: coordinator) { [weak self] in self?.show($0) }
        }
        TransitionFeed.known(on: navigationController)?.subscribe(self, frames: true) { [weak self] notice in
            switch notice.kind {
            case .step(_, let run), .frame(let run, _, _): self?.follow(run)
            case .change: break
            }
        }
    }

    private func follow(_ run: ScrubbableRun) {
        guard !isOver, let fraction = run.fraction else { return }
        followsRun = true
        unannounced = nil
        show(fraction)
    }

    /// Shows the bar at a fraction of the change.
    private func show(_ fraction: Double) {
        let away = CGFloat(goesAway ? fraction : 1 - fraction)
        if fades {
            bar.alpha = opacity * min(max(1 - away, 0), 1)
        } else {
            let side: CGFloat = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1
            bar.transform = CGAffineTransform(translationX: side * bar.bounds.width * away, y: 0)
        }
    }

    /// Ends the movement and leaves the bar in its place.
    func end() {
        guard !isOver else { return }
        isOver = true
        unannounced = nil
        navigationController.flatMap { TransitionFeed.known(on: $0) }?.unsubscribe(self)
        bar.alpha = opacity
        bar.transform = .identity
    }
}

/// The fraction of a change that UIKit has begun before the bar could be animated alongside it (F44): that of the
/// finger, or of an ease in and out over the duration of the change.
@MainActor
private final class UnannouncedTravel {
    private weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    private let duration: Double
    private let show: @MainActor (_ fraction: Double) -> Void
    private var ticker: FrameTicker?
    private var fraction = 0.0
    /// The run that plays while no finger drives the change.
    private var run: (run: ProgressRun, start: CFTimeInterval, isCancelled: Bool)?

    init(
        with coordinator: any UIViewControllerTransitionCoordinator,
        show: @escaping @MainActor (_ fraction: Double) -> Void
    ) {
        self.coordinator = coordinator
        self.show = show
        duration = coordinator.transitionDuration
        tick()
        ticker = FrameTicker { [weak self] in self?.tick() ?? false }
    }

    @discardableResult
    private func tick() -> Bool {
        guard let coordinator else { return false }
        if coordinator.isInteractive {
            run = nil
            fraction = Double(coordinator.percentComplete)
        } else {
            let isCancelled = coordinator.isCancelled
            if run?.isCancelled != isCancelled || run == nil {
                let new = ProgressRun(from: fraction, to: isCancelled ? 0 : 1, timing: .easeInOut, duration: duration)
                run = (new, CACurrentMediaTime(), isCancelled)
            }
            if let run { fraction = run.run.progress(at: CACurrentMediaTime() - run.start) }
        }
        show(fraction)
        return true
    }
}
#endif
