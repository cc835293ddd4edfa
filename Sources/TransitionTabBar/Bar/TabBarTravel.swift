#if canImport(UIKit)
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// Moves the package's own bar while a push hides it or a pop shows it again, also interactively. The bar moves
/// together with the screen that shows it.
@MainActor
final class TabBarTravel {
    /// The screen that keeps its space for the bar during the change.
    private(set) weak var screen: UIViewController?
    /// The controller of the change.
    private(set) weak var navigationController: UINavigationController?
    /// Whether the bar leaves; otherwise it comes back.
    let goesAway: Bool
    private weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    private let duration: Double
    private var ticker: FrameTicker?
    private var fraction = 0.0
    /// The run that plays while no finger drives the change.
    private var run: (run: ProgressRun, start: CFTimeInterval, isCancelled: Bool)?
    private let show: @MainActor (_ away: Double) -> Void

    /// - Parameters:
    ///   - show: Shows the bar moved out by a fraction, 0 to 1.
    ///   - onEnd: Called when the change is over.
    init(
        in navigationController: UINavigationController, coordinator: any UIViewControllerTransitionCoordinator,
        screen: UIViewController?, goesAway: Bool, show: @escaping @MainActor (_ away: Double) -> Void,
        onEnd: @escaping @MainActor (TabBarTravel) -> Void
    ) {
        self.navigationController = navigationController
        self.coordinator = coordinator
        self.screen = screen
        self.goesAway = goesAway
        self.show = show
        duration = coordinator.transitionDuration
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            if let self { onEnd(self) }
        }
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
                let new = ProgressRun(
                    from: fraction, to: isCancelled ? 0 : 1, timing: .easeInOut, duration: duration)
                run = (new, CACurrentMediaTime(), isCancelled)
            }
            if let run { fraction = run.run.progress(at: CACurrentMediaTime() - run.start) }
        }
        show(goesAway ? fraction : 1 - fraction)
        return true
    }

    func end() {
        ticker?.stop()
        ticker = nil
    }
}
#endif
