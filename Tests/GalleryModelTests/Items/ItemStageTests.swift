import GalleryModel
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionTestSupport
import UIKit

/// The bar of the app's section on items: an app's own, on which each animation plays and leaves nothing.
@Suite(.serialized) @MainActor struct ItemStageTests {
    private let fresh = Fresh {
        Headless.reset()
        let (stage, window) = (ItemStage(), UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
        let page = UIViewController()
        window.rootViewController = page
        window.makeKeyAndVisible()
        // As the app shows it: at the bottom of a page, not much higher than the bar.
        page.addChild(stage.tabs)
        stage.tabs.view.frame = CGRect(x: 0, y: 644, width: 390, height: 200)
        page.view.addSubview(stage.tabs.view)
        stage.tabs.didMove(toParent: page)
        Headless.clock.settle()
        return (stage: stage, window: window)
    }

    private var stage: ItemStage { fresh.value.stage }
    private var window: UIWindow { fresh.value.window }
    private var views: Int { stage.tabs.view.subviews.count }
    private var images: [ObjectIdentifier?] {
        (stage.tabs.viewControllers ?? []).map { $0.tabBarItem.image.map(ObjectIdentifier.init) }
    }

    @Test("Each plays on the next item and leaves nothing behind", arguments: BuiltInTabItemAnimation.allCases)
    func plays(animation: BuiltInTabItemAnimation) {
        let (before, pictures) = (views, images)
        stage.choose(animation.animator)
        #expect(stage.animator?.info == animation.animator.info)
        // The third item has the badge, which one of them moves.
        for place in [1, 2, 3, 0] {
            stage.play()
            Headless.clock.advance(by: 0.05)
            let moves = animation != .still && (animation != .badgeBounce || place == 2)
            #expect(stage.tabs.selectedIndex == place && (views > before) == moves, "\(place)")
            Headless.clock.advance(by: 3)
            Headless.clock.settle()
            #expect(views == before && images == pictures, "\(place)")
        }
    }

    @Test("Another one takes the place of the one that plays, and none takes it off")
    func choosing() {
        let before = views
        stage.choose(.pop)
        stage.play()
        Headless.clock.advance(by: 0.05)
        #expect(views > before)
        stage.choose(.roll)
        #expect(views == before, "the first ends at once")
        stage.play()
        Headless.clock.advance(by: 0.05)
        #expect(views > before)
        stage.choose(nil)
        stage.play()
        Headless.clock.advance(by: 0.05)
        #expect(views == before && stage.animator == nil)
    }

    @Test("A tap plays too, and is told; under Reduce Motion it is shown, because it was asked for")
    func taps() {
        var told: [Int] = []
        stage.onSelect = { told.append($0) }
        Headless.isReduceMotionEnabled = true
        stage.choose(.bounce)
        let before = views
        let bar = stage.tabs.tabBar
        Headless.tap(at: bar.convert(CGPoint(x: 390 * 0.625, y: 24), to: nil), in: window)
        Headless.clock.advance(by: 0.05)
        #expect(told == [2] && views > before)
        Headless.clock.advance(by: 2)
        #expect(views == before)
    }
}
