#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The events of the transitions of one container, or of all containers in a window, and their subscribers. The
/// container or the window keeps this object, with or without a transition installed.
@MainActor
package final class TransitionFeed {
    package struct Notice {
        package enum Kind {
            /// A container is about to change, and nothing has moved yet.
            case change
            /// A run has reached a step. Only subscribers to events receive progress.
            case step(RunStep, ScrubbableRun)
            /// A frame of a run, with its time and its expected duration in seconds. Only subscribers to frames receive
            /// it.
            case frame(ScrubbableRun, timestamp: Double, expected: Double)
        }

        package let kind: Kind
        /// The container's `ContainerSession`; nil after the transitions were uninstalled.
        package let session: AnyObject?
    }

    @MainActor
    fileprivate final class Subscription {
        private(set) weak var owner: AnyObject?
        let event: TransitionObserver?
        let notice: (@MainActor (Notice) -> Void)?
        let takesFrames: Bool
        /// Whether the latest event belongs to a transition that has not ended.
        private var isInChange = false

        init(
            _ owner: AnyObject, event: TransitionObserver? = nil, notice: (@MainActor (Notice) -> Void)? = nil,
            takesFrames: Bool = false
        ) {
            (self.owner, self.event, self.notice, self.takesFrames) = (owner, event, notice, takesFrames)
        }

        /// Calls the subscriber with an event. The first event of a transition is always `began`, also for a subscriber
        /// that has come later. A change that replaces another one continues it.
        func receive(_ new: TransitionEvent) {
            let begins = !isInChange
            isInChange = new != .finished && new != .cancelled
            if begins { event?(.began) }
            if new != .began { event?(new) }
        }
    }
    private var subscriptions: [Subscription] = []
    /// The runs that have begun and not ended.
    private var casts: [Weak<RunCast>] = []
    /// The latest run with visible events.
    private weak var shown: RunCast?

    private static let key = "repertoire.feed"

    /// Returns the feed of a container, and makes it if necessary.
    package static func of(_ container: UIViewController) -> TransitionFeed {
        if let known = known(on: container) { return known }
        let new = TransitionFeed()
        Attachment.feed.set(new, on: container)
        return new
    }

    /// Returns the feed of a container; nil if it has never had one.
    package static func known(on container: UIViewController) -> TransitionFeed? {
        Attachment.feed.get(from: container) as? TransitionFeed
    }

    /// Returns the feed of all containers in a window, and makes it if necessary.
    package static func of(_ window: UIWindow) -> TransitionFeed {
        if let known = known(on: window) { return known }
        let new = TransitionFeed()
        window.layer.setValue(new, forKey: key)
        return new
    }

    /// Returns the feed of all containers in a window; nil if it has never had one.
    package static func known(on window: UIWindow) -> TransitionFeed? {
        window.layer.value(forKey: key) as? TransitionFeed
    }

    // MARK: Subscriptions

    /// Calls a closure with the events of transitions, as the app's own observer is called, until `owner` is freed. If
    /// a run already plays, its remaining events are included. A second subscription of the same owner has no effect.
    package func subscribe(_ owner: AnyObject, events: @escaping TransitionObserver) {
        guard !subscriptions.contains(where: { $0.owner === owner }) else { return }
        let new = Subscription(owner, event: events)
        subscriptions.append(new)
        audienceDidChange(newcomer: new)
    }

    /// Calls a closure with changes and their steps until `owner` is freed. A second call with the same owner replaces
    /// the closure.
    package func subscribe(
        _ owner: AnyObject, frames: Bool = false, notices: @escaping @MainActor (Notice) -> Void
    ) {
        unsubscribe(owner)
        subscriptions.append(Subscription(owner, notice: notices, takesFrames: frames))
        audienceDidChange()
    }

    /// Removes the subscription of an owner, and those of all owners that have been freed.
    package func unsubscribe(_ owner: AnyObject) {
        subscriptions = subscriptions.filter { $0.owner !== owner && $0.owner != nil }
        audienceDidChange()
    }

    // Not inlined, because each of the three callers would contain it with all that it calls.
    @inline(never)
    private func audienceDidChange(newcomer: Subscription? = nil) {
        for cast in casts { cast.object?.audienceDidChange(newcomer: newcomer) }
    }

    fileprivate var takesEvents: Bool { subscriptions.contains { $0.owner != nil && $0.event != nil } }
    fileprivate var takesFrames: Bool { subscriptions.contains { $0.owner != nil && $0.takesFrames } }

    // MARK: Publication

    /// Calls the subscribers. One of them may add or remove subscriptions.
    func publish(_ notice: Notice) {
        var isFrame = false
        if case .frame = notice.kind { isFrame = true }
        for subscription in subscriptions where subscription.owner != nil && (!isFrame || subscription.takesFrames) {
            subscription.notice?(notice)
        }
    }

    func publish(_ event: TransitionEvent) {
        for subscription in subscriptions where subscription.owner != nil { subscription.receive(event) }
    }

    /// Returns the cast of a run that has begun and not ended, if the run has visible events.
    func cast(of run: ScrubbableRun) -> RunCast? {
        casts.lazy.compactMap(\.object).first { $0.shows(run) }
    }

    fileprivate func begin(_ cast: RunCast, isSilent: Bool) {
        casts.append(Weak(cast))
        if !isSilent { shown = cast }
    }

    fileprivate func end(_ cast: RunCast) { casts.removeAll { $0.object === cast || $0.object == nil } }

    /// Returns whether subscribers are notified of the end of a run; false if they follow another run that has begun.
    fileprivate func concludes(_ cast: RunCast) -> Bool {
        guard shown == nil || shown === cast else { return false }
        shown = nil
        return true
    }
}

/// Sends the steps of one run to the app's observer and to the feeds of its container and window, and its progress once
/// a frame while it plays.
@MainActor
final class RunCast: RunWatcher {
    private weak var session: AnyObject?
    private let feed: TransitionFeed
    private let windowFeed: TransitionFeed?
    private let waiters: OutcomeWaiters
    /// Called before the app's observer, for a view that moves with the transition.
    private let follower: TransitionObserver?
    private let observer: TransitionObserver?
    private let isSilent: Bool
    private weak var run: ScrubbableRun?
    private var hasBegun = false
    private var ticker: FrameTicker?

    /// - Parameter isSilent: Whether the run has no events, only steps.
    init(
        _ session: AnyObject, feed: TransitionFeed, windowFeed: TransitionFeed?, waiters: OutcomeWaiters,
        follower: TransitionObserver?, observer: TransitionObserver?, isSilent: Bool
    ) {
        self.session = session
        self.feed = feed
        self.windowFeed = windowFeed
        self.waiters = waiters
        self.follower = follower
        self.observer = observer
        self.isSilent = isSilent
    }

    func run(_ run: ScrubbableRun, did step: RunStep) {
        switch step {
        case .progress(let fraction): return send(.progress(fraction))
        case .begin:
            self.run = run
            feed.begin(self, isSilent: isSilent)
        case .end: feed.end(self)
        case .hold, .letGo: break
        case .reportEnd(let cancelled): reportEnd(cancelled ? .cancelled : .finished)
        }
        publish(.step(step, run))
        // Last, because the app may end the transition when it observes the beginning.
        if step == .begin { begin() }
        audienceDidChange()
    }

    private func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        if !isSilent { waiters.begin(self) }
        send(.began)
    }

    private func reportEnd(_ outcome: TransitionOutcome) {
        // A change without a visible transition has not begun on a stage.
        begin()
        send(outcome == .finished ? .finished : .cancelled)
        if !isSilent { waiters.end(self, outcome) }
    }

    /// Whether this cast sends the events of a run.
    func shows(_ run: ScrubbableRun) -> Bool { self.run === run && !isSilent }

    func runPlays(_ run: ScrubbableRun) { audienceDidChange() }

    private func send(_ event: TransitionEvent) {
        guard !isSilent else { return }
        follower?(event)
        observer?(event)
        switch event {
        case .began, .progress: feed.publish(event)
        case .finished, .cancelled: if feed.concludes(self) { feed.publish(event) }
        }
    }

    private func publish(_ kind: TransitionFeed.Notice.Kind) {
        let notice = TransitionFeed.Notice(kind: kind, session: session)
        feed.publish(notice)
        windowFeed?.publish(notice)
    }

    // MARK: Frames

    /// Runs the ticker only while its frames are needed.
    ///
    /// - Parameter newcomer: A new subscriber. If the run is held, this subscriber receives the progress at once,
    ///   because a held run has no frames.
    fileprivate func audienceDidChange(newcomer: TransitionFeed.Subscription? = nil) {
        guard let run, !run.isOver else { return stop() }
        if !takesFrames(of: run) {
            stop()
        } else if ticker == nil {
            ticker = FrameTicker(eachFrame: { [weak self] in self?.frame($0, $1) ?? false })
        }
        guard let newcomer, run.isHeld, !isSilent else { return }
        MainQueue.inNextTurn { [weak run] in
            guard newcomer.owner != nil else { return }
            run?.shownFraction.map { newcomer.receive(.progress($0)) }
        }
    }

    private func takesFrames(of run: ScrubbableRun) -> Bool {
        if run.onFrame != nil || feed.takesFrames || windowFeed?.takesFrames == true { return true }
        return run.isPlaying && !isSilent && (observer != nil || follower != nil || feed.takesEvents)
    }

    private func frame(_ timestamp: Double, _ expected: Double) -> Bool {
        guard let run, !run.isOver else { return false }
        run.onFrame?()
        if feed.takesFrames || windowFeed?.takesFrames == true {
            publish(.frame(run, timestamp: timestamp, expected: expected))
        }
        if run.isPlaying, let fraction = run.shownFraction { send(.progress(fraction)) }
        return ticker != nil
    }

    private func stop() {
        ticker?.stop()
        ticker = nil
    }
}
#endif
