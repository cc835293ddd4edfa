import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct TransitioningCoordinatorTests {
    private func push(
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
        on stage: Stage,
        prepare: @escaping (any UIViewControllerTransitionCoordinator) -> Void
    ) -> LoggedDelegate {
        let delegate = LoggedDelegate()
        delegate.animator = animator
        delegate.interaction = interaction
        delegate.onWillShow = { if let coordinator = $0.transitionCoordinator { prepare(coordinator) } }
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.turn()
        return delegate
    }

    private func opacity(of view: UIView) -> Float {
        view.layer.presentation()?.opacity ?? view.layer.opacity
    }

    @Test("F43: alongside blocks run with the animations, for their duration; completions after the end")
    func alongside() {
        let stage = Stage()
        var events: [String] = []
        let delegate = push(BlockAnimator(), on: stage) { coordinator in
            let isQueued = coordinator.animate { context in
                events.append("animation")
                stage.root.view.alpha = 0
                #expect(context.viewController(forKey: .to) === stage.next)
            } completion: { context in
                events.append(context.isCancelled ? "cancelled" : "completion")
            }
            #expect(isQueued)
            #expect(events.isEmpty)
        }
        #expect(events == ["animation"])
        Headless.clock.advance(by: 0.25)
        #expect(abs(opacity(of: stage.root.view) - 0.5) < 0.01)
        Headless.clock.settle()
        #expect(events == ["animation", "completion"])
        _ = delegate
    }

    @Test("P56: without block animation the blocks get an animation of their own, or none", arguments: [true, false])
    func withoutBlocks(animates: Bool) {
        let stage = Stage { $0.alongsideBlocksAnimateWithoutBlockAnimation = animates }
        let delegate = push(LayerAnimator(), on: stage) { coordinator in
            coordinator.animate { _ in stage.root.view.alpha = 0 }
        }
        Headless.clock.turn()
        Headless.clock.advance(by: 0.25)
        #expect(abs(opacity(of: stage.root.view) - (animates ? 0.5 : 0)) < 0.02)
        Headless.clock.settle()
        _ = delegate
    }

    @Test("F44: a block that comes too late is refused, and its completion still runs", arguments: [true, false])
    func late(refused: Bool) {
        let stage = Stage { $0.alongsideAnimationIsRefusedOnceBegun = refused }
        let delegate = push(BlockAnimator(), on: stage) { _ in }
        Headless.clock.advance(by: 0.1)
        var (ran, completed) = (false, false)
        let answer = stage.navigation.transitionCoordinator?.animate { _ in
            ran = true
        } completion: { _ in
            completed = true
        }
        #expect(answer == !refused)
        #expect(ran == !refused)
        Headless.clock.settle()
        #expect(completed)
        _ = delegate
    }

    @Test("F46: changes of the interaction are told each time, its end once")
    func interaction() {
        let stage = Stage()
        let interaction = UIPercentDrivenInteractiveTransition()
        var (changes, ends): ([Bool], Int) = ([], 0)
        let delegate = push(BlockAnimator(), interaction: interaction, on: stage) { coordinator in
            #expect(coordinator.initiallyInteractive)
            coordinator.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
            coordinator.notifyWhenInteractionEnds { _ in ends += 1 }
        }
        interaction.update(0.5)
        #expect(changes.isEmpty)
        interaction.cancel()
        #expect(changes == [true])
        #expect(ends == 1)
        Headless.clock.settle()
        #expect(changes == [true])
        _ = delegate
    }

    @Test("F46: without a finger nothing is told")
    func noInteraction() {
        let stage = Stage()
        var changes = 0
        let delegate = push(BlockAnimator(), on: stage) { coordinator in
            coordinator.notifyWhenInteractionChanges { _ in changes += 1 }
        }
        Headless.clock.settle()
        #expect(changes == 0)
        _ = delegate
    }

    @Test("F48: the context answers from the transition and its interaction controller")
    func answers() {
        let stage = Stage()
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionSpeed = 3
        interaction.completionCurve = .easeOut
        let delegate = push(BlockAnimator(), interaction: interaction, on: stage) { _ in }
        let coordinator = stage.navigation.transitionCoordinator
        #expect(coordinator?.transitionDuration == 0.5)
        #expect(coordinator?.completionVelocity == 3)
        #expect(coordinator?.completionCurve == .easeOut)
        #expect(coordinator?.presentationStyle == UIModalPresentationStyle.none)
        #expect(coordinator?.containerView === stage.root.view.superview)
        #expect(coordinator?.view(forKey: .to) === stage.next.view)
        #expect(coordinator?.isCancelled == false)
        interaction.cancel()
        Headless.clock.settle()
        _ = delegate
    }

    @Test("An alongside view outside the container is moved by the finger as well, and back after a cancel")
    func outside() {
        let stage = Stage()
        let interaction = UIPercentDrivenInteractiveTransition()
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.navigation.view.addSubview(outside)
        let delegate = push(BlockAnimator(), interaction: interaction, on: stage) { coordinator in
            coordinator.animateAlongsideTransition(in: outside) { _ in
                outside.alpha = 0
            } completion: { context in
                if context.isCancelled { outside.alpha = 1 }
            }
        }
        Headless.clock.turn()
        interaction.update(0.5)
        Headless.clock.advance(by: 1)
        #expect(abs(opacity(of: outside) - 0.5) < 0.01)
        interaction.cancel()
        Headless.clock.advance(by: 0.2)
        #expect(opacity(of: outside) > 0.6)
        Headless.clock.settle()
        #expect(opacity(of: outside) == 1)
        #expect(outside.layer.speed == 1)
        _ = delegate
    }

    @Test("Alongside blocks follow an interruptible animator that is grabbed and turned")
    func interruptible() {
        let stage = Stage()
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        let delegate = push(InterruptibleAnimator(), interaction: interaction, on: stage) { coordinator in
            coordinator.animate { _ in stage.root.view.alpha = 0 }
        }
        Headless.clock.turn()
        Headless.clock.advance(by: 0.25)
        interaction.pause()
        interaction.update(0.2)
        Headless.clock.turn()
        #expect(abs(opacity(of: stage.root.view) - 0.8) < 0.02)
        interaction.cancel()
        Headless.clock.settle()
        #expect(stage.root.view.alpha == 1)
        _ = delegate
    }
}
