import UIKit

extension AssumptionMeasurement {
    /// Interaction controllers, mostly UIKit's own, in a pop.
    public static let interaction: [AssumptionMeasurement] = [
        flag("interactionControllerStartsEveryTransition") { trial in
            let animator = ScriptedAnimator()
            let interaction = ScriptedInteraction(animator, wantsInteractiveStart: false)
            let stage = try await StackStage(trial, animator, interaction)
            stage.pop()
            try await trial.settle()
            if animator.starts != 1 { throw Check.Missing(description: "the transition") }
            return interaction.starts == 1
        },
        flag("percentDrivenCallsAnimateTransitionOfInterruptibleAnimators") { trial in
            let animator = VendingAnimator()
            let interaction = UIPercentDrivenInteractiveTransition()
            let stage = try await StackStage(trial, animator, interaction)
            stage.pop()
            try await trial.advance(0.1)
            interaction.update(0.3)
            try await trial.advance(0.1)
            interaction.finish()
            try await trial.settle()
            return animator.starts > 0
        },
        flag("percentDrivenStopsTheContainersTime") { trial in
            let animator = ScriptedAnimator()
            let interaction = UIPercentDrivenInteractiveTransition()
            let stage = try await StackStage(trial, animator, interaction)
            let listener = AnimationListener()
            animator.play = { context in
                ScriptedAnimator.install(context)
                let move = CABasicAnimation(keyPath: "position.x")
                (move.fromValue, move.toValue, move.duration) = (0, 1000, 1)
                move.delegate = listener
                stage.root.view.layer.add(move, forKey: "move")
            }
            stage.pop()
            try await trial.advance(0.1)
            interaction.update(0.1)
            try await trial.advance(0.4)
            let x = try trial.check.require(stage.root.view.layer.presentation()).position.x
            interaction.finish()
            try await trial.advance(2)
            animator.complete()
            try await trial.settle()
            // At a tenth of the way if it follows the finger, at about half of it if it follows the time.
            return x < 300
        },
        flag("percentDrivenClampsUpdates") { trial in
            let interaction = UIPercentDrivenInteractiveTransition()
            let stage = try await StackStage(trial, ScriptedAnimator(), interaction)
            stage.pop()
            try await trial.advance(0.1)
            interaction.update(1.5)
            let percent = interaction.percentComplete
            interaction.update(0.5)
            interaction.finish()
            try await trial.settle()
            return percent <= 1
        },
        flag("percentDrivenHoldsAnimationsAtTheEnd") { trial in
            let animator = ScriptedAnimator()
            let interaction = UIPercentDrivenInteractiveTransition()
            let stage = try await StackStage(trial, animator, interaction)
            stage.pop()
            try await trial.advance(0.1)
            interaction.update(1)
            try await trial.advance(0.5)
            let isHeld = animator.finished.isEmpty
            interaction.finish()
            try await trial.advance(1)
            try await trial.settle()
            return isHeld
        },
        flag("cancelledPercentDrivenAnimationsFinish") { trial in
            let animator = ScriptedAnimator()
            let interaction = UIPercentDrivenInteractiveTransition()
            let stage = try await StackStage(trial, animator, interaction)
            stage.pop()
            try await trial.advance(0.1)
            interaction.update(0.4)
            try await trial.advance(0.1)
            interaction.cancel()
            try await trial.settle()
            return try trial.check.require(animator.finished.first, "the completion")
        },
        flag("cancelledNavigationPutsTheViewBack") { trial in
            let animator = ScriptedAnimator()
            let interaction = UIPercentDrivenInteractiveTransition()
            let stage = try await StackStage(trial, animator, interaction)
            let place = stage.top.view.frame
            animator.play = { context in
                ScriptedAnimator.install(context)
                context.containerView.bringSubviewToFront(stage.top.view)
                UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                    stage.top.view.frame = place.offsetBy(dx: 200, dy: 0)
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
            stage.pop()
            try await trial.advance(0.1)
            interaction.update(0.4)
            try await trial.advance(0.1)
            interaction.cancel()
            try await trial.settle()
            if stage.navigation.topViewController !== stage.top { throw Check.Missing(description: "the cancel") }
            return stage.top.view.frame == place
        },
        flag("cancelledSetViewControllersKeepsBoth") { trial in
            let interaction = UIPercentDrivenInteractiveTransition()
            let stage = try await StackStage(trial, ScriptedAnimator(), interaction)
            let new = Screen("new")
            stage.navigation.setViewControllers([stage.root, new], animated: true)
            try await trial.advance(0.1)
            interaction.update(0.4)
            try await trial.advance(0.1)
            interaction.cancel()
            try await trial.settle()
            let stack = stage.navigation.viewControllers
            if !stack.contains(stage.top) { throw Check.Missing(description: "the cancel") }
            return stack.contains(new)
        },
        flag("interactiveStartIsNotAsked") { trial in
            let animator = ScriptedAnimator()
            let interaction = ScriptedInteraction(animator, wantsInteractiveStart: false)
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [Screen("a"), Screen("b")]
            let delegate = ScriptedTabDelegate(animator)
            delegate.interaction = interaction
            tabs.delegate = delegate
            try await trial.show(tabs)
            tabs.selectedIndex = 1
            try await trial.turn()
            let coordinator = try trial.check.require(tabs.transitionCoordinator, "a transition")
            let isInteractive = coordinator.initiallyInteractive
            try await trial.settle()
            return isInteractive
        },
    ]
}
