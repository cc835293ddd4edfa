import Repertoire
import UIKit

/// Playing, scrubbing, and what the adapter tells of it.
extension TrialViewController {
    func play() {
        guard let stage else { return }
        if isScrubbing || stage.isHolding { stage.finish() } else { stage.play() }
        isScrubbing = false
    }

    /// Turns round what is under way, or plays the way back.
    func reverse() {
        guard let stage else { return }
        if isScrubbing || stage.isHolding || (stage.isBusy && stage.hold()) {
            stage.cancel()
        } else if stage.isForward {
            stage.play()
        }
        isScrubbing = false
    }

    /// Holds the transition there: the one under way, or the next one.
    func scrub(to progress: Double) {
        guard let stage else { return }
        // UIKit begins a change a little after it was asked for; until then, the slider says where it is to begin.
        if !isScrubbing { isScrubbing = stage.hold() }
        if isScrubbing { stage.scrub(to: progress) }
    }

    /// At an end, there is nothing more to look at.
    func letGo(at progress: Double) {
        guard progress <= 0.001 || progress >= 0.999 else { return }
        if progress < 0.5 { stage?.cancel() } else { stage?.finish() }
        isScrubbing = false
    }

    /// Follows the adapter, which may be another one after each change of the settings.
    func listen() {
        stage?.carrier?.setTransitionObserver { [weak self] event in self?.show(event) }
    }

    private func show(_ event: TransitionEvent) {
        let container = stage?.trial.container.rawValue ?? ""
        switch event {
        case .began: break
        case .progress(let progress):
            bar.show(status: StatusText.progress(progress), residue: ResidueText.unknown)
            bar.show(progress: progress)
            act(at: progress)
        case .finished:
            bar.show(status: StatusText.finished(container), residue: ResidueText.unknown)
            end()
        case .cancelled:
            bar.show(status: StatusText.cancelled(container), residue: ResidueText.unknown)
            end()
        }
    }

    /// Does what the launch arguments ask for at a progress of a change.
    private func act(at progress: Double) {
        if let grab = context.behavior.grab, progress >= grab, !hasGrabbed, !isScrubbing {
            hasGrabbed = true
            // In a later turn, because the change is reporting its progress.
            Task { [weak self] in
                if self?.stage?.isBusy == true { self?.scrub(to: grab) }
            }
        }
        let isInteractive = stage?.carrier?.transitionCoordinator?.isInteractive == true
        if let turn = context.behavior.turn, progress >= turn, isInteractive, !hasTurned {
            hasTurned = true
            turnToLandscape()
        }
    }

    /// Turns the app as a turned device does, with whatever moves in it. The app's orientations count for each window and
    /// each presented screen.
    private func turnToLandscape() {
        guard #available(iOS 16.0, *), let app = UIApplication.shared.delegate as? AppDelegate else { return }
        app.orientations = .landscapeRight
        setNeedsUpdateOfSupportedInterfaceOrientations()
        drawer?.setNeedsUpdateOfSupportedInterfaceOrientations()
        // Says whether the system refuses it.
        view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) {
            @Sendable [weak self] error in
            let reason = error.localizedDescription
            Task { @MainActor in self?.refusedTurn = reason }
        }
    }

    private func end() {
        (isScrubbing, hasGrabbed) = (false, false)
        bar.show(progress: 0)
        if let refusedTurn {
            bar.show(status: "\(StatusText.refusedTurn): \(refusedTurn)", residue: ResidueText.unknown)
        }
        looking?.cancel()
        looking = Task { [weak self] in
            // UIKit tidies up after it has told everybody.
            repeat {
                try? await Task.sleep(nanoseconds: 150_000_000)
            } while !Task.isCancelled
                && self?.lookForRemains() == false
        }
    }

    /// - Returns: Whether it could be looked for: while something is under way it cannot.
    private func lookForRemains() -> Bool {
        guard let stage, !stage.isBusy, let screen = stage.visibleScreen?.viewIfLoaded else { return false }
        bar.show(residue: ResidueText.left(remains.look(at: screen, isForward: stage.isForward)))
        return true
    }
}

extension UIViewController {
    /// Has the transition that is installed on this controller tell somebody what becomes of it.
    func setTransitionObserver(_ observer: @escaping TransitionObserver) {
        switch self {
        case let navigation as UINavigationController: navigation.transitions.onEvent = observer
        case let tabs as UITabBarController: tabs.transitions.onEvent = observer
        default: modalTransitions.onEvent = observer
        }
    }
}

extension TrialStage {
    /// The screen that is to be seen while nothing is under way.
    var visibleScreen: UIViewController? {
        switch carrier {
        case let navigation as UINavigationController: navigation.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: isForward ? carrier : host.children.first
        }
    }
}
