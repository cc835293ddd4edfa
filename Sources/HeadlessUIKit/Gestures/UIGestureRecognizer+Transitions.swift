import Foundation

/// The state machine. It does not call actions itself: states are queued, and the environment sends them after every
/// recogniser has seen the event.
extension UIGestureRecognizer {
    /// Performs the transition that setting `state` asks for, or the nearest legal one.
    func transition(to new: State) {
        switch current {
        case .possible:
            switch new {
            case .possible: return
            case .began, .changed: attempt(.began)
            case .ended: attempt(.ended)
            case .cancelled, .failed: enter(.failed)
            }
        case .began, .changed:
            switch new {
            case .possible: return
            case .began, .changed: enter(.changed)
            case .ended: enter(.ended)
            case .cancelled, .failed: enter(.cancelled)
            }
        case .ended, .cancelled, .failed:
            return
        }
        environment?.settleIfIdle()
    }

    /// Tries to recognise: asks the views, the delegate and other recognisers.
    private func attempt(_ new: State) {
        if held != nil {
            // A continuous gesture whose fingers are lifted before it could begin has nothing to follow.
            if held == .began, new == .ended { enter(.failed) }
            return
        }
        guard canBegin() else { return enter(.failed) }
        // The delegate may have disabled or removed the recogniser.
        guard current == .possible, held == nil, isEnabled else { return }
        let pending = environment?.requirements(of: self) ?? []
        if pending.isEmpty {
            recognize(new)
        } else {
            held = new
            blockers = pending
        }
    }

    /// Leaves `.possible`, unless a recogniser that has recognised already prevents it.
    func recognize(_ new: State) {
        guard let environment else { return enter(new) }
        if environment.isPrevented(self) { return enter(.failed) }
        willRecognize()
        enter(new)
        environment.didRecognize(self)
    }

    func enter(_ new: State, silently: Bool = false) {
        current = new
        held = nil
        blockers = []
        if shown != nil { shown = new }
        if new != .failed, !silently { pendingActions.append(new) }
        if environment == nil {
            // No touch has been seen: a subclass that recognises on its own.
            while !pendingActions.isEmpty { sendNextAction() }
            if new.isFinal { finish() }
        }
    }

    /// Whether view and delegate let the gesture begin. The views that were touched are asked as well as the
    /// recogniser's own (a slider refuses pans along its track this way), up to that view.
    private func canBegin() -> Bool {
        var asked: [UIView] = []
        for touch in environment?.touches(of: self) ?? [] {
            var next = touch.view
            while let candidate = next {
                if !asked.contains(where: { $0 === candidate }) { asked.append(candidate) }
                if candidate === view { break }
                next = candidate.superview
            }
        }
        if let view, !asked.contains(where: { $0 === view }) { asked.append(view) }
        for candidate in asked where !candidate.gestureRecognizerShouldBegin(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Calls the actions for the oldest state that was not reported yet.
    func sendNextAction() {
        let state = pendingActions.removeFirst()
        shown = state
        defer { shown = nil }
        for action in actions where action.isAlive { action.run(self) }
    }

    /// Back to the start. Touches that are still down are ignored.
    func finish() {
        isActive = false
        tracked = []
        pendingActions = []
        held = nil
        blockers = []
        current = .possible
        environment?.forget(self)
        environment = nil
        reset()
    }

    /// The middle of the touches, in window coordinates.
    var middle: CGPoint {
        guard !tracked.isEmpty else { return lastPoint }
        var sum = CGPoint.zero
        for touch in tracked {
            sum.x += touch.point.x
            sum.y += touch.point.y
        }
        let count = CGFloat(tracked.count)
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    // MARK: Broken off

    func disabled() {
        guard isActive else { return }
        isDeferred = Headless.assumptions.disablingRecognizerActsNextTurn
        breakOff()
    }

    func leftView() {
        guard isActive else { return }
        breakOff(silently: !Headless.assumptions.removingRecognizerSendsCancelled)
    }

    /// Cancels a gesture that was recognised, fails one that was not.
    func breakOff(silently: Bool = false) {
        guard !current.isFinal else { return }
        enter(current == .possible ? .failed : .cancelled, silently: silently)
        environment?.settleIfIdle()
    }
}
