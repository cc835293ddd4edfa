import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct PresentationHierarchyTests {
    @Test("F14, F39: over styles leave the presenter's view alone, and the presenter hears nothing")
    func overStyles() {
        for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .automatic] {
            let stage = ModalStage(style)
            var views: [Bool] = []
            stage.delegate.animator.look = { context in
                views += [context.view(forKey: .from) == nil, context.view(forKey: .to) == nil]
                #expect(stage.root.view.superview === stage.window)
            }
            stage.present()
            #expect(stage.root.view.superview === stage.window)
            stage.dismiss()
            #expect(views == [true, false, false, true])
            #expect(stage.root.view.superview === stage.window)
            #expect(
                stage.appearances() == [
                    "sheet willAppear", "sheet didAppear", "sheet willDisappear", "sheet didDisappear",
                ])
        }
    }

    @Test("F15, F18, F39: fullScreen takes the presenter's view away, and the presenter hears of it")
    func fullScreen() {
        let stage = ModalStage(.fullScreen)
        var inContainer: [Bool] = []
        stage.delegate.animator.look = { context in
            inContainer.append(stage.root.view.superview === context.containerView)
            #expect(context.view(forKey: inContainer.count == 1 ? .from : .to) === stage.root.view)
        }
        stage.present()
        #expect(stage.root.view.superview == nil)
        #expect(
            stage.appearances() == [
                "root willDisappear", "sheet willAppear", "sheet didAppear", "root didDisappear",
            ])
        stage.dismiss()
        #expect(inContainer == [true, false])
        #expect(stage.root.view.superview === stage.window)
        #expect(stage.root.view.frame == stage.window.bounds)
        #expect(stage.window.subviews == [stage.root.view])
        #expect(
            stage.appearances() == [
                "sheet willDisappear", "root willAppear", "sheet didDisappear", "root didAppear",
            ])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F15, F115: a dismissal puts back the presenter's view that the animator forgets", arguments: [true, false])
    func forgotten(putsBack: Bool) {
        let stage = ModalStage(.fullScreen) { $0.dismissalsPutThePresentersViewBack = putsBack }
        stage.delegate.animator.putsBack = false
        stage.present()
        stage.dismiss()
        #expect(stage.root.view.window == (putsBack ? stage.window : nil))
        #expect(stage.window.subviews == (putsBack ? [stage.root.view] : []))
        if putsBack { #expect(stage.root.view.frame == stage.window.bounds) }
    }

    @Test("F16, F39: a presentation controller may remove the presenter's view")
    func removes() {
        let stage = ModalStage(.custom)
        stage.delegate.makeController = { presented, presenting in
            let controller = HalfController(presentedViewController: presented, presenting: presenting)
            controller.removes = true
            return controller
        }
        stage.present()
        #expect(stage.root.view.superview == nil)
        #expect(stage.appearances().filter { $0.hasPrefix("root") } == ["root willDisappear", "root didDisappear"])
        stage.dismiss()
        #expect(stage.root.view.superview === stage.window)
    }

    @Test("F17: an animator that takes the presenter's view of an over style is not helped")
    func taken() {
        let stage = ModalStage(.overFullScreen)
        stage.delegate.animator.takesPresentersView = true
        stage.present()
        #expect(stage.root.view.superview !== stage.window)
        stage.dismiss()
        #expect(stage.root.view.window == nil)
    }

    @Test("F7, F13: the animator gets the view that the presentation controller wraps, and nobody else adds it")
    func wrapped() {
        final class Wrapping: UIPresentationController {
            let wrapper = UIView()
            override var presentedView: UIView? { wrapper }
        }
        let stage = ModalStage(.custom)
        var wrapper: UIView?
        stage.delegate.makeController = { presented, presenting in
            let controller = Wrapping(presentedViewController: presented, presenting: presenting)
            controller.wrapper.addSubview(presented.view)
            wrapper = controller.wrapper
            return controller
        }
        stage.delegate.animator.look = { context in
            #expect(context.view(forKey: .to) === wrapper)
            #expect(context.view(forKey: .to)?.superview == nil)
        }
        stage.present()
        #expect(wrapper?.window === stage.window)
        #expect(stage.sheet.view.superview === wrapper)
    }

    @Test("F20, F21: the frames before and after", arguments: [false, true])
    func frames(leaving: Bool) {
        let stage = ModalStage(.custom) { $0.leavingControllersHaveFinalFrames = leaving }
        stage.delegate.makeController = { HalfController(presentedViewController: $0, presenting: $1) }
        let (all, half) = (stage.window.bounds, CGRect(x: 0, y: 400, width: 400, height: 400))
        stage.delegate.animator.look = { context in
            #expect(context.initialFrame(for: stage.root) == all)
            #expect(context.initialFrame(for: stage.sheet) == .zero)
            #expect(context.finalFrame(for: stage.sheet) == half)
            #expect(context.finalFrame(for: stage.root) == all)
            #expect(context.initialFrame(for: stage.other) == .zero)
        }
        stage.present()
        stage.delegate.animator.look = { context in
            #expect(context.initialFrame(for: stage.sheet) == half)
            #expect(context.finalFrame(for: stage.sheet) == (leaving ? half : .zero))
            #expect(context.finalFrame(for: stage.root) == all)
        }
        stage.dismiss()
        #expect(stage.delegate.animator.ended == [true, true])
    }

    @Test("F40: isBeingPresented and isBeingDismissed hold inside the callbacks only")
    func being() {
        let stage = ModalStage()
        stage.present()
        let words = ["presented", "dismissed"]
        let lines = stage.log.take().filter { line in words.contains { line.contains($0) } }
        #expect(lines == ["sheet presented in will", "sheet presented in did"])
        #expect(!stage.sheet.isBeingPresented)
        stage.dismiss()
        let rest = stage.log.take().filter { line in words.contains { line.contains($0) } }
        #expect(rest == ["sheet dismissed in will", "sheet dismissed in did"])
        #expect(!stage.sheet.isBeingDismissed)
    }

    @Test("A container presents for its children")
    func forwarded() {
        let stage = ModalStage()
        let child = UIViewController()
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        child.present(stage.sheet, animated: true)
        Headless.clock.settle()
        #expect(stage.sheet.presentingViewController === stage.root)
        #expect(stage.delegate.source === child)
        #expect(child.presentedViewController === stage.sheet)
        child.dismiss(animated: true)
        Headless.clock.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("A presentation context keeps a presentation within itself")
    func context() {
        let stage = ModalStage(.overCurrentContext)
        let child = UIViewController()
        child.definesPresentationContext = true
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 100, width: 400, height: 300)
        child.didMove(toParent: stage.root)
        child.present(stage.sheet, animated: true)
        Headless.clock.settle()
        #expect(stage.sheet.presentingViewController === child)
        #expect(stage.sheet.view.superview?.superview === stage.root.view)
        #expect(stage.sheet.view.convert(stage.sheet.view.bounds, to: stage.window) == child.view.frame)
    }

    @Test("Nested: dismissing from the bottom animates the topmost, and the rest simply goes")
    func nested() {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
            let stage = ModalStage(style, custom: false)
            stage.present()
            stage.other.modalPresentationStyle = style
            stage.other.transitioningDelegate = stage.delegate
            stage.sheet.present(stage.other, animated: true)
            Headless.clock.settle()
            #expect(stage.other.presentingViewController === stage.sheet)
            _ = stage.log.take()
            var sides: [UIViewController?] = []
            stage.delegate.animator.look = {
                sides = [$0.viewController(forKey: .from), $0.viewController(forKey: .to)]
            }
            stage.dismiss()
            #expect(sides == [stage.other, stage.root])
            #expect(stage.window.subviews == [stage.root.view])
            #expect(stage.root.presentedViewController == nil && stage.sheet.presentedViewController == nil)
            let lines = stage.appearances().filter { $0.hasPrefix("sheet") }
            #expect(lines == (style == .fullScreen ? [] : ["sheet willDisappear", "sheet didDisappear"]))
            #expect(Headless.warnings.isEmpty)
        }
    }

    @Test("Resizing: controller, container and presented view follow")
    func resize() {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .automatic] {
            let stage = ModalStage(style)
            stage.delegate.makeController = { HalfController(presentedViewController: $0, presenting: $1) }
            stage.present()
            Headless.resize(stage.window, to: CGSize(width: 800, height: 400))
            Headless.clock.settle()
            let expected: CGRect =
                switch style {
                case .custom: CGRect(x: 0, y: 200, width: 800, height: 200)
                case .automatic: CGRect(x: 0, y: 10, width: 800, height: 390)
                default: stage.window.bounds
                }
            #expect(stage.sheet.view.frame == expected)
            #expect(stage.sheet.sizes.count == 1)
            #expect(stage.root.sizes == [CGSize(width: 800, height: 400)])
            stage.dismiss()
            #expect(stage.root.view.frame == stage.window.bounds)
        }
    }

    @Test("The status bar is the presented controller's if it covers the screen or says so", arguments: [false, true])
    func statusBar(captures: Bool) {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
            let stage = ModalStage(style)
            stage.sheet.statusBar = .lightContent
            stage.sheet.modalPresentationCapturesStatusBarAppearance = captures
            stage.present()
            let isHis = captures || style == .fullScreen
            #expect((Headless.statusBarStyle(in: stage.window) == .lightContent) == isHis)
            stage.dismiss()
            #expect(Headless.statusBarStyle(in: stage.window) == .default)
        }
    }
}
