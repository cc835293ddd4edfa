import UIKit

extension AssumptionMeasurement {
    /// Block animations and property animators.
    public static let motion: [AssumptionMeasurement] = [
        flag("zeroDurationCompletesLater") { trial in
            let view = try await probe(trial)
            let log = Log()
            animate(0) {
                view.center.x = 200
            } completion: {
                log.note("completed")
            }
            let isLater = log.take().isEmpty
            try await trial.advance(0.2)
            if isLater, log.take().isEmpty { throw Check.Missing(description: "the completion") }
            return isLater
        },
        number("commitDelay") { trial in
            let view = try await probe(trial)
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (0, 10_000, 10)
            let start = CACurrentMediaTime()
            view.layer.add(move, forKey: "move")
            try await trial.advance(0.5)
            // A linear animation tells when it began by where it is.
            let x = try trial.check.require(view.layer.presentation()).position.x
            return max(0, CACurrentMediaTime() - start - Double(x) / 1000)
        },
        flag("opacityAnimatesAdditively") { trial in
            let view = try await probe(trial)
            animate(2, { view.alpha = 0 })
            try await trial.advance(0.5)
            animate(2, { view.alpha = 1 })
            try await trial.advance(0.05)
            // If they add up it goes on from three quarters; if not it begins anew at nothing.
            return try trial.check.require(view.layer.presentation()).opacity > 0.4
        },
        flag("reversingFlipsFraction") { trial in
            let view = try await probe(trial)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 200 }
            animator.startAnimation()
            try await trial.advance(0.25)
            animator.pauseAnimation()
            animator.isReversed = true
            let fraction = animator.fractionComplete
            animator.stopAnimation(true)
            return fraction > 0.5
        },
        flag("reversedRunEndsAtStart") { trial in
            let view = try await probe(trial)
            let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.center.x = 200 }
            let ends = Ends()
            ends.listen(to: animator)
            animator.startAnimation()
            try await trial.advance(0.2)
            animator.pauseAnimation()
            animator.isReversed = true
            animator.startAnimation()
            try await trial.advance(1)
            return try trial.check.require(ends.last, "the completion") == .start
        },
        flag("firstScrubWaitsForTurn") { trial in
            let view = try await probe(trial)
            let before = view.center.x
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = before + 200 }
            animator.fractionComplete = 0.5
            CATransaction.flush()
            let x = try trial.check.require(view.layer.presentation()).position.x
            try await trial.advance(0.1)
            let later = try trial.check.require(view.layer.presentation()).position.x
            animator.stopAnimation(true)
            if abs(later - before - 100) > 1 { throw Check.Missing(description: "any effect of the scrub") }
            return abs(x - before) < 1
        },
    ]

    /// A block animation at an even pace. In an asynchronous function Swift would take UIKit's for the one that waits.
    @MainActor
    private static func animate(
        _ seconds: TimeInterval, _ changes: @escaping @MainActor @Sendable () -> Void,
        completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear, animations: changes) { _ in
            completion?()
        }
    }

    /// Where property animators ended.
    @MainActor
    private final class Ends {
        private(set) var last: UIViewAnimatingPosition?
        func listen(to animator: UIViewPropertyAnimator) { animator.addCompletion { self.last = $0 } }
    }

    /// A red view on a screen.
    @MainActor
    public static func probe(_ trial: Trial) async throws -> UIView {
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
        view.backgroundColor = .red
        controller.view.addSubview(view)
        try await trial.show(controller)
        return view
    }
}
