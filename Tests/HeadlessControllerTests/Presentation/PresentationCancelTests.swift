import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct PresentationCancelTests {
    @Test("F19, F23: a cancelled presentation leaves everything as it was", arguments: [false, true])
    func cancelledPresentation(completes: Bool) {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
            let stage = ModalStage(style) { $0.cancelledPresentationsCallTheCompletion = completes }
            let interaction = UIPercentDrivenInteractiveTransition()
            stage.delegate.interaction = interaction
            stage.present()
            interaction.update(0.3)
            interaction.cancel()
            Headless.clock.settle()
            #expect(stage.root.presentedViewController == nil)
            #expect(stage.sheet.presentingViewController == nil)
            #expect(stage.window.subviews == [stage.root.view])
            #expect(stage.root.view.frame == stage.window.bounds)
            #expect(stage.sheet.view.window == nil)
            #expect(stage.delegate.animator.ended == [false])
            let lines = stage.log.take()
            #expect(lines.contains("completion") == completes)
            // As in F34: the presented controller disappears without having appeared.
            let words = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
            let heard = lines.filter { line in words.contains { line.hasSuffix(" \($0)") } }
            let sheets = ["sheet willAppear", "sheet willDisappear", "sheet didDisappear"]
            #expect(heard.filter { $0.hasPrefix("sheet") } == sheets)
            let roots = ["root willDisappear", "root willAppear", "root didAppear"]
            #expect(heard.filter { $0.hasPrefix("root") } == (style == .fullScreen ? roots : []))
            stage.delegate.interaction = nil
            stage.present()
            #expect(stage.root.presentedViewController === stage.sheet)
            #expect(Headless.warnings.isEmpty)
        }
    }

    @Test("F19, F23: a cancelled dismissal leaves the presented controller on screen")
    func cancelledDismissal() {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
            let stage = ModalStage(style)
            stage.present()
            let interaction = UIPercentDrivenInteractiveTransition()
            stage.delegate.interaction = interaction
            _ = stage.log.take()
            stage.dismiss()
            interaction.update(0.4)
            Headless.clock.turn()
            #expect(stage.root.presentedViewController === stage.sheet)
            interaction.cancel()
            Headless.clock.settle()
            #expect(stage.root.presentedViewController === stage.sheet)
            #expect(stage.sheet.view.window === stage.window)
            #expect((stage.root.view.window == nil) == (style == .fullScreen))
            #expect(stage.delegate.animator.ended == [true, false])
            let heard = stage.appearances()
            let sheets = ["sheet willDisappear", "sheet willAppear", "sheet didAppear"]
            #expect(heard.filter { $0.hasPrefix("sheet") } == sheets)
            let roots = ["root willAppear", "root willDisappear", "root didDisappear"]
            #expect(heard.filter { $0.hasPrefix("root") } == (style == .fullScreen ? roots : []))
            stage.delegate.interaction = nil
            stage.dismiss()
            #expect(stage.window.subviews == [stage.root.view])
            #expect(Headless.warnings.isEmpty)
        }
    }

    @Test("F9: after a cancel the chrome goes with a presentation and stays with a dismissal")
    func chrome() throws {
        let stage = ModalStage(.custom)
        var made: HalfController?
        stage.delegate.makeController = { presented, presenting in
            let controller = HalfController(presentedViewController: presented, presenting: presenting)
            controller.log = stage.log
            made = controller
            return controller
        }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.interaction = interaction
        stage.present()
        interaction.cancel()
        Headless.clock.settle()
        #expect(stage.log.take().contains("presentation did end false"))
        let first = try #require(made)
        #expect(first.chrome.superview == nil && first.containerView == nil)
        stage.delegate.interaction = nil
        stage.present()
        let second = try #require(made)
        #expect(second !== first)
        stage.delegate.interaction = interaction
        stage.dismiss()
        interaction.cancel()
        Headless.clock.settle()
        #expect(stage.log.take().contains("dismissal did end false"))
        #expect(second.chrome.superview === second.containerView)
        #expect(second.chrome.alpha == 1)
    }

    @Test("F23: cancelling a dismissal of several brings the ones between back")
    func nested() {
        let stage = ModalStage(.overFullScreen, custom: false)
        stage.present()
        stage.other.modalPresentationStyle = .overFullScreen
        stage.other.transitioningDelegate = stage.delegate
        stage.sheet.present(stage.other, animated: true)
        Headless.clock.settle()
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.interaction = interaction
        stage.dismiss()
        #expect(stage.sheet.view.superview?.isHidden == true)
        interaction.cancel()
        Headless.clock.settle()
        #expect(stage.sheet.view.superview?.isHidden == false)
        #expect(stage.sheet.presentedViewController === stage.other)
        #expect(stage.root.presentedViewController === stage.sheet)
    }
}
