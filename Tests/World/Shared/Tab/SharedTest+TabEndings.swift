import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// What is left of a tab bar controller's transitions, and of what is installed.
    public static let tabEndings: [SharedTest] = [
        SharedTest("Tabs: there and back leave what plain changes leave") { trial in
            let plain = try await TabSetting(trial)
            for index in [1, 0] { try await plain.selected(index) }
            let expected = trial.residue()
            for transition in [BuiltInTransition.slide, .cube, .fold, .circleReveal] {
                let setting = try await TabSetting(trial)
                for index in [1, 0] { try await setting.selected(index) }
                setting.tabs.setTabTransition(transition.animator, options: .init(swipe: .off))
                for index in [1, 0] { try await setting.selected(index) }
                trial.equal(trial.residue(), expected, "\(transition):")
            }
        },
        SharedTest("Tabs: nil gives the app's delegate its place back") { trial in
            let setting = try await TabSetting(trial)
            let gestures = setting.tabs.view.gestureRecognizers?.count ?? 0
            setting.tabs.setTabTransition(.fade)
            trial.expect(setting.tabs.delegate !== setting.app && setting.transitions.delegate === setting.app)
            setting.tabs.setTabTransition(nil)
            trial.expect(setting.tabs.delegate === setting.app && setting.transitions.options == nil)
            trial.equal(setting.tabs.view.gestureRecognizers?.count ?? 0, gestures)
        },
        SharedTest("Tabs: a delegate set directly wins") { trial in
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(.slide)
            let app = InstantDelegate()
            setting.tabs.delegate = app
            try await setting.selected(1)
            trial.equal(app.asked, ["b"])
            trial.expect(setting.tabs.delegate === app)
        },
        SharedTest("Tabs: uninstalled in mid-flight, the next selection finds all at rest") { trial in
            let setting = try await TabSetting(trial)
            for index in [1, 0] { try await setting.selected(index) }
            let before = trial.residue()
            setting.tabs.setTabTransition(.cube.duration(1))
            setting.select(1)
            try await trial.advance(0.2)
            setting.tabs.setTabTransition(nil)
            setting.select(0)
            try await setting.settle()
            trial.equal(setting.shown, "a")
            trial.equal(trial.residue(), before)
        },
        SharedTest("Tabs: a selection while another plays has the last word") { trial in
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(.slide.duration(1))
            setting.select(1)
            try await trial.advance(0.2)
            setting.select(2)
            try await setting.settle()
            trial.equal(setting.shown, "c")
            setting.expectBalance()
        },
        SharedTest("Tabs: tabs that are replaced while a change plays") { trial in
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(.cube.duration(1))
            setting.select(1)
            try await trial.advance(0.2)
            setting.tabs.viewControllers = [setting.screens[2]]
            try await setting.settle()
            trial.equal(setting.shown, "c")
        },
        SharedTest("Tabs: the selected tab is taken away") { trial in
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(.slide)
            try await setting.selected(1)
            setting.tabs.viewControllers = [setting.screens[0], setting.screens[2]]
            try await trial.settle()
            trial.equal(setting.screens[1].viewIfLoaded?.window == nil, true, "it is gone:")
            let selected = try trial.check.require(setting.tabs.selectedViewController)
            trial.expect(selected.view.window === trial.window)
            trial.expectRest(of: selected.view)
        },
        SharedTest("Tabs: a tab that is left with a transition is freed when it is taken away") { trial in
            weak var weakTab: UIViewController?
            let setting = try await TabSetting(trial)
            setting.tabs.setTabTransition(.fold)
            do {
                let own = Screen("own")
                weakTab = own
                setting.tabs.viewControllers = setting.screens + [own]
            }
            try await trial.settle()
            setting.select(3)
            try await trial.settle()
            setting.select(0)
            try await trial.settle()
            trial.expect(weakTab != nil)
            setting.tabs.viewControllers = setting.screens
            try await trial.settle()
            trial.expect(weakTab == nil)
        },
        SharedTest("Tabs: the controller and what is installed on it are freed in mid-flight") { trial in
            weak var tabs: UITabBarController?
            weak var control: TransitionControl?
            do {
                let setting = try await TabSetting(trial)
                setting.tabs.setTabTransition(.slide.duration(1))
                setting.select(1)
                try await trial.advance(0.2)
                (tabs, control) = (setting.tabs, setting.transitions.control)
                trial.expect(tabs != nil && control != nil)
            }
            try await trial.show(UIViewController())
            try await trial.settle()
            trial.expect(tabs == nil, "the controller is kept")
            trial.expect(control == nil, "what is installed on it is kept")
        },
        SharedTest("Tabs: a duration that cannot be played is a change at once") { trial in
            for duration in [0, -1, Double.nan, .infinity] {
                let setting = try await TabSetting(trial)
                setting.tabs.setTabTransition(.slide.duration(duration))
                try await setting.selected(1)
                trial.equal(setting.shown, "b", "\(duration):")
            }
        },
    ]
}
