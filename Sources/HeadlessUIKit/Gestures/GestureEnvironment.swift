import Foundation

/// Delivers the touches of one window: decides which recognisers receive them, in which order actions are sent, and
/// which touches reach the views. Recognisers are notified of a touch before its view, and actions are sent after all
/// recognisers have been notified.
@MainActor
final class GestureEnvironment {
    /// The touches that a recogniser or view has still to be notified of.
    private(set) var sessions: [TouchSession] = []
    /// The recognisers in an attempt, in the order in which they joined it.
    fileprivate(set) var active: [UIGestureRecognizer] = []

    private var waiting: [() -> Void] = []
    private var isReceiving = false
    private var isSettling = false
    private var isTellingViews = false
    private var hasNewsForViews = false
    private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?
    private var watch: Headless.Token?

    /// The environment of a window; it lives as long as the window.
    static func of(_ window: UIWindow) -> GestureEnvironment {
        let key = "gestureEnvironment"
        if let known = Headless.associatedValue(for: key, on: window) as? GestureEnvironment { return known }
        let environment = GestureEnvironment()
        Headless.setAssociatedValue(environment, for: key, on: window)
        return environment
    }

    // MARK: Events

    /// Receives a change of a touch.
    func receive(_ touch: UITouch, _ phase: UITouch.Phase) {
        take { [weak self] in self?.send(touch, phase) }
    }

    /// Handles an event, or puts it in a queue if another event is being delivered.
    func take(_ event: @escaping () -> Void) {
        guard !isReceiving else {
            waiting.append { [weak self] in self?.take(event) }
            return
        }
        isReceiving = true
        event()
        isReceiving = false
        settle()
        if !waiting.isEmpty { waiting.removeFirst()() }
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
        for session in sessions where session.isDown { session.touch.phase = .stationary }
        touch.phase = phase
        touch.timestamp = Headless.clock.now
        let event = makeEvent(with: touch)
        event.change = (touch, phase)
        touch.window?.sendEvent(event)
    }

    /// Cancels all touches, as the system does.
    func cancelAll() {
        for session in sessions where session.isDown {
            if session.isScroll {
                receive(ScrollChange(place: session.touch, phase: .cancelled))
            } else {
                receive(session.touch, .cancelled)
            }
        }
    }

    /// Delivers an event to the recognisers, and queues it for the view.
    func deliver(_ event: UIEvent) {
        if let scroll = event.scroll { return deliver(scroll, event) }
        guard let (touch, phase) = event.change else { return }
        dropRecognizersOutside(touch.window)
        if phase == .began { begin(touch, event) }
        guard let session = session(of: touch) else { return }
        tellRecognizers(of: session, phase, event)
        session.enqueue(phase)
        if phase == .ended || phase == .cancelled { session.isDown = false }
    }

    /// The session of a touch that a recogniser or view has still to be notified of.
    func session(of touch: UITouch) -> TouchSession? {
        sessions.first { $0.touch === touch }
    }

    private func begin(_ touch: UITouch, _ event: UIEvent) {
        guard let window = touch.window, let view = TouchTarget.view(at: touch.point, in: window, event) else { return }
        touch.hit(view)
        touch.tapCount = countTaps(touch)
        var receivers: [UIGestureRecognizer] = []
        var next: UIView? = view
        while let candidate = next {
            for recognizer in candidate.gestureRecognizers ?? [] where accepts(recognizer, touch, event) {
                receivers.append(recognizer)
            }
            next = candidate.superview
        }
        touch.gestureRecognizers = receivers
        let isFirst = !sessions.contains { $0.isDown && !$0.isScroll && $0.touch.view === view }
        let session = TouchSession(
            touch: touch,
            recognizers: receivers,
            reachesView: isFirst || view.isMultipleTouchEnabled
        )
        open(session)
        for recognizer in receivers { recognizer.tracked.append(touch) }
    }

    /// Adds a session, and starts the attempts of its recognisers.
    func open(_ session: TouchSession) {
        sessions.append(session)
        for recognizer in session.recognizers {
            recognizer.environment = self
            recognizer.isActive = true
            if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
        }
        if watch == nil {
            watch = Headless.clock.onFrame { [weak self] in
                self?.dropRecognizersOutside(nil)
            }
        }
    }

    private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        // The window of its last attempt may have gone, and the attempt with it.
        if recognizer.isActive, recognizer.environment == nil { recognizer.finish() }
        guard recognizer.isEnabled, !recognizer.current.isFinal else { return false }
        guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        guard recognizer.environment == nil || recognizer.environment === self else { return false }
        guard !isScrolled(recognizer) else { return false }
        guard recognizer.shouldReceive(event) else { return false }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    private func tellRecognizers(of session: TouchSession, _ phase: UITouch.Phase, _ event: UIEvent) {
        let touch = session.touch
        for recognizer in session.recognizers {
            guard recognizer.tracked.contains(where: { $0 === touch }) else { continue }
            recognizer.lastPoint = touch.point
            recognizer.lastWindow = touch.window
            let isUp = phase == .ended || phase == .cancelled
            if isUp { recognizer.tracked.removeAll { $0 === touch } }
            guard !recognizer.current.isFinal else { continue }
            switch phase {
            case .began: recognizer.touchesBegan([touch], with: event)
            case .moved: recognizer.touchesMoved([touch], with: event)
            case .ended: recognizer.touchesEnded([touch], with: event)
            case .cancelled:
                recognizer.touchesCancelled([touch], with: event)
                // A gesture that was cancelled and has no touches is over, whatever a subclass does.
                if recognizer.isActive, recognizer.tracked.isEmpty { recognizer.breakOff() }
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }

    private func makeEvent(with touch: UITouch) -> UIEvent {
        let event = UIEvent()
        event.timestamp = touch.timestamp
        event.allTouches = Set(sessions.filter { $0.isDown && !$0.isScroll }.map(\.touch) + [touch])
        return event
    }

    /// The number of taps in a row at this place.
    private func countTaps(_ touch: UITouch) -> Int {
        let assumptions = Headless.assumptions
        var count = 1
        if let last = lastTap, touch.timestamp - last.time <= assumptions.tapInterval,
            hypot(touch.point.x - last.point.x, touch.point.y - last.point.y) <= assumptions.tapMovement
        {
            count = last.count + 1
        }
        lastTap = (touch.timestamp, touch.point, count)
        return count
    }

    /// Ends the gestures whose view has left the window, because their fingers no longer have a place in it.
    func dropRecognizersOutside(_ window: UIWindow?) {
        for recognizer in active where recognizer.isActive {
            let home = window ?? sessions.first { $0.recognizers.contains { $0 === recognizer } }?.touch.window
            guard let home, recognizer.view?.window !== home else { continue }
            recognizer.breakOff()
        }
    }

    // MARK: Settling

    /// Settles, unless that is about to happen.
    func settleIfIdle() {
        if !isReceiving, !isSettling { settle() }
    }

    /// Resolves waiting recognisers, sends actions, and resets finished recognisers, until nothing changes; then
    /// delivers touches to the views.
    private func settle() {
        guard !isSettling else { return }
        isSettling = true
        repeat {
            releaseHeld()
            if let next = active.first(where: { !$0.pendingActions.isEmpty && !$0.isDeferred }) {
                next.sendNextAction()
            } else if let done = active.first(where: { $0.current.isFinal && !$0.isDeferred }) {
                done.finish()
            } else {
                break
            }
        } while true
        deferActions()
        isSettling = false
        tellViews()
    }

    private func releaseHeld() {
        for recognizer in active {
            guard let state = recognizer.held, recognizer.blockers.allSatisfy({ $0.hasFailed }) else { continue }
            recognizer.held = nil
            recognizer.blockers = []
            recognizer.recognize(state)
        }
    }

    private func deferActions() {
        let deferred = active.filter(\.isDeferred)
        guard !deferred.isEmpty else { return }
        _ = Headless.clock.schedule(after: 0) { [weak self] in
            for recognizer in deferred { recognizer.isDeferred = false }
            self?.settleIfIdle()
        }
    }

    /// What a view does with a touch may set others free. Their views are told afterwards and not meanwhile.
    private func tellViews() {
        hasNewsForViews = true
        guard !isTellingViews else { return }
        isTellingViews = true
        while hasNewsForViews {
            hasNewsForViews = false
            for session in sessions where !session.isScroll { session.deliver(makeEvent(with: session.touch)) }
        }
        isTellingViews = false
        sessions.removeAll(where: \.isOver)
        if sessions.isEmpty {
            watch?.cancel()
            watch = nil
        }
    }
}

extension GestureEnvironment {
    /// The touches that a recogniser received in its attempt.
    func touches(of recognizer: UIGestureRecognizer) -> [UITouch] {
        sessions.filter { $0.recognizers.contains { $0 === recognizer } }.map(\.touch)
    }

    /// The views that have begun to follow touches which a recogniser received, too.
    func viewsFollowing(touchesOf recognizer: UIGestureRecognizer) -> [UIView] {
        sessions.filter { $0.isFollowedByView && $0.recognizers.contains { $0 === recognizer } }
            .compactMap(\.touch.view)
    }

    /// Stops sending a touch to a recogniser that ignores it.
    func stop(sending touch: UITouch, to recognizer: UIGestureRecognizer) {
        for session in sessions where session.touch === touch {
            session.recognizers.removeAll { $0 === recognizer }
        }
    }

    /// Removes a recogniser whose attempt is over.
    func forget(_ recognizer: UIGestureRecognizer) {
        active.removeAll { $0 === recognizer }
        for session in sessions { session.recognizers.removeAll { $0 === recognizer } }
    }
}
