import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// Bars above and below a navigation controller's screens.
    public static let navigationBars: [SharedTest] = [
        SharedTest("Navigation, N13: a screen that hides the bottom bar leaves it as a plain push does") {
            try await bottomBar($0, pops: false)
        },
        SharedTest("Navigation, N13: popping a screen that hides the bottom bar brings it back as a plain pop does") {
            try await bottomBar($0, pops: true)
        },
        SharedTest("Navigation, N13: a bar on its way out comes back when its navigation controller is dropped") {
            trial in
            for seconds in [0, 0.2] {
                let (tabs, navigation) = try await nested(trial)
                navigation.setNavigationTransition(.cube.duration(1))
                let place = tabs.tabBar.frame
                let detail = Screen("detail")
                detail.hidesBottomBarWhenPushed = true
                navigation.pushViewController(detail, animated: true)
                try await trial.advance(seconds)
                tabs.viewControllers = Array((tabs.viewControllers ?? []).dropFirst())
                try await trial.settle()
                trial.equal(tabs.tabBar.frame, place, "after \(seconds) s:")
                trial.expect(!tabs.tabBar.isHidden)
            }
        },
        SharedTest("Navigation: with a hidden navigation bar the screen fills the window") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide)
            setting.navigation.setNavigationBarHidden(true, animated: false)
            try await setting.pushed("a")
            trial.expect(setting.navigation.isNavigationBarHidden)
            try setting.expectTop("a")
            try await setting.popped()
            try setting.expectTop("root")
        },
        SharedTest("Navigation: a bar that is hidden along with a push is hidden after it") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(0.6))
            setting.push("a")
            setting.navigation.setNavigationBarHidden(true, animated: true)
            try await trial.settle()
            trial.expect(setting.navigation.isNavigationBarHidden)
            try setting.expectTop("a")
            setting.pop()
            setting.navigation.setNavigationBarHidden(false, animated: true)
            try await trial.settle()
            trial.expect(!setting.navigation.isNavigationBarHidden)
            try setting.expectTop("root")
        },
        SharedTest("Navigation: the bar shows the top screen's title after each change") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide)
            for name in ["a", "b"] {
                try await setting.pushed(name)
                trial.equal(setting.navigation.navigationBar.topItem?.title, name)
            }
            try await setting.popped()
            trial.equal(setting.navigation.navigationBar.topItem?.title, "a")
            trial.equal(setting.navigation.navigationBar.items?.count, 2)
        },
    ]

    @MainActor
    private static func nested(_ trial: Trial) async throws -> (UITabBarController, UINavigationController) {
        let navigation = UINavigationController(rootViewController: Screen("root"))
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [navigation, Screen("other")]
        try await trial.show(tabs)
        return (tabs, navigation)
    }

    @MainActor
    private static func bottomBar(_ trial: Trial, pops: Bool) async throws {
        var unanimated: (frame: CGRect, isHidden: Bool, alpha: CGFloat, insets: UIEdgeInsets)?
        for isAnimated in [false, true] {
            let (tabs, navigation) = try await nested(trial)
            let before = tabs.tabBar.frame
            navigation.setNavigationTransition(.slide)
            let detail = Screen("detail")
            detail.hidesBottomBarWhenPushed = true
            navigation.pushViewController(detail, animated: isAnimated)
            try await trial.settle()
            if pops {
                navigation.popViewController(animated: isAnimated)
                try await trial.settle()
                trial.equal(tabs.tabBar.frame, before, "the bar's place:")
            }
            let bar = tabs.tabBar
            let view: UIView = try trial.check.require(navigation.topViewController?.view)
            let found = (frame: bar.frame, isHidden: bar.isHidden, alpha: bar.alpha, insets: view.safeAreaInsets)
            // UIKit may leave animations on its bar, which are not compared (F84).
            if let unanimated {
                trial.equal(found.frame, unanimated.frame, "the bar's frame:")
                trial.equal(found.isHidden, unanimated.isHidden, "whether the bar is hidden:")
                trial.equal(found.alpha, unanimated.alpha, "the bar's alpha:")
                trial.equal(found.insets, unanimated.insets, "the screen's safe area:")
            }
            unanimated = found
        }
    }
}
