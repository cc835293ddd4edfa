import Foundation
import HeadlessFixtures
import Testing
import TransitionTestSupport
import UIKit

/// A controller that notices when its appearance callbacks do not alternate.
private final class BalancedController: UIViewController {
    enum Phase { case gone, coming, here, going }
    var phase = Phase.gone
    var isBalanced = true

    private func go(to new: Phase, from allowed: Set<Phase>) {
        if !allowed.contains(phase) { isBalanced = false }
        phase = new
    }

    override func viewWillAppear(_ animated: Bool) { go(to: .coming, from: [.gone, .going]) }
    override func viewDidAppear(_ animated: Bool) { go(to: .here, from: [.coming]) }
    override func viewWillDisappear(_ animated: Bool) { go(to: .going, from: [.here, .coming]) }
    override func viewDidDisappear(_ animated: Bool) { go(to: .gone, from: [.going]) }
}

@MainActor
struct NavigationRandomTests {
    private func assume(_ random: inout SeededGenerator) {
        Headless.assumptions.interactionControllerStartsEveryTransition = .random(using: &random)
        Headless.assumptions.percentDrivenCallsAnimateTransitionOfInterruptibleAnimators = .random(using: &random)
        Headless.assumptions.percentDrivenClampsUpdates = .random(using: &random)
        Headless.assumptions.percentDrivenHoldsAnimationsAtTheEnd = .random(using: &random)
        Headless.assumptions.cancelledPercentDrivenAnimationsFinish = .random(using: &random)
        Headless.assumptions.alongsideAnimationIsRefusedOnceBegun = .random(using: &random)
        Headless.assumptions.alongsideBlocksAnimateWithoutBlockAnimation = .random(using: &random)
        Headless.assumptions.asksForAnimatorsWhenNotAnimated = .random(using: &random)
        Headless.assumptions.settingControllersPopsToOnesOnTheStack = .random(using: &random)
        Headless.assumptions.leavingControllersHaveFinalFrames = .random(using: &random)
        Headless.assumptions.navigationPlacesTheArrivingView = .random(using: &random)
        Headless.assumptions.cancelledNavigationPutsTheViewBack = .random(using: &random)
        Headless.assumptions.navigationStartsInLayoutPass = .random(using: &random)
        Headless.assumptions.willShowPrecedesAppearance = .random(using: &random)
        Headless.assumptions.reversingFlipsFraction = .random(using: &random)
        Headless.assumptions.reversedRunEndsAtStart = .random(using: &random)
    }

    @Test("Whatever is unverified, navigation ends in order: stack, hierarchy, appearance, bar", arguments: 0..<40)
    func randomWalk(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        Headless.reset()
        assume(&random)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = BalancedController()
        let navigation = UINavigationController(rootViewController: root)
        let delegate = LoggedDelegate()
        navigation.delegate = delegate
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        Headless.clock.settle()
        var everybody = [root]

        for step in 0..<25 {
            let interaction = UIPercentDrivenInteractiveTransition()
            interaction.wantsInteractiveStart = Int.random(in: 0..<3, using: &random) > 0
            let animators: [(any UIViewControllerAnimatedTransitioning)?] = [
                nil, BlockAnimator(), LayerAnimator(), InterruptibleAnimator(),
            ]
            delegate.animator = animators.randomElement(using: &random) ?? nil
            delegate.interaction = Bool.random(using: &random) ? interaction : nil
            let isAnimated = Int.random(in: 0..<4, using: &random) > 0
            let before = navigation.viewControllers
            switch Int.random(in: 0..<4, using: &random) {
            case 0, 1:
                everybody.append(BalancedController())
                navigation.pushViewController(everybody[everybody.count - 1], animated: isAnimated)
            case 2:
                navigation.popViewController(animated: isAnimated)
            default:
                navigation.popToRootViewController(animated: isAnimated)
            }
            let intended = navigation.viewControllers
            let isDriven = isAnimated && delegate.animator != nil && delegate.interaction != nil
            Headless.clock.turn()
            var isCancelled = false
            if isDriven, navigation.transitionCoordinator != nil {
                Headless.clock.advance(by: .random(in: 0...0.2, using: &random))
                if !interaction.wantsInteractiveStart { interaction.pause() }
                for _ in 0..<Int.random(in: 0..<4, using: &random) {
                    interaction.update(.random(in: 0...0.99, using: &random))
                    Headless.clock.advance(by: .random(in: 0...0.1, using: &random))
                }
                if navigation.transitionCoordinator?.isInteractive == true {
                    isCancelled = Bool.random(using: &random)
                    isCancelled ? interaction.cancel() : interaction.finish()
                }
            }
            #expect(Headless.clock.settle(), "step \(step)")

            let stack = navigation.viewControllers
            #expect(stack == (isCancelled ? before : intended), "step \(step)")
            #expect(navigation.transitionCoordinator == nil)
            #expect(stack.last?.view.superview?.subviews.count == 1)
            #expect(stack.last?.view.superview?.layer.speed == 1)
            #expect(stack.last?.view.frame == window.bounds)
            #expect(stack.last?.view.transform == .identity)
            #expect(navigation.navigationBar.layer.speed == 1)
            #expect(navigation.navigationBar.items == stack.map(\.navigationItem))
            for controller in everybody {
                #expect(controller.isBalanced, "step \(step)")
                #expect(controller.phase == (controller === stack.last ? .here : .gone), "step \(step)")
                #expect((controller.parent != nil) == stack.contains(controller), "step \(step)")
            }
        }
        #expect(Headless.warnings.isEmpty)
    }
}
