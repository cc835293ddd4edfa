import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// Mistakes of published animators, which show on a device, and so must show here: nothing is repaired silently.
@MainActor
struct ThirdPartyBugTests {
    private func journey(
        _ body: @escaping (ForeignAnimator, any UIViewControllerContextTransitioning) -> Void
    ) -> Journey {
        Journey { ForeignAnimator(isPush: $0, body: body) }
    }

    private func fade(_ animator: ForeignAnimator, _ view: UIView, then end: @escaping () -> Void) {
        UIView.animate(withDuration: animator.duration) {
            view.alpha = 0.5
        } completion: { _ in
            view.alpha = 1
            end()
        }
    }

    @Test("P1: success reported after a cancel pops for good")
    func alwaysTrue() {
        let journey = journey { animator, context in
            context.containerView.addSubview(context.toView)
            fade(animator, context.toView) { context.completeTransition(true) }
        }
        journey.push()
        journey.swipe(cancels: true)
        #expect(journey.navigation.viewControllers == [journey.stage.root])
        #expect(journey.faults(top: journey.stage.root) == [])
    }

    @Test("P1, P5: UIView.transition(from:to:) with success always reported ends without the view after a cancel")
    func replacedForGood() {
        let journey = journey { animator, context in
            UIView.transition(from: context.fromView, to: context.toView, duration: animator.duration) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        journey.push()
        journey.swipe(cancels: true)
        #expect(journey.navigation.topViewController === journey.next)
        #expect(journey.next.view.window == nil, "the transition removed it, and nobody puts it back")
    }

    @Test("P5: cleaning up after the end, whatever the end was, leaves a black screen after a cancel")
    func cleansTheWrongView() {
        let journey = journey { animator, context in
            let from = context.fromView
            context.containerView.insertSubview(context.toView, belowSubview: from)
            fade(animator, from) {
                context.end()
                from.removeFromSuperview()
            }
        }
        journey.push()
        #expect(journey.faults(top: journey.next) == [])
        journey.swipe(cancels: true)
        #expect(journey.faults(top: journey.next) == ["off screen"])
        journey.pop()
        #expect(journey.faults(top: journey.stage.root) == [])
    }

    @Test("P6: a state taken for both directions, and wrong after a cancel, moves the screen for good")
    func stateOfBothDirections() {
        let journey = journey { animator, context in
            let root = animator.isPush ? context.fromView : context.toView
            context.containerView.insertSubview(context.toView, at: 0)
            UIView.animate(withDuration: animator.duration) {
                root.layer.position.y += animator.isPush ? -280 : 280
            } completion: { _ in
                context.end()
            }
        }
        journey.push()
        journey.swipe(cancels: true)
        journey.swipe(cancels: false)
        #expect(journey.stage.root.view.frame.minY == 280)
    }

    @Test("P15: a frame set while a transform is set makes bounds that nobody wanted")
    func frameUnderTransform() {
        let journey = journey { animator, context in
            let to = context.toView
            to.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            to.frame = context.containerView.bounds
            context.containerView.addSubview(to)
            UIView.animate(withDuration: animator.duration) {
                to.transform = .identity
            } completion: { _ in
                context.end()
            }
        }
        journey.push()
        #expect(journey.next.view.bounds.size == CGSize(width: 780, height: 1688))
        #expect(journey.next.view.frame == CGRect(x: -195, y: -422, width: 780, height: 1688))
    }

    @Test("P15: an anchor point that is left behind shifts the view by half its width")
    func anchorLeftBehind() {
        let journey = journey { animator, context in
            let to = context.toView
            if let arriving = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: arriving) }
            context.containerView.addSubview(to)
            to.layer.anchorPoint.x = 0
            fade(animator, to) { context.end() }
        }
        journey.push()
        #expect(journey.next.view.frame.minX == 195)
    }

    @Test("P24: forward fill leaves what is shown and what is set apart")
    func forwardFill() {
        let journey = journey { animator, context in
            let to = context.toView
            context.containerView.addSubview(to)
            CATransaction.begin()
            CATransaction.setCompletionBlock { context.end() }
            let move = CABasicAnimation(keyPath: "position.x")
            move.toValue = 600
            move.duration = animator.duration
            move.fillMode = .forwards
            move.isRemovedOnCompletion = false
            to.layer.add(move, forKey: "move")
            CATransaction.commit()
        }
        journey.push()
        #expect(journey.next.view.layer.position.x == 195)
        #expect(journey.next.view.layer.presentation()?.position.x == 600)
        #expect(journey.next.view.layer.animationKeys() == ["move"])
    }

    @Test("P25: the container keeps a perspective that is not taken away, into the next transition too")
    func perspectiveLeftBehind() {
        let journey = journey { animator, context in
            context.containerView.layer.sublayerTransform.m34 = -0.002
            context.containerView.addSubview(context.toView)
            fade(animator, context.toView) { context.end() }
        }
        journey.push()
        #expect(journey.faults(top: journey.next) == ["sublayer transform"])
        journey.pop()
        #expect(journey.faults(top: journey.stage.root) == ["sublayer transform"])
    }

    @Test("P23: helper views that are not removed stay in the container")
    func helpersLeftBehind() {
        let journey = journey { animator, context in
            context.containerView.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .dark)))
            context.containerView.addSubview(context.toView)
            fade(animator, context.toView) { context.end() }
        }
        journey.push()
        journey.pop()
        #expect(journey.stage.root.view.superview?.subviews.count == 3)
    }

    @Test("P33: an animation that is its own delegate keeps what its closure holds")
    func cycle() {
        weak var kept: UIView?
        weak var animation: ForeignAnimation?
        do {
            Headless.reset()
            let view = UIView()
            kept = view
            let fade = ForeignAnimation()
            animation = fade
            fade.whenStopped = { view.alpha = 1 }
        }
        #expect(kept != nil && animation != nil)
        animation?.delegate = nil
        #expect(kept == nil && animation == nil)
    }

    @Test("P46: an animator that gives up without an ending leaves the transition running")
    func givesUp() {
        let journey = journey { _, _ in }
        journey.push()
        #expect(journey.navigation.transitionCoordinator != nil)
        journey.navigation.popViewController(animated: true)
        #expect(Headless.warnings.contains { $0.hasPrefix("nested") }, "F31")
    }
}
