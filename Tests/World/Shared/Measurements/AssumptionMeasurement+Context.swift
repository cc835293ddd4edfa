import UIKit

extension AssumptionMeasurement {
    /// What a transition's context and coordinator do.
    public static let context: [AssumptionMeasurement] = [
        flag("alongsideAnimationIsRefusedOnceBegun") { trial in
            let animator = ScriptedAnimator()
            animator.duration = 1
            let stage = try await StackStage(trial, animator)
            stage.pop()
            try await trial.advance(0.3)
            let coordinator = try trial.check.require(stage.navigation.transitionCoordinator, "a coordinator")
            let log = Log()
            let isQueued = coordinator.animate(alongsideTransition: { _ in log.note("ran") })
            let ran = !log.take().isEmpty
            try await trial.settle()
            return !isQueued && !ran
        },
        flag("alongsideBlocksAnimateWithoutBlockAnimation") { trial in
            let animator = ScriptedAnimator()
            animator.duration = 1
            let stage = try await StackStage(trial, animator)
            animator.play = { context in
                ScriptedAnimator.install(context)
                let fade = CABasicAnimation(keyPath: "opacity")
                (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
                stage.root.view.layer.add(fade, forKey: "fade")
            }
            let beside = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            trial.window.addSubview(beside)
            try await trial.turn()
            stage.delegate.onWillShow = {
                $0.transitionCoordinator?.animate(alongsideTransition: { _ in beside.alpha = 0 })
            }
            stage.pop()
            try await trial.advance(0.4)
            let opacity = try trial.check.require(beside.layer.presentation()).opacity
            try await trial.advance(1)
            animator.complete()
            try await trial.settle()
            beside.removeFromSuperview()
            if beside.alpha != 0 { throw Check.Missing(description: "the block") }
            return opacity > 0.05
        },
        flag("animatorsAreAskedForAgainAtTheEnd") { trial in
            let animator = VendingAnimator()
            let stage = try await StackStage(trial, animator)
            stage.pop()
            try await trial.settle()
            if animator.starts == 0 { throw Check.Missing(description: "the transition") }
            return animator.lateQuestions > 0
        },
        flag("containersPlaceScreensInTransit") { trial in
            let animator = ScriptedAnimator()
            let stage = try await StackStage(trial, animator)
            animator.play = { context in
                ScriptedAnimator.install(context)
                stage.root.view.frame.origin.x += 60
            }
            stage.pop()
            try await trial.advance(0.2)
            let moved = stage.root.view.frame.minX
            stage.navigation.view.setNeedsLayout()
            stage.navigation.view.layoutIfNeeded()
            try await trial.advance(0.1)
            let isPlaced = stage.root.view.frame.minX == 0
            animator.complete()
            try await trial.settle()
            // It may have been placed in the first layout pass already.
            if moved != 60, !isPlaced { throw Check.Missing(description: "the frame that was set") }
            return isPlaced
        },
        flag("completingAtTheStartLeavesBarItems") { trial in
            let animator = ScriptedAnimator()
            let stage = try await StackStage(trial, animator)
            if !titles(in: stage.navigation.navigationBar).contains("top") {
                throw Check.Missing(description: "a label with the title")
            }
            animator.play = { context in
                ScriptedAnimator.install(context)
                context.completeTransition(true)
            }
            stage.pop()
            try await trial.advance(0.6)
            return titles(in: stage.navigation.navigationBar).contains("top")
        },
        flag("leavingControllersHaveFinalFrames") { trial in
            let animator = ScriptedAnimator()
            let stage = try await StackStage(trial, animator)
            var frame: CGRect?
            animator.onStart = { frame = $0.finalFrame(for: stage.top) }
            stage.pop()
            try await trial.settle()
            return try trial.check.require(frame, "the transition").isEmpty == false
        },
        flag("preferredTransitionsYieldToAnimators") { trial in
            guard #available(iOS 18.0, *) else { throw NotThere(what: "preferredTransition, before iOS 18") }
            let animator = ScriptedAnimator()
            let stage = try await StackStage(trial, animator)
            let new = Screen("new")
            new.preferredTransition = .crossDissolve
            stage.navigation.pushViewController(new, animated: true)
            try await trial.settle()
            return animator.starts > 0
        },
        flag("hasPreferredTransitions") { trial in
            let stage = try await StackStage(trial, nil)
            guard #available(iOS 18.0, *) else { return false }
            stage.top.preferredTransition = .crossDissolve
            return stage.top.preferredTransition != nil
        },
    ]

    /// The texts of the labels that are to be seen in a view.
    @MainActor
    private static func titles(in view: UIView) -> [String] {
        if view.isHidden || view.alpha < 0.5 { return [] }
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap(titles)
    }
}

/// The system has nothing of the kind; then the default stays.
public struct NotThere: Error, CustomStringConvertible {
    public let what: String
    public var description: String { "this system has no \(what)" }
}
