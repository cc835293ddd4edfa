import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// Presentations and dismissals that begin inside a gesture, as adapters begin them.
@MainActor
struct PresentationGestureTests {
    /// A pan that presents on its way up, or dismisses on its way down what is presented already.
    @MainActor
    private final class Puller {
        let stage: ModalStage
        let pan = UIPanGestureRecognizer()
        var completions = 0
        private var interaction: UIPercentDrivenInteractiveTransition?
        private let presents: Bool

        init(_ style: UIModalPresentationStyle, on view: (ModalStage) -> UIView, presented: Bool = false) {
            stage = ModalStage(style)
            presents = !presented
            if presented {
                stage.present(animated: false)
                _ = stage.log.take()
            }
            view(stage).addGestureRecognizer(pan)
            Headless.addAction(to: pan) { [unowned self] _ in pulled() }
        }

        private func pulled() {
            let offset = pan.translation(in: nil).y / stage.window.bounds.height
            switch pan.state {
            case .began:
                let interaction = UIPercentDrivenInteractiveTransition()
                self.interaction = interaction
                stage.delegate.interaction = interaction
                if presents {
                    stage.root.present(stage.sheet, animated: true) { self.completions += 1 }
                } else {
                    stage.sheet.dismiss(animated: true) { self.completions += 1 }
                }
            case .changed:
                interaction?.update(presents ? -offset : offset)
            case .ended:
                abs(offset) > 0.4 ? interaction?.finish() : interaction?.cancel()
            default:
                interaction?.cancel()
            }
        }

        func drag(from start: CGFloat, to end: CGFloat) -> Headless.Touch {
            let touch = Headless.touch(at: CGPoint(x: 200, y: start), in: stage.window)
            for step in 1...10 {
                touch.move(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 10))
                Headless.clock.advance(by: 1.0 / 60)
            }
            return touch
        }
    }

    private static let styles = [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom]

    @Test("F1, F4: a pan on the presenter presents, follows the finger, and finishes or not", arguments: [true, false])
    func presenting(finishes: Bool) {
        for style in Self.styles {
            for onWindow in [true, false] {
                let puller = Puller(style, on: { onWindow ? $0.window : $0.root.view })
                let stage = puller.stage
                let touch = puller.drag(from: 700, to: finishes ? 100 : 500)
                #expect(puller.pan.state == .changed)
                #expect(stage.sheet.transitionCoordinator?.isInteractive == true)
                #expect(stage.root.transitionCoordinator === stage.sheet.transitionCoordinator)
                let progress = stage.sheet.transitionCoordinator?.percentComplete ?? -1
                #expect(progress > 0.1)
                #expect(abs(CGFloat(stage.sheet.view.layer.presentation()?.opacity ?? -1) - progress) < 0.02)
                touch.lift()
                Headless.clock.settle()
                #expect((stage.root.presentedViewController === stage.sheet) == finishes)
                #expect((stage.sheet.view.window != nil) == finishes)
                #expect((stage.root.view.window != nil) == (!finishes || style != .fullScreen))
                #expect(puller.completions == 1)
                #expect(stage.delegate.animator.ended == [finishes])
                #expect(Headless.warnings.isEmpty)
            }
        }
    }

    @Test("F2: a pan on the presented view dismisses, and finishes or not", arguments: [true, false])
    func dismissing(finishes: Bool) {
        for style in Self.styles {
            let puller = Puller(style, on: { $0.sheet.view }, presented: true)
            let stage = puller.stage
            let touch = puller.drag(from: 100, to: finishes ? 700 : 300)
            #expect(stage.root.transitionCoordinator?.isInteractive == true)
            if finishes { touch.lift() } else { touch.cancel() }
            Headless.clock.settle()
            #expect((stage.root.presentedViewController == nil) == finishes)
            #expect((stage.root.view.window != nil) == (finishes || style != .fullScreen))
            #expect((stage.sheet.view.window == nil) == finishes)
            #expect(stage.root.transitionCoordinator == nil)
            #expect(puller.completions == 1)
            #expect(Headless.warnings.isEmpty)
        }
    }

    @Test("P3: released before the presentation has started, it hangs; whoever ends early must see to it")
    func tooEarly() {
        let stage = ModalStage(.custom)
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.interaction = interaction
        stage.root.present(stage.sheet, animated: true)
        interaction.cancel()
        Headless.clock.advance(by: 3)
        #expect(stage.sheet.transitionCoordinator?.isInteractive == true)
        interaction.cancel()
        Headless.clock.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("P57: with the style custom the animator is called although nothing is animated", arguments: [true, false])
    func unanimated(calls: Bool) {
        for style in [UIModalPresentationStyle.custom, .fullScreen] {
            let stage = ModalStage(style) { $0.customPresentationsCallAnimatorsAnyway = calls }
            stage.delegate.interaction = UIPercentDrivenInteractiveTransition()
            stage.delegate.animator.duration = 0
            var animated: [Bool] = []
            stage.delegate.animator.look = { animated.append($0.isAnimated) }
            stage.present(animated: false)
            #expect(stage.root.presentedViewController === stage.sheet)
            #expect(stage.sheet.view.window != nil)
            stage.dismiss(animated: false)
            #expect(stage.root.presentedViewController == nil)
            #expect(animated == (calls && style == .custom ? [false, false] : []))
            let lines = stage.log.take()
            #expect(!lines.contains { $0.hasPrefix("interactionController") })
            #expect(lines.filter { $0 == "completion" }.count == 2)
            #expect(stage.window.subviews == [stage.root.view])
            #expect(Headless.warnings.isEmpty)
        }
    }

    @Test("A controller in the middle of a chain dismisses what is above it, and stays")
    func middle() {
        for style in Self.styles {
            let stage = ModalStage(style, custom: false)
            let third = ModalController("third", log: stage.log)
            for controller in [stage.other, third] { controller.modalPresentationStyle = style }
            stage.present()
            stage.sheet.present(stage.other, animated: false)
            Headless.clock.settle()
            stage.other.present(third, animated: false)
            Headless.clock.settle()
            #expect(third.presentingViewController === stage.other)
            stage.sheet.dismiss(animated: true)
            Headless.clock.settle()
            #expect(stage.root.presentedViewController === stage.sheet)
            #expect(stage.sheet.presentedViewController == nil)
            #expect(stage.sheet.view.window != nil)
            #expect(stage.other.view.window == nil && third.view.window == nil)
            #expect(stage.other.presentedViewController == nil)
            third.dismiss(animated: true)
            #expect(stage.root.presentedViewController === stage.sheet)
            stage.sheet.dismiss(animated: true)
            Headless.clock.settle()
            #expect(stage.window.subviews == [stage.root.view])
            #expect(Headless.warnings.isEmpty)
        }
    }

    @Test("A presented controller that would like another size tells its presentation controller")
    func preferredSize() {
        final class Sized: UIPresentationController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                sizes.append(container.preferredContentSize)
            }
        }
        let stage = ModalStage(.custom)
        var made: Sized?
        stage.delegate.makeController = {
            made = Sized(presentedViewController: $0, presenting: $1)
            return made
        }
        stage.present()
        stage.sheet.preferredContentSize = CGSize(width: 400, height: 300)
        #expect(made?.sizes == [CGSize(width: 400, height: 300)])
        #expect(made?.preferredContentSize == CGSize(width: 400, height: 300))
        stage.dismiss()
        stage.sheet.preferredContentSize = .zero
        #expect(made?.sizes.count == 1)
    }

    @Test(
        "P19: turned while a dismissal is held, everything fits the new size, finished or cancelled",
        arguments: [true, false])
    func resized(finishes: Bool) {
        for style in Self.styles {
            let stage = ModalStage(style)
            stage.delegate.makeController = { HalfController(presentedViewController: $0, presenting: $1) }
            stage.present()
            let interaction = UIPercentDrivenInteractiveTransition()
            stage.delegate.interaction = interaction
            stage.root.dismiss(animated: true)
            Headless.clock.turn()
            interaction.update(0.3)
            Headless.resize(stage.window, to: CGSize(width: 800, height: 400))
            Headless.clock.advance(by: 0.5)
            if finishes { interaction.finish() } else { interaction.cancel() }
            Headless.clock.settle()
            if finishes {
                #expect(stage.root.view.frame == stage.window.bounds)
                #expect(stage.window.subviews == [stage.root.view])
            } else {
                let half = CGRect(x: 0, y: 200, width: 800, height: 200)
                #expect(stage.sheet.view.frame == (style == .custom ? half : stage.window.bounds))
            }
        }
    }
}
