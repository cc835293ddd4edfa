#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// A swipe that begins a change: it requests the change from UIKit and then drives the transition.
@MainActor
final class SwipeGesture {
    /// The change that a swipe makes.
    struct Aim {
        /// Returns the session of the transition, the edge that the finger moves towards, and the distance of the whole
        /// transition in points; nil if there is nothing to swipe to. Called when a swipe begins.
        var prepare: @MainActor () -> (session: ContainerSession, edge: ScreenEdge, distance: Double)?
        /// Requests the change from UIKit and returns whether UIKit will begin it.
        var ask: @MainActor () -> Bool
        /// Called when UIKit has refused the change and the finger has nevertheless moved far enough to finish it.
        var didAttempt: (@MainActor () -> Void)?

        /// The change that goes back in a container, or dismisses a screen.
        @MainActor
        static func backward(
            of session: ContainerSession, ask: @escaping @MainActor () -> Bool,
            didAttempt: @escaping @MainActor () -> Void
        ) -> Aim {
            Aim(
                prepare: { [weak session] in
                    guard let session else { return nil }
                    let edge = session.backwardEdge
                    return (session, edge, session.distance(towards: edge))
                },
                ask: ask,
                didAttempt: didAttempt
            )
        }
    }

    /// The recognisers: one for fingers and, if it does not recognise trackpad scrolls, another one for these.
    let pans: [TransitionPan]
    private let aim: Aim
    private var progress = SwipeProgress()
    /// The session of the transition that the finger drives.
    private weak var led: ContainerSession?
    private var isRefused = false
    private var isRemoved = false

    /// - Parameters:
    ///   - pans: The recognisers; the first is the one for fingers.
    ///   - aim: The change that a swipe makes.
    init(_ pans: [TransitionPan], aim: Aim) {
        self.pans = pans
        self.aim = aim
        for pan in pans {
            pan.action = { [weak self] in self?.panDidChange($0) }
        }
    }

    deinit {
        // A presenter may be freed while a finger moves its presented screen. Nothing else would end that transition
        // then.
        guard let led, !isRefused else { return }
        MainQueue.inNextTurn { led.release(finishes: false, velocity: 0) }
    }

    /// The recogniser for fingers.
    var recognizer: UIPanGestureRecognizer? { pans.first?.recognizer }

    /// The recognisers, the one for fingers first.
    var recognizers: [UIPanGestureRecognizer] { pans.map(\.recognizer) }

    /// Applies the app's settings: whether swipes are recognised, and where they may begin.
    func follow(_ settings: ContainerSettings) {
        for pan in pans {
            pan.allowsPlace = { [weak settings] in settings?.shouldSwipe?($0) != false }
            // Setting the same value again might cancel a swipe.
            if pan.recognizer.isEnabled != settings.isSwipeEnabled {
                pan.recognizer.isEnabled = settings.isSwipeEnabled
            }
        }
    }

    /// Removes the recognisers. A transition under the finger is cancelled, because without its recogniser the end of
    /// the touch would not be reported.
    func remove() {
        isRemoved = true
        if !isRefused, pans.contains(where: \.isUnderWay) { led?.release(finishes: false, velocity: 0) }
        led = nil
        for pan in pans { pan.remove() }
    }

    private func panDidChange(_ pan: TransitionPan) {
        if pan.recognizer.state == .began { begin() }
        // The state is read before the app observes the movement. The app may then remove or cancel the recogniser,
        // which reports its end in another call.
        let isLast = !pan.isUnderWay
        if let led, !isRefused {
            progress.follow(pan, session: led)
        } else if let led, pan.recognizer.state == .ended, progress.finishes(pan, by: led.releaseRule) {
            aim.didAttempt?()
        }
        if isLast { led = nil }
    }

    private func begin() {
        led = nil
        isRefused = false
        guard let aimed = aim.prepare(), !isRemoved else { return }
        // Set before the request to UIKit, because the app may remove the swipe when it observes the change.
        led = aimed.session
        progress.start(towards: aimed.edge, distance: aimed.distance)
        isRefused = !aim.ask()
    }
}
#endif
