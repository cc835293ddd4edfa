#if canImport(UIKit)
import TransitionCore
import UIKit

/// A swipe that begins a change: it asks UIKit for the change and then moves the transition.
@MainActor
final class SwipeGesture {
    /// The change that a swipe leads to.
    struct Aim {
        /// The session whose transition a swipe would move, the edge that the finger moves towards, and the length of
        /// the whole transition in points; nil where there is nothing to swipe to at this moment. Called when a swipe
        /// begins.
        var prepare: @MainActor () -> (session: ContainerSession, edge: ScreenEdge, distance: Double)?
        /// Asks UIKit for the change and returns whether UIKit will begin it.
        var ask: @MainActor () -> Bool
        /// Called when the finger has gone far enough to finish although the change was refused.
        var didAttempt: (@MainActor () -> Void)?
    }

    /// The recognisers: one for fingers and, if that does not recognise trackpad scrolls, another for these.
    let pans: [TransitionPan]
    private let aim: Aim
    private var progress = SwipeProgress()
    /// The session whose transition the finger moves.
    private weak var led: ContainerSession?
    private var isRefused = false
    private var isRemoved = false

    /// - Parameters:
    ///   - pans: The recognisers; the first is the one for fingers.
    ///   - aim: The change that a swipe leads to.
    init(_ pans: [TransitionPan], aim: Aim) {
        self.pans = pans
        self.aim = aim
        for pan in pans {
            pan.action = { [weak self] in self?.panDidChange($0) }
        }
    }

    deinit {
        // A presenter may be freed while a finger moves the screen that it presents; then nothing else would end that
        // transition.
        guard let led, !isRefused else { return }
        MainQueue.inNextTurn { led.release(finishes: false, velocity: 0) }
    }

    /// The recogniser for fingers.
    var recognizer: UIPanGestureRecognizer? { pans.first?.recognizer }

    /// The app's own condition for where a swipe may begin, in the coordinates of the view.
    func setShouldBegin(_ shouldBegin: (@MainActor (CGPoint) -> Bool)?) {
        for pan in pans { pan.shouldBegin = shouldBegin }
    }

    /// Removes the recognisers. A transition under the finger goes back, because without its recogniser the end of the
    /// touch would not be reported.
    func remove() {
        isRemoved = true
        if !isRefused, pans.contains(where: \.isUnderWay) { led?.release(finishes: false, velocity: 0) }
        led = nil
        for pan in pans { pan.remove() }
    }

    private func panDidChange(_ pan: TransitionPan) {
        if pan.recognizer.state == .began { begin() }
        // Read before the app is told of the movement, because the app may remove or cancel the recogniser, which then
        // reports that itself.
        let isLast = !pan.isUnderWay
        if let led, !isRefused {
            progress.follow(pan, session: led)
        } else if let led, pan.recognizer.state == .ended, progress.finishes(pan, by: led.releaseDecision) {
            aim.didAttempt?()
        }
        if isLast { led = nil }
    }

    private func begin() {
        led = nil
        isRefused = false
        guard let aimed = aim.prepare(), !isRemoved else { return }
        // Set before UIKit is asked, because the app may remove the swipe when it is told of the change.
        led = aimed.session
        progress.start(towards: aimed.edge, distance: aimed.distance)
        isRefused = !aim.ask()
    }
}
#endif
