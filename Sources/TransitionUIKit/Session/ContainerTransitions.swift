#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The transitions of one container: what is installed, its events, its swipes and its control.
///
///     navigationController.transitions.onEvent = { event in
///         if case .progress(let fraction) = event { header.alpha = 1 - fraction }
///     }
///
/// Closures and switches can be set before an animator is installed. They remain when another animator is installed,
/// and when the animator is uninstalled. The container retains the closures, so capture the container weakly in them.
@MainActor
public struct ContainerTransitions<Options> {
    package private(set) weak var container: UIViewController?
    private let settings: ContainerSettings

    init(of container: UIViewController, _ kind: ContainerKind) {
        self.init(of: container, .of(container, kind))
    }

    package init(of container: UIViewController, _ settings: ContainerSettings) {
        self.container = container
        self.settings = settings
    }

    // MARK: What is installed

    /// The installed animator; nil if nothing is installed, or if a rule returns the animator of each change.
    public var animator: (any TransitionAnimator)? { settings.session?.animator }

    /// The options in effect; nil if nothing is installed. A change that brings an animator, such as a push with
    /// `transition:`, installs the default options if there are none.
    public var options: Options? { settings.session?.options as? Options }

    // MARK: Transitions

    /// Called with the beginning, the progress and the outcome of each transition of this container.
    public var onEvent: TransitionObserver? {
        get { settings.onEvent }
        nonmutating set { settings.onEvent = newValue }
    }

    /// Drives transitions from code: pauses the current or next transition, scrubs it, then finishes or cancels it.
    public var control: TransitionControl { settings.control }

    /// Whether a transition plays or is held. During a whole-window transition UIKit's `transitionCoordinator` is nil,
    /// because UIKit has already completed its own change.
    public var isPlaying: Bool { settings.session?.isPlaying ?? false }

    /// Waits for the end of the transition that plays or is held, or of the change that was just requested.
    ///
    ///     navigationController.pushViewController(detail, animated: true)
    ///     if await navigationController.transitions.outcome() == .finished { startVideo() }
    ///
    /// The call returns after `onEvent` was called with the end. A transition that is held has not ended. If another
    /// change replaces a transition, the call still returns how the replaced one has ended.
    ///
    /// - Returns: How the transition has ended. nil if the container is at rest, which is returned at once, if the
    ///   system plays the change or UIKit never begins it, if the container is freed before, and if the task is
    ///   cancelled.
    // In the apps that wait, because the parts of an asynchronous function are thousands of bytes.
    @_alwaysEmitIntoClient
    public func outcome() async -> TransitionOutcome? {
        guard !Task.isCancelled, let waiter = makeWaiter() else { return nil }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiter.wait { continuation.resume(returning: $0) }
            }
        } onCancel: {
            Task { @MainActor in waiter.end(nil) }
        }
    }

    @usableFromInline
    func makeWaiter() -> OutcomeWaiter? { settings.makeWaiter() }

    // MARK: Swipes

    /// Whether fingers may swipe and grab a transition that plays; true by default. A change to false during a swipe
    /// cancels the swipe. The value does not change the options.
    public var isSwipeEnabled: Bool {
        get { settings.isSwipeEnabled }
        nonmutating set { settings.isSwipeEnabled = newValue }
    }

    /// Returns whether a swipe may begin at a point, in the coordinates of the container's view. nil allows it wherever
    /// no view or recogniser inside needs the finger. A swipe between tabs never begins on the tab bar.
    ///
    /// The point is where the finger came down. Called at each touch if swipes may begin anywhere, so that no list
    /// waits for a swipe that is refused; otherwise when a swipe is about to begin.
    public var shouldSwipe: (@MainActor (_ point: CGPoint) -> Bool)? {
        get { settings.shouldSwipe }
        nonmutating set { settings.shouldSwipe = newValue }
    }

    /// The recognisers of the swipes; empty if no swipe is installed. Use them with `require(toFail:)`. A swipe from
    /// anywhere has one recogniser. A swipe from an edge has one for fingers and, except for dismissals, one for
    /// trackpads. Swipes between tabs have both for two edges.
    public var swipeGestureRecognizers: [UIPanGestureRecognizer] { settings.session?.swipeGestureRecognizers ?? [] }
}

extension ContainerTransitions<TabTransitionOptions> {
    /// Returns whether a swipe may go from one tab to another; nil allows all swipes. A swipe does not skip a refused
    /// tab, but stops before it; ``shouldSkipTab`` skips tabs. Called when a finger moves towards a tab, once for each pair of tabs in a drag. The
    /// controller of that tab is created only then.
    public var shouldSwipeToTab: (@MainActor (_ from: UIViewController, _ to: UIViewController) -> Bool)? {
        get { settings.shouldSwipeToTab }
        nonmutating set { settings.shouldSwipeToTab = newValue }
    }

    /// Returns whether swipes go on to the tab after a tab, which is given by its index in `tabs` or `viewControllers`;
    /// nil, the default, skips only tabs that are not enabled.
    ///
    ///     tabBarController.transitions.shouldSkipTab = { index in index == 2 }
    ///
    /// Taps and code select the tab as usual. Called while a finger moves; the controller of a skipped tab is not created.
    public var shouldSkipTab: (@MainActor (_ index: Int) -> Bool)? {
        get { settings.shouldSkipTab }
        nonmutating set { settings.shouldSkipTab = newValue }
    }
}
#endif
