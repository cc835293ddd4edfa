import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// Selections in code, and who plays them.
    public static let tabSelection: [SharedTest] = [
        SharedTest("Tabs: a selection moves the arriving tab, and ends with it at rest") { trial in
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(.slide.duration(1).timing(.linear))
            setting.select(1)
            try await trial.advance(0.3)
            trial.expect(try trial.shown(setting.screens[1].view).transform.m41 > 10)
            trial.expect(setting.tabs.transitionCoordinator != nil)
            try await setting.settle()
            trial.equal(setting.shown, "b")
            setting.expectBalance()
        },
        SharedTest("Tabs: back to an earlier tab comes from the other side") { trial in
            let setting = try await TabSetting(trial)
            try await setting.selected(2)
            setting.tabs.setTabTransition(.slide.duration(1).timing(.linear))
            setting.select(0)
            try await trial.advance(0.3)
            let leaving = try trial.shown(setting.screens[2].view).transform.m41
            trial.expect(leaving > 10, "the later tab goes to the trailing side, it is at \(leaving)")
            try await setting.settle()
            trial.equal(setting.shown, "a")
        },
        SharedTest("Tabs, A6: right-to-left layout sees the mirror image") { trial in
            let setting = try await TabSetting(trial, isRightToLeft: true)
            setting.tabs.setTabTransition(.slide.duration(1).timing(.linear))
            setting.select(1)
            try await trial.advance(0.3)
            trial.expect(try trial.shown(setting.screens[1].view).transform.m41 < -10)
            try await setting.settle()
        },
        SharedTest("Tabs: a selected controller is as good as an index") { trial in
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(.slide.duration(1))
            setting.tabs.selectedViewController = setting.screens[2]
            try await trial.advance(0.2)
            trial.expect(setting.tabs.transitionCoordinator != nil)
            try await setting.settle()
            trial.equal(setting.shown, "c")
        },
        SharedTest("Tabs: the tab that is selected already does nothing") { trial in
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(.slide)
            let events = Events()
            setting.transitions.onEvent = { events.all.append($0) }
            let before = trial.residue()
            try await setting.selected(0)
            trial.equal(events.all, [])
            trial.equal(trial.residue(), before)
        },
        SharedTest("Tabs, F118: where taps are immediate the tab is there at once, and nothing plays") { trial in
            let setting = try await TabSetting(trial)
            let events = Events()
            setting.tabs.setTabTransition(.slide.duration(1), options: .init(taps: .immediate))
            setting.transitions.onEvent = { events.all.append($0) }
            setting.select(1)
            try await trial.advance(0.1)
            trial.expect(setting.tabs.transitionCoordinator == nil, "nothing runs")
            trial.equal(setting.shown, "b")
            trial.equal(events.all, [])
            try await setting.settle()
            setting.expectBalance()
        },
        SharedTest("Tabs: the rule decides by the tabs, and leaves others to the app's delegate") { trial in
            let setting = try await TabSetting(trial)
            let app = InstantDelegate()
            setting.tabs.delegate = app
            setting.tabs.setTabTransition { _, to in to.title == "b" ? CatalogueAnimator.slide : nil }
            try await setting.selected(1)
            trial.equal(app.asked, [])
            try await setting.selected(2)
            trial.equal(app.asked, ["c"])
            trial.equal(setting.shown, "c")
        },
        SharedTest("Tabs, F118: what nobody animates is left to UIKit, which may dissolve") { trial in
            let setting = try await TabSetting(trial)
            let events = Events()
            setting.tabs.setTabTransition { _, _ in nil }
            setting.transitions.onEvent = { events.all.append($0) }
            try await setting.selected(2)
            trial.equal(setting.shown, "c")
            trial.equal(events.all, [], "nothing of ours plays:")
            setting.expectBalance()
        },
        SharedTest("Tabs, A5: less motion fades") { trial in
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(.slide.duration(1), options: .init(motion: .alwaysReduced))
            setting.select(1)
            try await trial.advance(0.15)
            let shown = try trial.shown(setting.screens[1].view)
            trial.expect(CATransform3DIsIdentity(shown.transform) && shown.opacity < 1)
            try await setting.settle()
        },
        SharedTest("Tabs, A2: an animator that is not made for the container plays a cross-fade") { trial in
            let setting = try await TabSetting(trial)
            var info = CatalogueAnimator.slide.info
            info.containers = [.modal]
            setting.tabs.setTabTransition(CatalogueAnimator.slide.info(info).duration(1))
            setting.select(1)
            try await trial.advance(0.2)
            let shown = try trial.shown(setting.screens[1].view)
            trial.expect(CATransform3DIsIdentity(shown.transform) && shown.opacity > 0 && shown.opacity < 1)
            try await setting.settle()
        },
        SharedTest("Tabs: nothing is animated where animations are switched off") { trial in
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(.slide.duration(1))
            UIView.setAnimationsEnabled(false)
            setting.select(1)
            UIView.setAnimationsEnabled(true)
            try await trial.advance(0.1)
            trial.expect((setting.screens[1].view.layer.animationKeys() ?? []).isEmpty)
            try await setting.settle()
            trial.equal(setting.shown, "b")
        },
        SharedTest("Tabs: a selection before the tabs are seen is not animated") { trial in
            let early = UITabBarController(nibName: nil, bundle: nil)
            early.setTabTransition(.slide.duration(1))
            early.viewControllers = [Screen("x"), Screen("y")]
            early.selectedIndex = 1
            try await trial.show(early)
            trial.equal(early.selectedIndex, 1)
            trial.expect(early.transitionCoordinator == nil)
            trial.expect(early.selectedViewController?.view.window === trial.window)
        },
        SharedTest("Tabs: the observer hears progress and the end of each selection") { trial in
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(.slide)
            let events = Events()
            setting.transitions.onEvent = { events.all.append($0) }
            for index in [1, 2, 0] { try await setting.selected(index) }
            trial.equal(events.ends, [.finished, .finished, .finished])
            trial.expect(events.all.count > 15)
        },
    ]
}
