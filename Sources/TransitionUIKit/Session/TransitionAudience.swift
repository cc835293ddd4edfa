#if canImport(UIKit)
import TransitionCore
import UIKit

/// The listeners to the changes of one container, in addition to the adapter's `onTransition`. The container keeps this
/// object, with or without a transition installed.
@MainActor
package final class TransitionAudience {
    /// A closure that receives events. Its creator keeps it alive.
    package final class Listener {
        package var hear: TransitionObserver

        package init(_ hear: @escaping TransitionObserver) { self.hear = hear }
    }

    private var listeners: [Weak<Listener>] = []
    private weak var run: ScrubbableRun?
    private var ticker: FrameTicker?
    private var told: Double?

    /// Returns the listeners to a container; nil if it has never had one.
    static func known(on controller: UIViewController?) -> TransitionAudience? {
        controller.flatMap { Attachment.audience.get(from: $0) as? TransitionAudience }
    }

    /// Returns the listeners to a container, and creates the object if necessary.
    static func of(_ controller: UIViewController) -> TransitionAudience {
        if let known = known(on: controller) { return known }
        let new = TransitionAudience()
        Attachment.audience.set(new, on: controller)
        return new
    }

    /// Adds a listener to a container. The listener also receives the events of a change that already plays.
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

    /// Removes a listener, and all that have been freed.
    private func remove(_ listener: Listener) {
        listeners.removeAll { $0.object === listener || $0.object == nil }
        if listeners.isEmpty { stop() }
    }

    /// Notifies the listeners to a container of a step of its run.
    static func tell(of run: ScrubbableRun, _ step: RunStep, on controller: UIViewController?) {
        switch step {
        case .begin: known(on: controller)?.begin(run)
        case .hold, .letGo, .end: break
        case .reportEnd(let cancelled): known(on: controller)?.end(run, cancelled: cancelled)
        }
    }

    /// Reports a change that took place without a visible transition.
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

    /// Reports the progress if it has changed.
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
        // A listener may add or remove listeners.
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
