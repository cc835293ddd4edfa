import Foundation

/// Decides which recogniser may recognise when several receive the same touches.
extension GestureEnvironment {
    /// The recognisers that have to fail before this one may recognise. Only those in an attempt of their own count:
    /// a recogniser without a touch can neither recognise nor fail.
    func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        active.filter { $0 !== recognizer && $0.current == .possible && requires(recognizer, $0) }
    }

    private func requires(_ waiting: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        if waiting.failureRequirements.contains(where: { $0.recognizer === other }) { return true }
        if waiting.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: waiting) { return true }
        if waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: other) ?? false { return true }
        return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiting) ?? false
    }

    /// Whether a recogniser that has recognised before excludes this one.
    func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && (other.current.isRecognizing || other.current == .ended)
                && shareTouch(other, recognizer) && prevents(other, recognizer)
        }
    }

    /// Fails the recognisers that the new recognition excludes, and cancels the touches of their views.
    func didRecognize(_ recognizer: UIGestureRecognizer) {
        for other in active where other !== recognizer && other.current == .possible {
            let waits =
                other.blockers.contains { $0 === recognizer }
                || other.failureRequirements.contains { $0.recognizer === recognizer }
            if waits || (shareTouch(recognizer, other) && prevents(recognizer, other)) {
                other.enter(.failed)
            }
        }
        guard recognizer.cancelsTouchesInView else { return }
        for session in sessions where session.recognizers.contains(where: { $0 === recognizer }) {
            session.isTaken = true
        }
    }

    /// Recognition is exclusive unless a class or a delegate says otherwise.
    private func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
        guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
        if winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: loser) ?? false {
            return false
        }
        return !(loser.delegate?.gestureRecognizer(loser, shouldRecognizeSimultaneouslyWith: winner) ?? false)
    }

    /// Gestures made with different fingers do not exclude each other.
    private func shareTouch(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        sessions.contains { session in
            session.recognizers.contains { $0 === one } && session.recognizers.contains { $0 === other }
        }
    }
}

extension UIGestureRecognizer {
    /// Whether other recognisers no longer have to wait for this one.
    var hasFailed: Bool { !isActive || current == .failed || current == .cancelled }
}
