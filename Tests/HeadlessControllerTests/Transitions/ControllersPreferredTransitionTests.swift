import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct ControllersPreferredTransitionTests {
    typealias Transition = UIViewController.Transition

    private static let thumbnail = CGRect(x: 40, y: 200, width: 39, height: 84)

    /// A picture on a screen, to zoom out of.
    private func thumbnail(on controller: UIViewController) -> UIView {
        let view = UIView(frame: Self.thumbnail)
        controller.view.addSubview(view)
        return view
    }

    @Test("Push and pop play the pushed controller's preferred transition: a zoom grows out of its source, and back")
    func push() {
        let stage = Stage()
        let source = thumbnail(on: stage.root)
        let options = Transition.ZoomOptions()
        options.dimmingColor = .red
        var asked: [[UIViewController]] = []
        stage.next.preferredTransition = .zoom(options: options) { context in
            asked.append([context.sourceViewController, context.zoomedViewController])
            return source
        }
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.turn()
        #expect(asked == [[stage.root, stage.next]])
        #expect(stage.container.subviews.contains { $0.backgroundColor == .red })
        Headless.clock.advance(by: 0.02)
        let small = stage.next.view.layer.presentation()?.frame ?? .zero
        #expect(small.width < 80 && small.width > 30)
        #expect(abs(small.midX - Self.thumbnail.midX) < 30)
        Headless.clock.settle()
        #expect(stage.next.view.transform == .identity)
        #expect(stage.next.view.frame == stage.window.bounds)
        #expect(stage.container.subviews == [stage.next.view])
        stage.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.33)
        #expect((stage.next.view.layer.presentation()?.frame.width ?? 400) < 80)
        Headless.clock.settle()
        #expect(asked == [[stage.root, stage.next], [stage.root, stage.next]])
        #expect(stage.container.subviews == [stage.root.view])
        #expect(
            stage.appearances() == [
                "root willDisappear", "next willAppear", "root didDisappear", "next didAppear",
                "next willDisappear", "root willAppear", "next didDisappear", "root didAppear",
            ])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("A zoom without a source view, or to a view without a size, still ends", arguments: [0, 1, 2])
    func sourceless(kind: Int) {
        let stage = Stage()
        let views: [UIView?] = [nil, UIView(), thumbnail(on: stage.root)]
        views[2]?.frame = CGRect(x: 10, y: 10, width: 0, height: 0)
        stage.next.preferredTransition = .zoom { _ in views[kind] }
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.advance(by: 0.1)
        let width = stage.next.view.layer.presentation()?.frame.width ?? .nan
        #expect(width > 0 && width < 390)
        Headless.clock.settle()
        #expect(stage.next.view.frame == stage.window.bounds)
        #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test("The system's swipe back drives a preferred zoom, and a cancelled one leaves the screen as it was")
    func swipe() {
        let stage = Stage()
        let source = thumbnail(on: stage.root)
        stage.next.preferredTransition = .zoom { _ in source }
        stage.navigation.pushViewController(stage.next, animated: false)
        Headless.clock.settle()
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: stage.window)
        touch.move(to: CGPoint(x: 60, y: 400))
        Headless.clock.turn()
        touch.move(to: CGPoint(x: 100, y: 400))
        Headless.clock.advance(by: 0.3)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        let width = stage.next.view.layer.presentation()?.frame.width ?? 0
        #expect(width < 360 && width > 200)
        touch.cancel()
        Headless.clock.settle()
        #expect(stage.navigation.viewControllers == [stage.root, stage.next])
        #expect(stage.next.view.frame == stage.window.bounds)
        #expect(stage.container.subviews == [stage.next.view])
    }

    @Test(
        "F3: an animator of the delegate's wins over the preferred transition, or nobody asks for it; nil lets it play")
    func precedence() {
        for (asks, supplies) in [(true, true), (true, false), (false, true)] {
            let stage = Stage { $0.preferredTransitionsYieldToAnimators = asks }
            let delegate = LoggedDelegate()
            let animator = BlockAnimator()
            delegate.animator = supplies ? animator : nil
            delegate.log = stage.log
            stage.navigation.delegate = delegate
            var zooms = 0
            stage.next.preferredTransition = .zoom { _ in
                zooms += 1
                return nil
            }
            stage.navigation.pushViewController(stage.next, animated: true)
            Headless.clock.settle()
            #expect(stage.log.take().contains("animationControllerFor") == asks)
            #expect(animator.ended == (asks && supplies ? [true] : []))
            #expect(zooms == (asks && supplies ? 0 : 1))
            stage.navigation.popViewController(animated: false)
            #expect(zooms == (asks && supplies ? 0 : 1))
        }
    }

    @Test(
        "F3: presenting and dismissing play the presented controller's preferred transition", arguments: [true, false])
    func present(asks: Bool) {
        for supplies in [true, false] {
            let stage = ModalStage(.fullScreen) { $0.preferredTransitionsYieldToAnimators = asks }
            stage.delegate.suppliesAnimator = supplies
            let source = thumbnail(on: stage.root)
            var asked: [[UIViewController]] = []
            stage.sheet.preferredTransition = .zoom { context in
                asked.append([context.sourceViewController, context.zoomedViewController])
                return source
            }
            let plays = !(asks && supplies)
            stage.root.present(stage.sheet, animated: true)
            Headless.clock.turn()
            Headless.clock.advance(by: 0.02)
            let width = stage.sheet.view.layer.presentation()?.frame.width ?? 0
            #expect((width < 80) == plays)
            Headless.clock.settle()
            #expect(stage.sheet.view.frame == stage.window.bounds)
            #expect(stage.sheet.view.superview?.subviews.count == 1)
            stage.dismiss()
            #expect(asked == (plays ? [[stage.root, stage.sheet], [stage.root, stage.sheet]] : []))
            #expect(stage.log.take().contains("animationController(forDismissed)") == asks)
            #expect(stage.window.subviews == [stage.root.view])
            #expect(Headless.warnings.isEmpty)
        }
    }

    @Test("The other kinds: a fade for pushes too; everything but the cover dissolves when presented")
    func kinds() {
        let ways: [(transition: Transition, pushFades: Bool, presentationFades: Bool)] = [
            (.coverVertical, false, false), (.crossDissolve, true, true), (.flipHorizontal, false, true),
            (.partialCurl, false, true),
        ]
        for way in ways {
            let stage = Stage()
            stage.next.preferredTransition = way.transition
            stage.navigation.pushViewController(stage.next, animated: true)
            Headless.clock.advance(by: 0.1)
            #expect(((stage.next.view.layer.presentation()?.opacity ?? 1) < 0.9) == way.pushFades)
            // Documentation of `UIModalTransitionStyle.partialCurl`: only between full screens.
            let modal = ModalStage(.fullScreen, custom: false)
            modal.sheet.preferredTransition = way.transition
            modal.root.present(modal.sheet, animated: true)
            Headless.clock.turn()
            Headless.clock.advance(by: 0.1)
            let presented = modal.sheet.view.layer.presentation()
            #expect(((presented?.position.y ?? 0) > 450) == !way.presentationFades)
            #expect(((presented?.opacity ?? 1) < 0.9) == way.presentationFades)
        }
    }
}
