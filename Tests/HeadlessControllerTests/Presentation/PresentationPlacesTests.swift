import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// The places of views, and the appearance callbacks, after presentations of every kind.
@MainActor
struct PresentationPlacesTests {
    /// An animator that adds the arriving view, and does nothing else until it is told to.
    private final class Idle: NSObject, UIViewControllerAnimatedTransitioning {
        var context: (any UIViewControllerContextTransitioning)?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            guard let to = transitionContext.view(forKey: .to) else { return }
            to.frame = transitionContext.containerView.bounds
            transitionContext.containerView.insertSubview(to, at: 0)
        }

        func end(_ completed: Bool) {
            context?.completeTransition(completed)
            context = nil
            Headless.clock.settle()
        }
    }

    private final class IdleDelegate: NSObject, UIViewControllerTransitioningDelegate {
        let idle = Idle()

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            idle
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            idle
        }
    }

    /// A child that fills the lower part of its parent, and presents within itself.
    private func child(of parent: UIViewController, in stage: ModalStage) -> ModalController {
        let child = ModalController("child", log: stage.log)
        child.definesPresentationContext = true
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 300, width: 400, height: 400)
        child.didMove(toParent: parent)
        Headless.clock.settle()
        _ = stage.log.take()
        return child
    }

    @Test("F15: the presenter's view comes back to its place among its siblings")
    func order() {
        let stage = ModalStage(.fullScreen)
        let banner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 20))
        stage.window.addSubview(banner)
        stage.present()
        stage.dismiss()
        #expect(stage.window.subviews == [stage.root.view, banner])
    }

    @Test("F200: a cancelled dismissal leaves the presenter's view to the animator, or not", arguments: [true, false])
    func forgottenAfterCancel(removes: Bool) {
        let stage = ModalStage(.fullScreen) { $0.cancelledDismissalsRemoveThePresentersView = removes }
        stage.present()
        let delegate = IdleDelegate()
        stage.sheet.transitioningDelegate = delegate
        stage.dismiss()
        #expect(stage.root.view.window != nil)
        delegate.idle.end(false)
        #expect((stage.root.view.window == nil) == removes)
        #expect(stage.sheet.view.window != nil)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("A controller that was presented follows its view again afterwards", arguments: [true, false])
    func followsAgain(completes: Bool) {
        let stage = ModalStage(.overFullScreen)
        let delegate = IdleDelegate()
        stage.sheet.transitioningDelegate = delegate
        stage.present()
        delegate.idle.end(completes)
        if completes {
            stage.dismiss()
            delegate.idle.end(true)
        }
        #expect(stage.root.presentedViewController == nil)
        _ = stage.log.take()
        stage.root.addChild(stage.sheet)
        stage.root.view.addSubview(stage.sheet.view)
        Headless.clock.settle()
        let lines = stage.log.take().filter { $0.contains("Appear ") }
        #expect(lines == ["sheet willAppear moving", "sheet didAppear moving"])
    }

    @Test("F15: a child that presented within itself has its place, and follows its view again")
    func context() {
        let stage = ModalStage(.currentContext, custom: false)
        let child = child(of: stage.root, in: stage)
        child.present(stage.sheet, animated: true)
        Headless.clock.settle()
        #expect(child.view.window == nil)
        #expect(stage.appearances().filter { $0.hasPrefix("child") } == ["child willDisappear", "child didDisappear"])
        child.dismiss(animated: true)
        Headless.clock.settle()
        #expect(child.view.superview === stage.root.view)
        #expect(child.view.frame == CGRect(x: 0, y: 300, width: 400, height: 400))
        #expect(stage.appearances().filter { $0.hasPrefix("child") } == ["child willAppear", "child didAppear"])
        child.view.removeFromSuperview()
        #expect(stage.appearances() == ["child willDisappear", "child didDisappear"])
    }

    @Test("A child in the middle that presented within itself goes with the rest, and follows its view again")
    func contextInTheMiddle() {
        let stage = ModalStage(.overFullScreen, custom: false)
        stage.present()
        let child = child(of: stage.sheet, in: stage)
        stage.other.modalPresentationStyle = .currentContext
        child.present(stage.other, animated: true)
        Headless.clock.settle()
        #expect(stage.other.presentingViewController === child)
        child.dismiss(animated: true)
        Headless.clock.settle()
        stage.dismiss()
        #expect(stage.sheet.view.superview == nil)
        _ = stage.log.take()
        stage.present()
        #expect(stage.appearances().filter { $0.hasPrefix("child") } == ["child willAppear", "child didAppear"])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("All that was presented leaves its container when the chain is dismissed from the bottom")
    func chain() {
        let stage = ModalStage(.overFullScreen, custom: false)
        stage.present()
        stage.other.modalPresentationStyle = .overFullScreen
        stage.sheet.present(stage.other, animated: true)
        Headless.clock.settle()
        stage.dismiss()
        #expect(stage.sheet.view.superview == nil)
        #expect(stage.other.view.superview == nil)
    }

    @Test("F20, F21: a presenter that is itself presented has the frame of its own presentation")
    func nestedFrames() {
        let stage = ModalStage(.custom)
        stage.delegate.makeController = { HalfController(presentedViewController: $0, presenting: $1) }
        stage.present()
        stage.other.modalPresentationStyle = .fullScreen
        stage.other.transitioningDelegate = stage.delegate
        let half = CGRect(x: 0, y: 400, width: 400, height: 400)
        var frames: [CGRect] = []
        stage.delegate.animator.look = {
            frames += [$0.initialFrame(for: stage.sheet), $0.finalFrame(for: stage.sheet)]
        }
        stage.sheet.present(stage.other, animated: true)
        Headless.clock.settle()
        stage.sheet.dismiss(animated: true)
        Headless.clock.settle()
        #expect(frames == [half, .zero, .zero, half])
        #expect(stage.sheet.view.frame == half)
    }

    @Test("A presentation controller that does not want the whole screen presents within the context")
    func customContext() {
        final class Contextual: UIPresentationController {
            override var shouldPresentInFullscreen: Bool { false }
        }
        let stage = ModalStage(.custom)
        stage.delegate.makeController = { Contextual(presentedViewController: $0, presenting: $1) }
        let child = child(of: stage.root, in: stage)
        child.present(stage.sheet, animated: true)
        Headless.clock.settle()
        #expect(stage.sheet.presentingViewController === child)
        #expect(stage.sheet.view.superview?.superview === stage.root.view)
        #expect(stage.sheet.view.convert(stage.sheet.view.bounds, to: stage.window) == child.view.frame)
    }

    @Test("The status bar is the presenter's from the start of a dismissal, and comes back with a cancel")
    func statusBar() {
        let stage = ModalStage(.fullScreen)
        stage.sheet.statusBar = .lightContent
        stage.present()
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.interaction = interaction
        stage.dismiss()
        #expect(Headless.statusBarStyle(in: stage.window) == .default)
        interaction.cancel()
        Headless.clock.settle()
        #expect(Headless.statusBarStyle(in: stage.window) == .lightContent)
    }

    @Test("P19: a sheet fits a window that is turned while it comes, and while a swipe holds it")
    func turnedSheet() {
        let stage = ModalStage(.automatic, custom: false)
        stage.root.present(stage.sheet, animated: true)
        Headless.clock.advance(by: 0.1)
        Headless.resize(stage.window, to: CGSize(width: 800, height: 400))
        Headless.clock.settle()
        #expect(stage.sheet.view.frame == CGRect(x: 0, y: 10, width: 800, height: 390))
        let touch = Headless.touch(at: CGPoint(x: 200, y: 50), in: stage.window)
        Headless.clock.advance(by: 0.02)
        touch.move(to: CGPoint(x: 200, y: 80))
        Headless.clock.advance(by: 0.1)
        touch.move(to: CGPoint(x: 200, y: 120))
        Headless.clock.advance(by: 0.1)
        #expect(stage.sheet.transitionCoordinator?.isInteractive == true)
        Headless.resize(stage.window, to: CGSize(width: 400, height: 800))
        Headless.clock.advance(by: 1)
        touch.cancel()
        Headless.clock.settle()
        #expect(stage.sheet.view.frame == CGRect(x: 0, y: 10, width: 400, height: 790))
    }

    @Test("A swipe on a sheet that presents something by the time the finger moves dismisses nothing")
    func coveredSheet() {
        let stage = ModalStage(.automatic, custom: false)
        stage.present()
        let touch = Headless.touch(at: CGPoint(x: 200, y: 100), in: stage.window)
        stage.sheet.present(stage.other, animated: false)
        Headless.clock.settle()
        for y in stride(from: 104.0, to: 700, by: 4) {
            touch.move(to: CGPoint(x: 200, y: y))
            Headless.clock.advance(by: 1.0 / 60)
        }
        touch.lift()
        Headless.clock.settle()
        #expect(stage.root.presentedViewController === stage.sheet)
        #expect(stage.sheet.presentedViewController === stage.other)
    }
}
