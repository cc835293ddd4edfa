#if canImport(UIKit)
import UIKit

/// The finger that begins a change: it asks for it, and then leads what comes.
@MainActor
final class SwipeGesture {
    /// What the finger leads to.
    struct Aim {
        /// The session that a swipe would lead, and the points that its transition has towards an edge; nil where there is
        /// nothing to swipe to just now. Asked when a swipe begins.
        var prepare: @MainActor () -> (session: ContainerSession, edge: ScreenEdge, distance: Double)?
        /// Asks UIKit for the change; whether it will come.
        var ask: @MainActor () -> Bool
        /// The finger has gone all the way although the change was refused.
        var didAttempt: (@MainActor () -> Void)?
    }

    /// The recognisers: one for fingers, and where that takes no trackpad one for scrolls.
    let pans: [TransitionPan]
    private let aim: Aim
    private var progress = SwipeProgress()
    /// What the finger leads.
    private weak var led: ContainerSession?
    private var isRefused = false
    private var isRemoved = false

    /// - Parameters:
    ///   - pans: The recognisers; the first is the one for fingers.
    ///   - aim: What the finger leads to.
    init(_ pans: [TransitionPan], aim: Aim) {
        self.pans = pans
        self.aim = aim
        for pan in pans {
            pan.action = { [weak self] in self?.panDidChange($0) }
        }
    }

    deinit {
        // A presenter may go while a finger draws in what it presents: nobody leads that any more.
        guard let led, !isRefused else { return }
        MainQueue.inNextTurn { led.release(finishes: false, velocity: 0) }
    }

    /// The recogniser for fingers.
    var recognizer: UIPanGestureRecognizer? { pans.first?.recognizer }

    /// The app's own word on where a swipe may begin, in the coordinates of the view.
    func setShouldBegin(_ shouldBegin: (@MainActor (CGPoint) -> Bool)?) {
        for pan in pans { pan.shouldBegin = shouldBegin }
    }

    /// Listens no more, and lets go of what the finger leads: nobody hears of it when its recogniser is gone.
    func remove() {
        isRemoved = true
        if !isRefused, pans.contains(where: \.isUnderWay) { led?.release(finishes: false, velocity: 0) }
        led = nil
        for pan in pans { pan.remove() }
    }

    private func panDidChange(_ pan: TransitionPan) {
        if pan.recognizer.state == .began { begin() }
        // The app hears of what the finger does, and may take it away: the recogniser tells of that by itself.
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
        // Before UIKit is asked, because the app may take the swipe away on hearing of the change.
        led = aimed.session
        progress.start(towards: aimed.edge, distance: aimed.distance)
        isRefused = !aim.ask()
    }
}
#endif
