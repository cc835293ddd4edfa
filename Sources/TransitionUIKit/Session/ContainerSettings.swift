#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// An installed adapter's session as the settings see it.
@MainActor
protocol InstalledSession: ControlledSession {
    /// The installed animator; nil if a rule returns the animator of each change.
    var animator: (any TransitionAnimator)? { get }
    /// The options in effect.
    var options: Any? { get }
    /// Whether a transition plays or is held.
    var isPlaying: Bool { get }
    /// The recognisers of the swipes that begin a change.
    var swipeGestureRecognizers: [UIPanGestureRecognizer] { get }
    /// Called when the app has changed the settings.
    func settingsDidChange()
}

/// The app's closures, switches and control for the transitions of one container. The container keeps this object, with
/// or without an installed animator, so these settings outlast an adapter.
@MainActor
package final class ContainerSettings: ControlledContainer {
    /// The session of the installed adapter; nil if nothing is installed.
    weak var session: (any InstalledSession)?
    /// The subscribers to the transitions of the container.
    let feed: TransitionFeed
    /// The tasks that wait for the end of a transition.
    let waiters = OutcomeWaiters()
    var controlled: (any ControlledSession)? { session }
    /// Called with the events of each transition.
    var onEvent: TransitionObserver?
    /// Returns whether a swipe may begin at a point of the container's view.
    package var shouldSwipe: (@MainActor (CGPoint) -> Bool)?
    /// Returns whether a swipe may go from one tab to another.
    var shouldSwipeToTab: (@MainActor (_ from: UIViewController, _ to: UIViewController) -> Bool)? {
        didSet { session?.settingsDidChange() }
    }
    /// Returns whether swipes go on to the tab after the tab at an index.
    var shouldSkipTab: (@MainActor (_ index: Int) -> Bool)?
    /// Whether fingers may begin a change or grab one that plays.
    var isSwipeEnabled = true {
        didSet { session?.settingsDidChange() }
    }
    /// The control for the app's code; nil until the app requests it.
    private(set) var usedControl: TransitionControl?

    /// Drives the container's transitions from code.
    var control: TransitionControl {
        if let usedControl { return usedControl }
        let new = TransitionControl(of: self)
        usedControl = new
        feed.subscribe(new) { [weak self, weak new] notice in
            guard case .step(let step, let run) = notice.kind, notice.session === self?.session else { return }
            new?.run(run, did: step)
        }
        return new
    }

    /// Returns what waits for the end of the transition that plays, is held or was requested; nil at rest.
    func makeWaiter() -> OutcomeWaiter? {
        guard isChanging else { return nil }
        let playing = session?.current.flatMap { feed.cast(of: $0.run) }
        return waiters.add(for: playing) { [weak self] in self?.isChanging == true }
    }

    /// Sets the session of the installed adapter.
    package func serve(_ session: ContainerSession) { self.session = session }

    private var isChanging: Bool {
        guard let session else { return false }
        return session.isPlaying || session.request != nil || session.isChangeRequested
    }

    private init(of feed: TransitionFeed) { self.feed = feed }

    /// Returns the settings of a container. The container keeps them.
    static func of(_ container: UIViewController, _ kind: ContainerKind) -> ContainerSettings {
        let key: Attachment =
            switch kind {
            case .navigation: .navigationSettings
            case .tab: .tabSettings
            case .modal: .modalSettings
            }
        return of(container, key) { .of(container) }
    }

    /// Returns the settings that a controller or a window keeps under a key.
    ///
    /// - Parameter feed: The subscribers to the transitions, for settings that are new.
    package static func of(
        _ owner: UIResponder, _ key: Attachment, feed: (@MainActor () -> TransitionFeed)? = nil
    ) -> ContainerSettings {
        if let known = key.get(from: owner) as? ContainerSettings { return known }
        let new = ContainerSettings(of: feed?() ?? TransitionFeed())
        key.set(new, on: owner)
        return new
    }
}
#endif
