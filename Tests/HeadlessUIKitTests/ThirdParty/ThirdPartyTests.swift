import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// Animators written by others run, finish, cancel and end where they end on a device.
@MainActor
struct ThirdPartyTests {
    @Test("Push, a cancelled swipe, a swipe, a push and a pop, three times over", arguments: ForeignTechnique.allCases)
    func journeys(technique: ForeignTechnique) {
        let journey = Journey { technique.animator(isPush: $0) }
        // Chained animations begin the next one when the last one stops, also when a cancel stopped it.
        for round in 1...3 {
            journey.push()
            #expect(journey.faults(top: journey.next) == [], "push \(round)")
            journey.swipe(cancels: true)
            #expect(journey.faults(top: journey.next) == [], "cancel \(round)")
            journey.swipe(cancels: false)
            #expect(journey.faults(top: journey.stage.root) == [], "swipe \(round)")
            journey.push()
            journey.pop()
            #expect(journey.faults(top: journey.stage.root) == [], "pop \(round)")
        }
    }

    @Test("F33, F34: everybody gets the appearance calls in Apple's order", arguments: ForeignTechnique.allCases)
    func appearance(technique: ForeignTechnique) {
        let journey = Journey { technique.animator(isPush: $0) }
        journey.push()
        #expect(
            journey.stage.appearances() == [
                "root willDisappear", "next willAppear", "root didDisappear", "next didAppear",
            ])
        journey.swipe(cancels: true)
        #expect(
            journey.stage.appearances() == [
                "next willDisappear", "root willAppear", "root willDisappear", "root didDisappear", "next willAppear",
                "next didAppear",
            ])
        journey.swipe(cancels: false)
        #expect(
            journey.stage.appearances() == [
                "next willDisappear", "root willAppear", "next didDisappear", "root didAppear",
            ])
    }

    @Test("P33: nothing of it keeps a popped controller alive", arguments: ForeignTechnique.allCases)
    func leaks(technique: ForeignTechnique) {
        weak var popped: UIViewController?
        do {
            let journey = Journey { technique.animator(isPush: $0) }
            journey.push()
            popped = journey.next
            journey.swipe(cancels: true)
            journey.pop()
        }
        Headless.clock.settle()
        #expect(popped == nil)
    }

    @Test("P5, F116: the view that stays after a cancel gets its frame back", arguments: [true, false])
    func frameAfterCancel(restores: Bool) {
        let journey = Journey(assuming: { $0.cancelledNavigationPutsTheViewBack = restores }) {
            ForeignTechnique.frames.animator(isPush: $0)
        }
        journey.push()
        journey.swipe(cancels: true)
        #expect(journey.next.view.frame.minX == (restores ? 0 : UIScreen.main.bounds.width))
    }

    @Test("F55: a hand-made interaction controller drives animators it does not know", arguments: [true, false])
    func handMade(cancels: Bool) {
        for technique in [ForeignTechnique.frames, .springs, .keyframes, .circle, .transaction] {
            let journey = Journey { technique.animator(isPush: $0) }
            for _ in 1...3 {
                journey.push()
                journey.swipe(cancels: cancels, by: HandMadeInteraction(animator: technique.animator(isPush: false)))
                let top = cancels ? journey.next : journey.stage.root
                #expect(journey.faults(top: top) == [], "\(technique)")
                if cancels { journey.pop() }
            }
        }
    }

    @Test("F79: a library pops in the gate of the system's swipe and drives its own transition with it")
    func borrowedSwipe() throws {
        final class Borrower: NSObject, UIGestureRecognizerDelegate, UINavigationControllerDelegate {
            let drive = UIPercentDrivenInteractiveTransition()
            weak var navigation: UINavigationController?
            var isDriving = false

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                isDriving = true
                navigation?.popViewController(animated: true)
                return true
            }

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                ForeignTechnique.frames.animator(isPush: operation == .push)
            }

            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                isDriving ? drive : nil
            }
        }
        let stage = Stage()
        let borrower = Borrower()
        borrower.navigation = stage.navigation
        stage.navigation.delegate = borrower
        let swipe = try #require(stage.navigation.interactivePopGestureRecognizer)
        swipe.delegate = borrower
        Headless.addAction(to: swipe) { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            let progress = pan.translation(in: pan.view).x / 390
            switch pan.state {
            case .changed: borrower.drive.update(progress)
            case .ended:
                progress > 0.33 ? borrower.drive.finish() : borrower.drive.cancel()
                borrower.isDriving = false
            default: break
            }
        }
        for reach in [60.0, 300.0, 60.0, 300.0] {
            if stage.navigation.viewControllers.count == 1 {
                stage.navigation.pushViewController(stage.next, animated: true)
                Headless.clock.settle()
            }
            Headless.swipe(
                from: CGPoint(x: 2, y: 400), to: CGPoint(x: reach, y: 400), duration: 0.3, in: stage.window)
            #expect(Headless.clock.settle())
            let top = reach > 130 ? stage.root : stage.next
            #expect(stage.navigation.topViewController === top)
            #expect(top.view.window != nil)
            #expect(top.view.frame.origin == .zero)
            #expect(stage.navigation.transitionCoordinator == nil)
        }
        #expect(Headless.warnings.isEmpty)
    }

    @Test("A structure comes out of its box as it went in, and animations take boxes")
    func boxes() {
        let transform = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 0.5, 0, 1, 0)
        let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: transform).caTransform3DValue, transform))
        #expect(NSValue(cgAffineTransform: flat).cgAffineTransformValue == flat)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue.m41 == 0)
        #expect(CATransform3DIsIdentity(NSValue(cgAffineTransform: flat).caTransform3DValue))

        Headless.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        let move = CABasicAnimation(keyPath: "transform")
        move.fromValue = NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0))
        move.toValue = NSValue(caTransform3D: CATransform3DIdentity)
        move.duration = 1
        move.timingFunction = CAMediaTimingFunction(name: .linear)
        window.layer.add(move, forKey: nil)
        Headless.clock.advance(by: 0.5)
        #expect(abs((window.layer.presentation()?.transform.m41 ?? 0) - 50) < 1e-6)
    }
}
