import HeadlessFixtures
import Testing
import UIKit

/// What a window that gets another root does with the presentations of the old one.
@MainActor
struct PresentationRootTests {
    @Test("F253: a new root leaves the presented screen in the window, below its own view, and its controllers alive")
    func left() {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            let stage = ModalStage(style, custom: false)
            stage.present(animated: false)
            _ = stage.log.take()
            let new = ModalController("new", log: stage.log)
            stage.window.rootViewController = new
            Headless.clock.settle()
            #expect(stage.sheet.view.window === stage.window)
            #expect(stage.window.subviews.last === new.view)
            #expect(stage.sheet.presentingViewController === stage.root)
            #expect(!stage.appearances().contains("sheet didDisappear"))
            stage.root.dismiss(animated: false)
            Headless.clock.settle()
            #expect(stage.sheet.view.window == nil)
            #expect(stage.appearances().contains("sheet didDisappear"))
        }
    }

    @Test("F253: what is left is kept until it is dismissed, although the app has dropped it")
    func kept() {
        for dismisses in [false, true] {
            Headless.reset()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            weak var sheet: UIViewController?
            do {
                let (root, presented) = (UIViewController(), UIViewController())
                sheet = presented
                window.rootViewController = root
                Headless.clock.settle()
                root.present(presented, animated: false)
                Headless.clock.settle()
                window.rootViewController = UIViewController()
                if dismisses { root.dismiss(animated: false) }
            }
            Headless.clock.settle()
            #expect((sheet == nil) == dismisses)
            #expect(window.subviews.count == (dismisses ? 1 : 2))
        }
    }

    @Test("F254: a dismissal that UIKit makes in the next turn puts the old root's view back below the new root's")
    func putBack() {
        let stage = ModalStage(.fullScreen, custom: false) { $0.dismissalsStartNextTurn = true }
        stage.present(animated: false)
        stage.root.dismiss(animated: false)
        stage.window.rootViewController = ModalController("new", log: stage.log)
        Headless.clock.settle()
        #expect(stage.window.subviews.first === stage.root.view)
    }

    @Test("F115, F253: a dismissal that ends after its presenter has lost the window makes no unbalanced call")
    func endsLate() {
        for putsBack in [true, false] {
            let stage = ModalStage(.fullScreen) { $0.dismissalsPutThePresentersViewBack = putsBack }
            stage.delegate.animator.putsBack = false
            stage.present()
            stage.root.dismiss(animated: true)
            Headless.clock.advance(by: 0.1)
            _ = stage.log.take()
            stage.window.rootViewController = ModalController("new", log: stage.log)
            Headless.clock.settle()
            #expect(Headless.warnings.isEmpty, "\(putsBack): \(Headless.warnings)")
            let calls = stage.appearances().filter { $0.hasPrefix("root") }
            let back = putsBack ? ["root willAppear", "root didAppear"] : []
            #expect(calls == ["root willDisappear", "root didDisappear"] + back)
        }
    }

    @Test("If presentations end with their root, nothing of them is left")
    func ended() {
        let stage = ModalStage(.fullScreen, custom: false) { $0.newRootsLeavePresentations = false }
        stage.present(animated: false)
        _ = stage.log.take()
        stage.window.rootViewController = ModalController("new", log: stage.log)
        Headless.clock.settle()
        #expect(stage.sheet.view.window == nil)
        #expect(stage.appearances().contains("sheet didDisappear"))
        #expect(stage.window.subviews.count == 1)
    }
}
