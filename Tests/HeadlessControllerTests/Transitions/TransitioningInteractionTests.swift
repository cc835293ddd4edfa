import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// The kinds of animators there are.
enum AnimatorKind: CaseIterable {
    case block, layer, interruptible
}

@MainActor
struct TransitioningInteractionTests {
    /// A stage with `next` on top, whose pop is driven by the interaction controller.
    @MainActor
    struct Pop {
        let stage: Stage
        let delegate = LoggedDelegate()
        let interaction = UIPercentDrivenInteractiveTransition()

        init(_ kind: AnimatorKind, assuming: (inout Headless.Assumptions) -> Void = { _ in }) {
            stage = Stage { assumptions in
                // Explicit animations do not follow a finger otherwise (F114).
                assumptions.percentDrivenStopsTheContainersTime = kind == .layer
                assuming(&assumptions)
            }
            stage.navigation.pushViewController(stage.next, animated: false)
            Headless.clock.settle()
            _ = stage.log.take()
            delegate.animator =
                switch kind {
                case .block: BlockAnimator()
                case .layer: LayerAnimator()
                case .interruptible: InterruptibleAnimator()
                }
            delegate.interaction = interaction
            stage.navigation.delegate = delegate
        }

        func begin() {
            stage.navigation.popViewController(animated: true)
            Headless.clock.turn()
        }

        /// Where the arriving view is seen, in points from its place.
        var offset: CGFloat {
            let view: UIView = stage.root.view
            let layer = view.layer.presentation() ?? view.layer
            return layer.frame.minX
        }
    }

    @Test("F49, F55: a finger moves any animator, and time moves none", arguments: AnimatorKind.allCases)
    func scrubs(kind: AnimatorKind) {
        let pop = Pop(kind)
        pop.begin()
        #expect(pop.stage.navigation.transitionCoordinator?.isInteractive == true)
        #expect(pop.interaction.duration == 0.5)
        Headless.clock.advance(by: 1)
        #expect(abs(pop.offset - 390) < 0.01)
        pop.interaction.update(0.25)
        Headless.clock.advance(by: 1)
        #expect(abs(pop.offset - 390 * 0.75) < 0.01)
        #expect(pop.interaction.percentComplete == 0.25)
        #expect(pop.stage.navigation.transitionCoordinator?.percentComplete == 0.25)
        pop.interaction.update(0.8)
        Headless.clock.turn()
        #expect(abs(pop.offset - 390 * 0.2) < 0.01)
        pop.interaction.finish()
        Headless.clock.settle()
        #expect(pop.stage.navigation.viewControllers == [pop.stage.root])
        #expect(pop.stage.navigation.transitionCoordinator == nil)
    }

    @Test("F114: explicit animations do not follow the finger, and end by themselves")
    func explicitAnimations() {
        let pop = Pop(.layer) { $0.percentDrivenStopsTheContainersTime = false }
        pop.begin()
        pop.interaction.update(0.1)
        Headless.clock.advance(by: 0.25)
        #expect(abs(pop.offset - 195) < 10)
        pop.interaction.update(0.2)
        Headless.clock.advance(by: 0.5)
        #expect(pop.stage.navigation.transitionCoordinator == nil)
    }

    @Test("F114: block animations follow the finger whether the container's time stands still or not")
    func blockAnimations() {
        let pop = Pop(.block) { $0.percentDrivenStopsTheContainersTime = true }
        pop.begin()
        pop.interaction.update(0.25)
        Headless.clock.advance(by: 1)
        #expect(abs(pop.offset - 390 * 0.75) < 0.01)
        pop.interaction.finish()
        Headless.clock.settle()
        #expect(pop.stage.navigation.viewControllers == [pop.stage.root])
    }

    @Test("F34, F28: a cancelled interactive pop", arguments: AnimatorKind.allCases)
    func cancels(kind: AnimatorKind) {
        let pop = Pop(kind)
        pop.delegate.log = pop.stage.log
        let container = pop.stage.next.view.superview
        pop.begin()
        pop.interaction.update(0.4)
        Headless.clock.turn()
        pop.interaction.cancel()
        Headless.clock.settle()
        let lines = pop.stage.log.take()
        #expect(lines.filter { $0.hasPrefix("willShow") } == ["willShow root"])
        #expect(!lines.contains { $0.hasPrefix("didShow") })
        let words = ["next willDisappear moving", "root willAppear", "root willDisappear", "root didDisappear"]
        #expect(
            lines.filter { (words + ["next willAppear", "next didAppear", "root didAppear"]).contains($0) }
                == words + ["next willAppear", "next didAppear"])
        #expect(pop.stage.navigation.viewControllers == [pop.stage.root, pop.stage.next])
        #expect(pop.stage.root.view.superview == nil)
        #expect(pop.stage.next.view.superview === container)
        #expect(container?.layer.speed == 1)
        #expect(container?.layer.timeOffset == 0)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F32: during an interactive pop the stack lacks the top controller")
    func stackMeanwhile() {
        let pop = Pop(.block)
        pop.begin()
        #expect(pop.stage.navigation.viewControllers == [pop.stage.root])
        #expect(pop.stage.next.navigationController === pop.stage.navigation)
        pop.interaction.cancel()
        Headless.clock.settle()
        #expect(pop.stage.navigation.viewControllers == [pop.stage.root, pop.stage.next])
    }

    @Test("F50: the rest takes what is left of the duration, divided by the speed", arguments: [1, 2, 0.5])
    func speed(factor: Double) throws {
        let pop = Pop(.block)
        var ended: CFTimeInterval?
        pop.begin()
        pop.stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            ended = Headless.clock.now
        }
        pop.interaction.update(0.4)
        Headless.clock.turn()
        let released = Headless.clock.now
        pop.interaction.completionSpeed = CGFloat(factor)
        pop.interaction.finish()
        Headless.clock.settle()
        #expect(abs(try #require(ended) - released - 0.6 * 0.5 / factor) < 2.1 / 60)
    }

    @Test("F50: a cancel takes what has been done, divided by the speed", arguments: AnimatorKind.allCases)
    func cancelSpeed(kind: AnimatorKind) throws {
        let pop = Pop(kind)
        var ended: CFTimeInterval?
        pop.begin()
        pop.stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            ended = Headless.clock.now
        }
        pop.interaction.update(0.4)
        Headless.clock.turn()
        let released = Headless.clock.now
        pop.interaction.cancel()
        Headless.clock.settle()
        #expect(abs(try #require(ended) - released - 0.4 * 0.5) < 2.1 / 60)
    }

    @Test("F51: the rest eases by the completion curve, while the finger moves the views straight")
    func curve() {
        func middle(_ curve: UIView.AnimationCurve) -> CGFloat {
            let pop = Pop(.block)
            pop.interaction.completionCurve = curve
            pop.begin()
            pop.interaction.update(0.2)
            Headless.clock.turn()
            #expect(abs(pop.offset - 390 * 0.8) < 0.01)
            pop.interaction.finish()
            Headless.clock.advance(by: 0.1)
            return pop.offset
        }
        let (straight, slow, fast) = (middle(.linear), middle(.easeIn), middle(.easeOut))
        #expect(slow > straight + 1)
        #expect(fast < straight - 1)
        #expect(abs(straight - 390 * 0.6) < 15)
    }

    @Test("F59: at 100 % nothing ends before the finger lets go", arguments: AnimatorKind.allCases)
    func wholeWay(kind: AnimatorKind) {
        let pop = Pop(kind)
        pop.begin()
        pop.interaction.update(1)
        Headless.clock.advance(by: 1)
        #expect(pop.stage.navigation.transitionCoordinator != nil)
        pop.interaction.finish()
        #expect(pop.stage.navigation.transitionCoordinator != nil)
        Headless.clock.settle()
        #expect(pop.stage.navigation.transitionCoordinator == nil)
        #expect(pop.stage.navigation.viewControllers == [pop.stage.root])
    }

    @Test("F59: updates outside 0…1 are clamped", arguments: [true, false])
    func clamps(clamps: Bool) {
        let pop = Pop(.block) { $0.percentDrivenClampsUpdates = clamps }
        pop.begin()
        pop.interaction.update(1.5)
        #expect(pop.interaction.percentComplete == (clamps ? 1 : 1.5))
        pop.interaction.update(-1)
        #expect(pop.interaction.percentComplete == (clamps ? 0 : -1))
        pop.interaction.cancel()
        Headless.clock.settle()
    }

    @Test("P2: a completion speed of 0 stands still for good")
    func noSpeed() {
        let pop = Pop(.block)
        pop.begin()
        pop.interaction.update(1)
        pop.interaction.completionSpeed = 1 - pop.interaction.percentComplete
        pop.interaction.finish()
        Headless.clock.advance(by: 5)
        #expect(pop.stage.navigation.transitionCoordinator != nil)
        #expect(!Headless.warnings.isEmpty)
    }

    @Test("P3: finishing before the start does nothing, and the transition waits for ever")
    func finishedTooEarly() {
        let pop = Pop(.block)
        pop.interaction.finish()
        pop.begin()
        Headless.clock.advance(by: 5)
        #expect(pop.stage.navigation.transitionCoordinator != nil)
    }

    @Test("F53: without the wish for an interactive start the transition runs by itself", arguments: [true, false])
    func ownStart(told: Bool) {
        let pop = Pop(.block) { $0.interactionControllerStartsEveryTransition = told }
        pop.interaction.wantsInteractiveStart = false
        pop.begin()
        let coordinator = pop.stage.navigation.transitionCoordinator
        #expect(coordinator?.initiallyInteractive == false)
        #expect(coordinator?.isInteractive == false)
        #expect(coordinator?.isInterruptible == false)
        Headless.clock.advance(by: 0.25)
        #expect(abs(pop.offset - 195) < 0.01)
        pop.interaction.pause()
        #expect(coordinator?.isInteractive == false)
        Headless.clock.settle()
        #expect(pop.stage.navigation.viewControllers == [pop.stage.root])
    }

    @Test("F53, F54, F45: a running transition is grabbed, turned and cancelled", arguments: [true, false])
    func grabbed(told: Bool) {
        let pop = Pop(.interruptible) { $0.interactionControllerStartsEveryTransition = told }
        pop.interaction.wantsInteractiveStart = false
        var changes: [Bool] = []
        pop.begin()
        let coordinator = pop.stage.navigation.transitionCoordinator
        coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        #expect(coordinator?.isInterruptible == true)
        Headless.clock.advance(by: 0.25)
        pop.interaction.pause()
        #expect(coordinator?.isInteractive == true)
        #expect(coordinator?.initiallyInteractive == false)
        #expect(abs(pop.interaction.percentComplete - 0.5) < 0.01)
        Headless.clock.advance(by: 1)
        #expect(abs(pop.offset - 195) < 1)
        pop.interaction.update(0.2)
        Headless.clock.turn()
        #expect(abs(pop.offset - 312) < 1)
        pop.interaction.cancel()
        Headless.clock.settle()
        #expect(changes == [true, false])
        #expect(pop.stage.navigation.viewControllers == [pop.stage.root, pop.stage.next])
    }

    @Test(
        "F55: a hand-made interaction controller moves the animations, finishes and cancels", arguments: [true, false])
    func handMade(finishes: Bool) {
        let pop = Pop(.block)
        let animator = BlockAnimator()
        let interaction = HandMadeInteraction(animator: animator)
        pop.delegate.animator = animator
        pop.delegate.interaction = interaction
        pop.begin()
        interaction.update(0.5)
        Headless.clock.advance(by: 0.5)
        #expect(abs(pop.offset - 195) < 0.01)
        finishes ? interaction.finish() : interaction.cancel()
        Headless.clock.settle()
        #expect(animator.ended == [finishes])
        let both = [pop.stage.root, pop.stage.next]
        #expect(pop.stage.navigation.viewControllers == (finishes ? [both[0]] : both))
    }

    @Test("P7: what block animations say of a cancelled percent-driven run", arguments: [true, false])
    func finishedFlag(finishes: Bool) {
        let pop = Pop(.block) { $0.cancelledPercentDrivenAnimationsFinish = finishes }
        pop.begin()
        pop.interaction.update(0.4)
        Headless.clock.turn()
        pop.interaction.cancel()
        Headless.clock.settle()
        #expect((pop.delegate.animator as? BlockAnimator)?.finished == [finishes])
        #expect(pop.stage.navigation.transitionCoordinator == nil)
    }

    @Test("F29: a cancelled interactive setViewControllers keeps both controllers", arguments: [true, false])
    func cancelledSet(keeps: Bool) {
        let pop = Pop(.block) { $0.cancelledSetViewControllersKeepsBoth = keeps }
        let other = LoggedController("other", log: pop.stage.log)
        pop.stage.navigation.setViewControllers([other], animated: true)
        Headless.clock.turn()
        pop.interaction.cancel()
        Headless.clock.settle()
        let (root, next) = (pop.stage.root, pop.stage.next)
        #expect(pop.stage.navigation.viewControllers == (keeps ? [other, next] : [root, next]))
        #expect(next.view.window != nil)
    }

    @Test("A cancelled push leaves no trace")
    func cancelledPush() {
        let pop = Pop(.block)
        weak var third: LoggedController?
        do {
            let controller = LoggedController("third", log: pop.stage.log)
            third = controller
            pop.stage.navigation.pushViewController(controller, animated: true)
        }
        Headless.clock.turn()
        pop.interaction.update(0.3)
        pop.interaction.cancel()
        Headless.clock.settle()
        #expect(pop.stage.navigation.viewControllers == [pop.stage.root, pop.stage.next])
        #expect(third == nil)
    }

    @Test("Twenty cancelled pops and one that finishes")
    func manyCancels() {
        for kind in AnimatorKind.allCases {
            let pop = Pop(kind)
            for round in 0..<20 {
                pop.begin()
                pop.interaction.update(CGFloat(round) / 20)
                Headless.clock.turn()
                pop.interaction.cancel()
                Headless.clock.settle()
            }
            #expect(pop.stage.navigation.viewControllers.count == 2)
            pop.begin()
            pop.interaction.finish()
            Headless.clock.settle()
            #expect(pop.stage.navigation.viewControllers.count == 1)
            #expect(Headless.warnings.isEmpty)
        }
    }

    @Test("F53: whether a controller without interactive start is told of the start", arguments: [true, false])
    func toldOfTheStart(told: Bool) {
        final class Patient: NSObject, UIViewControllerInteractiveTransitioning {
            var wantsInteractiveStart: Bool { false }
            var starts: [Bool] = []
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                starts.append(transitionContext.isInteractive)
                transitionContext.completeTransition(true)
            }
        }
        let pop = Pop(.block) { $0.interactionControllerStartsEveryTransition = told }
        let patient = Patient()
        pop.delegate.interaction = patient
        pop.begin()
        Headless.clock.settle()
        #expect(patient.starts == (told ? [false] : []))
        #expect((pop.delegate.animator as? BlockAnimator)?.ended == [true])
        #expect(pop.stage.navigation.viewControllers == [pop.stage.root])
    }

    @Test("P1: an animator that reports success after a cancel pops for good")
    func successAfterCancel() throws {
        let pop = Pop(.block)
        pop.begin()
        pop.interaction.update(0.3)
        pop.interaction.cancel()
        let context = try #require((pop.delegate.animator as? BlockAnimator)?.context)
        context.completeTransition(true)
        Headless.clock.settle()
        #expect(pop.stage.navigation.viewControllers == [pop.stage.root])
    }
}
