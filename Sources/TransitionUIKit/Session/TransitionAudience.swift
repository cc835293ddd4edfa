#if canImport(UIKit)
import TransitionCore
import UIKit

/// Views of the app that hear of the changes of one container, beside the adapter's `onTransition`. The container keeps
/// it, whether a transition is installed or not.
@MainActor
package final class TransitionAudience {
    /// One who hears. Whoever wants to hear keeps it.
    package final class Listener {
        package var hear: TransitionObserver

        package init(_ hear: @escaping TransitionObserver) { self.hear = hear }
    }

    private var listeners: [Weak<Listener>] = []
    private weak var run: ScrubbableRun?
    private var ticker: FrameTicker?
    private var told: Double?

    /// Who listens to a container; nil if nobody ever has.
    static func known(on controller: UIViewController?) -> TransitionAudience? {
        controller.flatMap { Attachment.audience.get(from: $0) as? TransitionAudience }
    }

    /// Who listens to a container, made when it is first asked for.
    static func of(_ controller: UIViewController) -> TransitionAudience {
        if let known = known(on: controller) { return known }
        let new = TransitionAudience()
        Attachment.audience.set(new, on: controller)
        return new
    }

    /// Adds a listener to a container. It follows a change that plays already, too.
    package static func add(_ listener: Listener, to controller: UIViewController) {
        of(controller).add(listener, playing: controller.playingRun)
    }

    /// Removes a listener from a container.
    package static func remove(_ listener: Listener, from controller: UIViewController) {
        known(on: controller)?.remove(listener)
    }

    private func add(_ listener: Listener, playing run: ScrubbableRun?) {
        guard !listeners.contains(where: { $0.object === listener }) else { return }
        listeners.append(Weak(listener))
        if let run, !run.isWaiting, !run.isOver { begin(run) }
    }

    /// Removes a listener, and those that are no more.
    private func remove(_ listener: Listener) {
        listeners.removeAll { $0.object === listener || $0.object == nil }
        if listeners.isEmpty { stop() }
    }

    /// Tells who listens to a container, if anybody does, of what becomes of a run there.
    static func tell(of run: ScrubbableRun, _ step: RunStep, on controller: UIViewController?) {
        switch step {
        case .begin: known(on: controller)?.begin(run)
        case .hold, .letGo, .end: break
        case .reportEnd(let cancelled): known(on: controller)?.end(run, cancelled: cancelled)
        }
    }

    /// A change has taken place that nobody has seen move.
    func changed() { tell(.finished) }

    private func begin(_ run: ScrubbableRun) {
        self.run = run
        guard ticker == nil, listeners.contains(where: { $0.object != nil }) else { return }
        ticker = FrameTicker { [weak self] in self?.report() ?? false }
    }

    private func end(_ run: ScrubbableRun, cancelled: Bool) {
        guard self.run == nil || self.run === run else { return }
        stop()
        tell(cancelled ? .cancelled : .finished)
    }

    private func stop() {
        ticker?.stop()
        ticker = nil
        run = nil
        told = nil
    }

    /// Tells the progress if it is another than before.
    private func report() -> Bool {
        guard let run, !run.isOver else {
            ticker = nil
            return false
        }
        if let fraction = run.fraction?.tamed(to: 0...1, otherwise: 0), fraction != told {
            told = fraction
            tell(.progress(fraction))
        }
        return true
    }

    private func tell(_ event: TransitionEvent) {
        // Listeners may come and go as they hear.
        for listener in listeners { listener.object?.hear(event) }
    }
}

extension UIViewController {
    fileprivate var playingRun: ScrubbableRun? {
        (self as? UINavigationController)?.navigationTransitionAdapter?.current?.run
            ?? (self as? UITabBarController)?.tabTransitionAdapter?.currentDriver?.run
            ?? modalTransitionAdapter?.current?.run
    }
}
#endif
