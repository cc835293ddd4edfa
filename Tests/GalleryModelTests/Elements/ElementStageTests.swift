import GalleryModel
import GalleryScenes
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import UIKit

/// The app's page of elements that fly: a grid of prints opens a detail screen, over any transition and in two ways.
@Suite(.serialized) @MainActor struct ElementStageTests {
    private let fresh = Fresh {
        Headless.reset()
        let list = PrintsScreen()
        let stage = ElementStage(list)
        list.onChoose = { [weak stage] in stage?.open(PrintScreen($0)) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = stage.navigation
        window.makeKeyAndVisible()
        Headless.clock.settle()
        return (list: list, stage: stage, window: window)
    }

    private var list: PrintsScreen { fresh.value.list }
    private var stage: ElementStage { fresh.value.stage }
    private var window: UIWindow { fresh.value.window }

    /// The layers in the window that fly.
    private var flying: Int {
        func count(_ layer: CALayer) -> Int {
            (layer.name == "flying element" ? 1 : 0) + (layer.sublayers ?? []).map(count).reduce(0, +)
        }
        return count(window.layer)
    }

    private func isOpen(_ way: ElementStage.Way) -> Bool {
        switch way {
        case .push: stage.navigation.viewControllers.count == 2
        case .present: stage.navigation.presentedViewController != nil
        }
    }

    @Test(
        "E14: a tap opens a print over the chosen transition, and a finger leads back; picture, title and price fly",
        arguments: ElementStage.Way.allCases, [CatalogueAnimator.fade, .cube, .slide])
    func opens(way: ElementStage.Way, animator: CatalogueAnimator) {
        stage.choose(animator)
        stage.way = way
        Headless.tap(at: CGPoint(x: 280, y: 240), in: window)
        Headless.clock.advance(by: 0.1)
        // An image in its frame, and two pictures of each label.
        #expect(flying == 6)
        Headless.clock.settle()
        #expect(isOpen(way) && flying == 0)

        let (from, to) =
            way == .push
            ? (CGPoint(x: 40, y: 600), CGPoint(x: 340, y: 600)) : (CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 760))
        let touch = Headless.touch(at: from, in: window)
        for step in 1...10 {
            let part = Double(step) / 10
            touch.move(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
            Headless.clock.advance(by: 0.02)
            if step == 5 { #expect(flying == 6) }
        }
        touch.lift()
        Headless.clock.settle()
        #expect(!isOpen(way) && flying == 0)
    }

    @Test("E14: the code opens a screen as it is chosen; only transitions for both ways are offered")
    func code() {
        #expect(stage.code == "navigationController.pushViewController(detail, transition: .fade)")
        stage.way = .present
        stage.choose(CatalogueAnimator.cube)
        #expect(stage.code == "present(detail, transition: .cube)")
        let all = BuiltInTransition.allCases.map(\.animator)
        let choices = ElementStage.choices(from: all).map(\.info.name)
        #expect(choices.contains("cube") && choices.contains("fade") && !choices.contains("slideDismiss"))
        #expect(choices.count < all.count && choices.count > 40)
    }
}
