import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct PresentationOrderTests {
    @Test("F1, F25: animator, interaction, duration, animation, then completion and animationEnded")
    func presentOrder() {
        let stage = ModalStage()
        stage.present()
        let asked = [
            "animationController(forPresented)", "interactionControllerForPresentation", "transitionDuration",
        ]
        let rest = ["animateTransition", "completion", "animationEnded"]
        #expect(stage.log.take().filter { (asked + rest).contains($0) } == asked + rest)
        #expect(stage.delegate.animator.ended == [true])
        #expect(stage.delegate.presenting === stage.root)
        #expect(stage.delegate.source === stage.root)
    }

    @Test("F2: a dismissal asks its own methods, in the same order")
    func dismissOrder() {
        let stage = ModalStage()
        stage.present()
        _ = stage.log.take()
        stage.dismiss()
        let order = [
            "animationController(forDismissed)", "interactionControllerForDismissal", "transitionDuration",
            "animateTransition", "completion", "animationEnded",
        ]
        #expect(stage.log.take().filter { order.contains($0) } == order)
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.sheet.presentingViewController == nil)
    }

    @Test("F1: an interaction controller is started in place of the animator")
    func interactionStarts() {
        let stage = ModalStage()
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.interaction = interaction
        stage.present()
        interaction.update(0.5)
        Headless.clock.turn()
        #expect(stage.root.presentedViewController === stage.sheet)
        #expect(stage.sheet.transitionCoordinator?.isInteractive == true)
        #expect(abs(CGFloat(stage.sheet.view.layer.presentation()?.opacity ?? -1) - 0.5) < 0.01)
        interaction.finish()
        Headless.clock.settle()
        #expect(stage.sheet.transitionCoordinator == nil)
        #expect(stage.delegate.animator.ended == [true])
    }

    @Test("F3: without an animator no interaction controller, and modalTransitionStyle decides")
    func standardAnimation() {
        for style in [UIModalTransitionStyle.coverVertical, .crossDissolve] {
            let stage = ModalStage()
            stage.delegate.suppliesAnimator = false
            stage.sheet.modalTransitionStyle = style
            stage.root.present(stage.sheet, animated: true)
            Headless.clock.turn()
            Headless.clock.advance(by: 0.2)
            let layer = stage.sheet.view.layer.presentation()
            #expect(((layer?.opacity ?? 1) < 0.9) == (style == .crossDissolve))
            #expect(((layer?.position.y ?? 0) > 450) == (style == .coverVertical))
            Headless.clock.settle()
            #expect(!stage.log.take().contains("interactionControllerForPresentation"))
            #expect(stage.sheet.view.frame == stage.window.bounds)
            stage.dismiss()
            #expect(stage.root.view.superview === stage.window)
        }
    }

    @Test("F4: a presentation starts in the next turn of the run loop", arguments: [false, true])
    func nextTurn(atOnce: Bool) {
        let stage = ModalStage { $0.presentationsArePreparedAtOnce = atOnce }
        stage.root.present(stage.sheet, animated: true)
        #expect(stage.log.take().contains("animationController(forPresented)") == atOnce)
        #expect(stage.root.presentedViewController === stage.sheet)
        #expect(!stage.sheet.isViewLoaded)
        Headless.clock.turn()
        let lines = stage.log.take()
        #expect(lines.contains("animateTransition"))
        #expect(lines.contains("sheet willAppear"))
    }

    @Test(
        "F35: who dismisses as soon as it has appeared leaves the presenter's callbacks in balance",
        arguments: [false, true])
    func dismissedOnAppearing(first: Bool) {
        let stage = ModalStage { $0.presentedAppearsBeforePresenterDisappeared = first }
        stage.sheet.onViewDidAppear = { [weak stage] in stage?.sheet.dismiss(animated: true) }
        stage.present()
        Headless.clock.settle()
        #expect(Headless.warnings.isEmpty)
        #expect(stage.root.presentedViewController == nil)
        let lines = stage.log.take().filter { $0.hasPrefix("root did") || $0.hasPrefix("root will") }
        let left = ["root willDisappear", "root didDisappear"]
        #expect(lines == (first ? [left[0]] : left) + ["root willAppear", "root didAppear"])
    }

    @Test("F5: a presentation controller is asked for with the style custom only")
    func customOnly() {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .automatic, .custom] {
            let stage = ModalStage(style)
            stage.present()
            #expect(stage.log.take().contains("presentationController") == (style == .custom))
        }
    }

    @Test("F6: from and to swap between present and dismiss")
    func sides() {
        let stage = ModalStage(.overFullScreen)
        var sides: [UIViewController?] = []
        stage.delegate.animator.look = {
            sides += [$0.viewController(forKey: .from), $0.viewController(forKey: .to)]
        }
        stage.present()
        stage.dismiss()
        #expect(sides == [stage.root, stage.sheet, stage.sheet, stage.root])
    }

    @Test("F8, F9, F10, F12: a presentation controller hears of begin and end", arguments: [false, true])
    func presentationController(first: Bool) throws {
        let stage = ModalStage(.custom) { $0.presentationControllersHearFirst = first }
        var made: HalfController?
        stage.delegate.makeController = { presented, presenting in
            let controller = HalfController(presentedViewController: presented, presenting: presenting)
            controller.log = stage.log
            made = controller
            return controller
        }
        var container: UIView?
        stage.delegate.animator.look = { container = $0.containerView }
        stage.present()
        let controller = try #require(made)
        #expect(controller.containers.first! === container)
        #expect(controller.presentedViewController === stage.sheet)
        #expect(controller.presentingViewController === stage.root)
        #expect(controller.chrome.alpha == 1)
        #expect(stage.sheet.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
        let lines = stage.log.take()
        let begin = try #require(lines.firstIndex(of: "presentation will begin"))
        let appear = try #require(lines.firstIndex(of: "sheet willAppear"))
        #expect((begin < appear) == first)
        #expect(try #require(lines.firstIndex(of: "animateTransition")) > max(begin, appear))
        stage.dismiss()
        let rest = stage.log.take().filter { $0.hasPrefix("dismissal") }
        #expect(rest == ["dismissal will begin", "dismissal did end true"])
        #expect(controller.containerView == nil)
        #expect(controller.chrome.superview == nil)
    }

    @Test("F42, F43: both sides see the coordinator while the transition lasts")
    func coordinator() {
        let stage = ModalStage()
        var along = 0
        stage.root.present(stage.sheet, animated: true)
        stage.sheet.transitionCoordinator?.animate(alongsideTransition: { _ in along += 1 }) { context in
            along += context.isCancelled ? 100 : 10
        }
        #expect(stage.root.transitionCoordinator === stage.sheet.transitionCoordinator)
        #expect(along == 0)
        Headless.clock.settle()
        #expect(along == 11)
        #expect(stage.root.transitionCoordinator == nil)
    }

    @Test("Refused: presenting twice, from outside the window, during a dismissal")
    func refused() {
        let stage = ModalStage()
        stage.other.present(stage.sheet, animated: false)
        #expect(Headless.warnings.last?.contains("not in the window hierarchy") == true)
        stage.root.present(stage.sheet, animated: true)
        stage.root.present(stage.other, animated: true)
        #expect(Headless.warnings.last?.contains("already presenting") == true)
        stage.root.dismiss(animated: true)
        #expect(Headless.warnings.last?.contains("in progress") == true)
        Headless.clock.settle()
        #expect(stage.root.presentedViewController === stage.sheet)
        #expect(stage.other.presentingViewController == nil)
        #expect(Headless.warnings.count == 3)
    }

    @Test("Not animated: no animator is asked, and all callbacks come", arguments: [false, true])
    func unanimated(later: Bool) {
        let stage = ModalStage { $0.dismissalsStartNextTurn = later }
        stage.present(animated: false)
        #expect(
            stage.log.take().filter { !$0.contains("oad") } == [
                "root willDisappear", "sheet willAppear", "sheet presented in will", "sheet isAppearing",
                "sheet didAppear", "sheet presented in did", "root didDisappear", "completion",
            ])
        #expect(stage.sheet.view.frame == stage.window.bounds)
        stage.dismiss(animated: false)
        #expect(stage.log.take().last == "completion")
        #expect(stage.root.view.superview === stage.window)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("Everything is freed after a dismissal")
    func freed() {
        Headless.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        weak var presented: UIViewController?
        weak var controller: UIPresentationController?
        do {
            let sheet = UIViewController()
            root.present(sheet, animated: true)
            Headless.clock.settle()
            presented = sheet
            controller = sheet.presentationController
        }
        #expect(presented != nil && controller != nil)
        presented?.dismiss(animated: true)
        Headless.clock.settle()
        #expect(presented == nil)
        #expect(controller == nil)
        #expect(window.subviews.count == 1)
    }
}
