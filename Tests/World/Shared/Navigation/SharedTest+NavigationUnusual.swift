import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// Bad input, bad moments, less motion, and the other reading direction.
    public static let navigationUnusual: [SharedTest] = [
        SharedTest("Navigation: a duration of 0 is a change at once") { try await duration(0, $0) },
        SharedTest("Navigation: a negative duration is a change at once") { try await duration(-1, $0) },
        SharedTest("Navigation: a duration that is no number is a change at once") { try await duration(.nan, $0) },
        SharedTest("Navigation: an infinite duration is a change at once") { try await duration(.infinity, $0) },
        SharedTest("Navigation: a pose of numbers that are none ends cleanly") { trial in
            struct Wild: TransitionAnimator {
                let info = AnimatorInfo(name: "wild", title: "<script>", author: "Tests", summary: "</script>")
                func choreography(in scene: TransitionScene) -> Choreography {
                    var pose = Pose.rest
                    pose.offset.x = .nan
                    pose.opacity = .infinity
                    pose.cornerRadius = .nan
                    pose.shade = -.infinity
                    pose.clip = .circle(x: .nan, y: 0, radius: .infinity)
                    return Choreography(foreground: .from(pose), background: .to(pose), eyeDistance: .nan)
                }
            }
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(Wild())
            try await setting.pushed("a")
            try setting.expectTop("a")
            try await setting.popped()
            try setting.expectTop("root")
        },
        SharedTest("Navigation, N11, P31: without animation nothing animates") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(1))
            let events = Events()
            setting.transitions.onEvent = { events.all.append($0) }
            let screen = setting.push("a", animated: false)
            try await trial.advance(0.1)
            trial.expect(screen.view.window === trial.window)
            trial.expect(setting.navigation.transitionCoordinator == nil)
            trial.expect((screen.view.layer.animationKeys() ?? []).isEmpty)
            try await setting.popped(animated: false)
            trial.equal(events.all, [])
            try setting.expectTop("root")
        },
        SharedTest("Navigation, A5: less motion fades, and moves nothing") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(1), options: .init(motion: .alwaysReduced))
            let screen = setting.push("a")
            try await trial.advance(0.15)
            let shown = try trial.shown(screen.view)
            trial.expect(shown.opacity < 1 && shown.opacity > 0, "its opacity is \(shown.opacity)")
            trial.expect(CATransform3DIsIdentity(shown.transform))
            try await trial.settle()
            try setting.expectTop("a")
        },
        SharedTest("Navigation, A5: motion that is never reduced moves") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(
                .slide.duration(1).timing(.linear), options: .init(motion: .neverReduced))
            let screen = setting.push("a")
            try await trial.advance(0.3)
            let shown = try trial.shown(screen.view)
            trial.expect(shown.opacity == 1 && shown.transform.m41 > 10)
            try await trial.settle()
        },
        SharedTest("Navigation, A6: right-to-left layout sees the mirror image, both ways") { trial in
            let setting = try await NavigationSetting(trial, isRightToLeft: true)
            setting.navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
            let screen = setting.push("a")
            try await trial.advance(0.3)
            trial.expect(try trial.shown(screen.view).transform.m41 < -10)
            try await trial.settle()
            setting.pop()
            try await trial.advance(0.3)
            trial.expect(try trial.shown(screen.view).transform.m41 < -10)
            try await trial.settle()
            try setting.expectTop("root")
        },
        SharedTest("Navigation, A2: an animator that is not made for the container plays a cross-fade") { trial in
            let setting = try await NavigationSetting(trial)
            var info = CatalogueAnimator.slide.info
            info.containers = [.modal]
            setting.navigation.setNavigationTransition(CatalogueAnimator.slide.info(info).duration(1))
            let screen = setting.push("a")
            try await trial.advance(0.2)
            let shown = try trial.shown(screen.view)
            trial.expect(CATransform3DIsIdentity(shown.transform) && shown.opacity > 0 && shown.opacity < 1)
            try await trial.settle()
        },
        SharedTest("Navigation, P52: two controllers at the same time do not disturb each other") { trial in
            let setting = try await NavigationSetting(trial)
            let second = UINavigationController(rootViewController: Screen("other"))
            setting.root.addChild(second)
            second.view.frame = CGRect(x: 0, y: 300, width: 200, height: 200)
            setting.root.view.addSubview(second.view)
            second.didMove(toParent: setting.root)
            try await trial.settle()
            second.setNavigationTransition(.cube.duration(1))
            setting.navigation.setNavigationTransition(.fold)
            second.pushViewController(Screen("inner"), animated: true)
            try await trial.advance(0.1)
            setting.push("a")
            try await trial.settle()
            trial.equal(second.viewControllers.count, 2)
            trial.equal(setting.names, ["root", "a"])
        },
        SharedTest("Navigation: a push on hearing of the end is a change of its own") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide)
            let later = Screen("b")
            var isFirst = true
            setting.transitions.onEvent = { [weak navigation = setting.navigation] event in
                guard event == .finished, isFirst else { return }
                isFirst = false
                navigation?.pushViewController(later, animated: true)
            }
            try await setting.pushed("a")
            try await trial.settle()
            trial.equal(setting.names, ["root", "a", "b"])
            try setting.expectTop("b")
        },
    ]

    @MainActor
    private static func duration(_ duration: Double, _ trial: Trial) async throws {
        let setting = try await NavigationSetting(trial)
        setting.navigation.setNavigationTransition(.slide.duration(duration))
        try await setting.pushed("a")
        try setting.expectTop("a")
        try await setting.popped()
        try setting.expectTop("root")
    }
}
