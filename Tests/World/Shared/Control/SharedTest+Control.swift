import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// Changes that are held, scrubbed, finished and cancelled from code, by the path that a finger takes.
    public static let control: [SharedTest] = [
        SharedTest("Control, P6: a push that is held, scrubbed and cancelled leaves what was there before") { trial in
            let setting = try await NavigationSetting(trial)
            let before = trial.residue()
            setting.navigation.setNavigationTransition(.slide.duration(0.6))
            let transitions = setting.transitions
            let events = Events()
            transitions.onEvent = { events.all.append($0) }
            transitions.control.holdNext()
            setting.push("a")
            try await trial.advance(0.1)
            trial.expect(transitions.control.isHolding, "it is held")
            transitions.control.scrub(to: 0.4)
            try await trial.advance(0.3)
            trial.expect(abs((transitions.control.progress ?? -1) - 0.4) < 0.01, "it stands still")
            transitions.control.cancel()
            try await trial.settle()
            trial.equal(events.ends, [.cancelled])
            trial.equal(setting.names, ["root"])
            trial.equal(trial.residue(), before)
            try setting.expectTop("root")
        },
        SharedTest("Control, P6: a pop that is cancelled leaves what was there before, and the next one pops") {
            trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.cube.duration(0.6))
            try await setting.pushed("a")
            let before = trial.residue()
            let control = setting.transitions.control
            _ = setting.log.take()
            for _ in 0..<3 {
                control.holdNext()
                setting.pop()
                try await trial.advance(0.1)
                control.scrub(to: 0.6)
                try await trial.turn()
                control.cancel()
                try await trial.settle()
                trial.equal(trial.residue(), before)
                try setting.expectTop("a")
            }
            trial.equal(setting.log.take().last, "a didAppear")
            try await setting.popped()
            try setting.expectTop("root")
        },
        SharedTest("Control: what is held and let go of at its end is finished") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.fold.duration(0.6))
            let control = setting.transitions.control
            control.holdNext()
            setting.push("a")
            try await trial.advance(0.1)
            for step in 1...9 {
                control.scrub(to: Double(step) / 10)
                try await trial.turn()
            }
            control.finish()
            try await trial.settle()
            try setting.expectTop("a")
        },
        SharedTest("Control: a push that plays is taken hold of, and goes on from there") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
            let screen = setting.push("a")
            try await trial.advance(0.4)
            let control = setting.transitions.control
            trial.expect(control.hold(), "it is held")
            try await trial.turn()
            let progress = try trial.check.require(control.progress)
            trial.expect(progress > 0.2 && progress < 0.8, "it is at \(progress)")
            try await trial.advance(0.3)
            trial.equal(control.progress, progress, "it stands still:")
            let x = try trial.shown(screen.view).transform.m41
            let expected = (1 - progress) * Double(trial.window.bounds.width)
            trial.expect(abs(Double(x) - expected) < 2, "it is seen at \(x), not \(expected)")
            control.finish()
            try await trial.settle()
            try setting.expectTop("a")
        },
        SharedTest("Control: a change of tabs that is cancelled leaves the tab that was there") { trial in
            let setting = try await TabSetting(trial)
            for index in [1, 0] { try await setting.selected(index) }
            setting.tabs.setTabTransition(.slide.duration(0.6))
            let before = trial.residue()
            let control = setting.transitions.control
            control.holdNext()
            setting.select(1)
            try await trial.advance(0.1)
            control.scrub(to: 0.5)
            try await trial.turn()
            trial.expect(control.isHolding, "it is held")
            control.cancel()
            try await setting.settle()
            trial.equal(setting.shown, "a")
            trial.equal(trial.residue(), before)
            setting.expectBalance()
        },
        SharedTest("Control: a presentation that is cancelled was never there") { trial in
            let setting = try await ModalSetting(trial)
            let before = trial.residue()
            setting.detail.setModalTransition(.cover.duration(0.6))
            let control = setting.detail.modalTransitions.control
            control.holdNext()
            setting.present()
            try await trial.advance(0.1)
            control.scrub(to: 0.5)
            try await trial.turn()
            trial.expect(control.isHolding, "it is held")
            control.cancel()
            try await trial.settle()
            setting.expectGone()
            trial.equal(trial.residue(), before)
            // To present it twice would end the process.
            guard !setting.isPresented else { return }
            try await setting.presented()
            try await setting.dismissed()
        },
        SharedTest("Control, P6: a dismissal that is cancelled keeps the presenter's pose") { trial in
            let setting = try await ModalSetting(trial)
            let before = trial.residue()
            setting.detail.setModalTransition(.tiltUnder, options: .init(extent: .fraction(0.5)))
            try await setting.presented()
            let pose = setting.root.view.layer.transform
            let shown = trial.residue()
            let control = setting.detail.modalTransitions.control
            control.holdNext()
            setting.detail.startDismissing()
            try await trial.advance(0.1)
            control.scrub(to: 0.5)
            try await trial.turn()
            trial.expect(setting.root.view.layer.transform.m11 > pose.m11, "it is on its way to rest")
            control.cancel()
            try await trial.settle()
            trial.expect(CATransform3DEqualToTransform(setting.root.view.layer.transform, pose), "the pose is back")
            trial.equal(trial.residue(), shown)
            try await setting.dismissed()
            trial.equal(trial.residue(), before)
        },
        SharedTest("Control: blocks alongside hear that a change was cancelled, and are taken back") { trial in
            let setting = try await NavigationSetting(trial)
            let beside = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            trial.window.addSubview(beside)
            setting.navigation.setNavigationTransition(.slide.duration(0.6))
            let app = AlongsideDelegate { beside.alpha = 0 }
            setting.transitions.delegate = app
            let control = setting.transitions.control
            control.holdNext()
            setting.push("a")
            try await trial.advance(0.1)
            control.scrub(to: 0.5)
            try await trial.turn()
            control.cancel()
            try await trial.settle()
            trial.equal(app.cancelled, [true])
            trial.expect((beside.layer.presentation() ?? beside.layer).opacity == 1, "it is seen again")
            beside.removeFromSuperview()
        },
        SharedTest("Control: a transition that is uninstalled while it is held does not stay half way") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(0.6))
            let control = setting.transitions.control
            control.holdNext()
            setting.push("a")
            try await trial.advance(0.1)
            control.scrub(to: 0.5)
            try await trial.turn()
            trial.expect(control.isHolding, "it is held")
            setting.navigation.setNavigationTransition(nil)
            try await trial.settle()
            trial.expect(!control.isHolding, "nothing is held")
            try setting.expectTop(setting.names.last ?? "none")
        },
        SharedTest("Control: a navigation controller whose change is held is freed with its window's root") { trial in
            weak var navigation: UINavigationController?
            do {
                let setting = try await NavigationSetting(trial)
                setting.navigation.setNavigationTransition(.cube.duration(0.6))
                setting.transitions.control.holdNext()
                setting.push("a")
                try await trial.advance(0.1)
                setting.transitions.control.scrub(to: 0.5)
                trial.expect(setting.transitions.control.isHolding, "it is held")
                navigation = setting.navigation
            }
            try await trial.show(UIViewController())
            try await trial.settle()
            trial.expect(navigation == nil)
        },
        SharedTest("Control, N13: a bottom bar that a cancelled pop would bring back stays away") { trial in
            let navigation = UINavigationController(rootViewController: Screen("root"))
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [navigation, Screen("other")]
            try await trial.show(tabs)
            navigation.setNavigationTransition(.slide.duration(0.6))
            let detail = Screen("detail")
            detail.hidesBottomBarWhenPushed = true
            navigation.pushViewController(detail, animated: true)
            try await trial.settle()
            let (place, inset) = (tabs.tabBar.frame, detail.view.safeAreaInsets)
            let control = navigation.transitions.control
            control.holdNext()
            navigation.popViewController(animated: true)
            try await trial.advance(0.1)
            control.scrub(to: 0.4)
            try await trial.turn()
            control.cancel()
            try await trial.settle()
            trial.expect(navigation.topViewController === detail)
            trial.equal(tabs.tabBar.frame, place)
            trial.equal(detail.view.safeAreaInsets, inset)
        },
    ]
}
