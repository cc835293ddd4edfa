import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// Anchors, scrolled lists, numbers.
    public static let playback: [SharedTest] = [
        SharedTest("Anchors, A3: a navigation controller's animator hears where both views are, anew on the way back") {
            trial in
            let setting = try await NavigationSetting(trial)
            let scenes = ProbeAnimator.Scenes()
            let cell = UIView(frame: CGRect(x: 30, y: 400, width: 100, height: 80))
            setting.root.view.addSubview(cell)
            setting.navigation.setNavigationTransition(ProbeAnimator(scenes: scenes))
            let detail = PhotoScreen(from: cell)
            setting.navigation.pushViewController(detail, animated: true)
            try await trial.settle()
            trial.equal(scenes.all.last?.sourceRect, cell.frame)
            trial.equal(scenes.all.last?.targetRect, detail.place)
            cell.frame.origin.y = 90
            try await setting.popped()
            trial.equal(scenes.all.last?.sourceRect, cell.frame)
            trial.equal(scenes.all.last?.targetRect, detail.place)
            try setting.expectTop("root")
        },
        SharedTest("Anchors, A3: a presentation's animator hears where both views are") { trial in
            let setting = try await ModalSetting(trial)
            let scenes = ProbeAnimator.Scenes()
            let cell = UIView(frame: CGRect(x: 30, y: 400, width: 100, height: 80))
            setting.root.view.addSubview(cell)
            let detail = PhotoScreen(from: cell)
            detail.setModalTransition(ProbeAnimator(scenes: scenes))
            setting.root.startPresenting(detail)
            try await trial.settle()
            trial.equal(scenes.all.last?.sourceRect, cell.frame)
            trial.equal(scenes.all.last?.targetRect, detail.place)
            detail.startDismissing()
            try await trial.settle()
            setting.expectGone()
        },
        SharedTest("Anchors: a view that is in no window is no anchor") { trial in
            let setting = try await NavigationSetting(trial)
            let scenes = ProbeAnimator.Scenes()
            setting.navigation.setNavigationTransition(ProbeAnimator(scenes: scenes))
            let stray = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            setting.navigation.pushViewController(PhotoScreen(from: stray), animated: true)
            try await trial.settle()
            let scene = try trial.check.require(scenes.all.last, "a scene")
            trial.expect(scene.sourceRect == nil)
            trial.equal(scene.size, setting.navigation.view.bounds.size)
        },
        SharedTest("Playback: an animator hears of the container's kind and size") { trial in
            let scenes = ProbeAnimator.Scenes()
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(ProbeAnimator(scenes: scenes))
            try await setting.selected(1)
            let scene = try trial.check.require(scenes.all.last, "a scene")
            trial.equal(scene.container, .tab)
            trial.equal(scene.size, trial.window.bounds.size)
        },
        SharedTest("Playback, F121: a clip lies over what is seen of a scrolled list") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.circleReveal.duration(1))
            let screen = ListScreen()
            screen.list.contentOffset = CGPoint(x: 0, y: 1500)
            setting.navigation.pushViewController(screen, animated: true)
            try await trial.advance(0.2)
            let mask = try trial.check.require(screen.list.layer.mask, "a mask")
            trial.equal(mask.position, screen.list.bounds.origin)
            trial.expect(screen.list.bounds.minY > 1000)
            try await trial.settle()
            trial.expect(screen.list.layer.mask == nil)
        },
        SharedTest("Playback, F121: a list casts a shadow, although it cuts what is outside of it") { trial in
            for screen in [ListScreen(), Screen("plain")] {
                let setting = try await NavigationSetting(trial)
                setting.navigation.setNavigationTransition(.cover.duration(1))
                setting.navigation.pushViewController(screen, animated: true)
                try await trial.advance(0.2)
                let siblings = try trial.check.require(screen.view.layer.superlayer?.sublayers, "its siblings")
                let casters = siblings.filter { ($0.presentation()?.shadowOpacity ?? 0) > 0 }
                trial.equal(casters.count, 1)
                trial.expect(casters.first?.masksToBounds == false)
                // Without a path the whole screen would be drawn offscreen in every frame.
                trial.equal(
                    casters.first?.shadowPath?.boundingBox, CGRect(origin: .zero, size: screen.view.bounds.size))
                try await trial.settle()
            }
        },
        SharedTest("Playback: a slower pace takes as long as it says") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(0.6).timing(.linear))
            let start = CACurrentMediaTime()
            setting.push("a")
            try await trial.settle()
            let seconds = CACurrentMediaTime() - start
            trial.expect(seconds > 0.55 && seconds < 1.6, "it took \(seconds) s")
        },
    ]
}
