import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// Pushes that move the whole window.
    public static let windowPictures: [SharedTest] = [
        SharedTest("Window, N14: push, pop and pop to the root leave what plain changes leave") { trial in
            let plain = try await NavigationSetting(trial)
            try await plain.pushed("a", animated: false)
            let afterPush = trial.residue()
            try await plain.popped(animated: false)
            let afterPop = trial.residue()
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.snapshotPush, options: .init(swipe: .off))
            try await pushed("a", setting)
            trial.equal(trial.residue(), afterPush)
            setting.pop()
            try await ended(setting)
            trial.equal(trial.residue(), afterPop)
            for name in ["a", "b"] { try await pushed(name, setting) }
            setting.navigation.popToRootViewController(animated: true)
            try await ended(setting)
            trial.equal(trial.residue(), afterPop)
        },
        SharedTest("Window: bars and screens move as one, beside a picture of what was there") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.wholeWindow.duration(1).timing(.linear))
            let rest = trial.window.subviews.count
            setting.push("a")
            try await trial.advance(0.4)
            trial.expect(setting.transitions.isPlaying, "it plays")
            trial.expect(setting.navigation.transitionCoordinator == nil, "UIKit's part is done")
            let moved = trial.window.subviews.filter {
                !CATransform3DIsIdentity(($0.layer.presentation() ?? $0.layer).transform)
            }
            trial.expect(moved.count >= 1, "something of the window's own moves")
            trial.expect(trial.window.layer.sublayers?.count ?? 0 > rest, "a picture lies in the window")
            try await ended(setting)
            trial.equal(trial.window.subviews.count, rest)
            try setting.expectTop("a")
        },
        SharedTest("Window: the app's delegate and the screens hear of a push and a pop once") { trial in
            let setting = try await NavigationSetting(trial)
            let app = AppDelegate()
            setting.navigation.delegate = app
            setting.navigation.setNavigationTransition(.snapshotPush)
            try await pushed("a", setting)
            trial.equal(app.log.take(), ["willShow a true", "didShow a true"])
            trial.equal(setting.log.take(), ["root willDisappear", "a willAppear", "root didDisappear", "a didAppear"])
            setting.pop()
            try await ended(setting)
            trial.equal(app.log.take(), ["willShow root true", "didShow root true"])
            trial.equal(setting.log.take(), ["a willDisappear", "root willAppear", "a didDisappear", "root didAppear"])
        },
        SharedTest("Window: less motion fades in the container, without pictures") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(
                .snapshotPush.duration(1), options: .init(motion: .alwaysReduced))
            let rest = trial.window.subviews.count
            let screen = setting.push("a")
            try await trial.advance(0.15)
            trial.expect(setting.navigation.transitionCoordinator != nil)
            trial.equal(trial.window.subviews.count, rest)
            trial.expect(try trial.shown(screen.view).opacity < 1)
            try await trial.settle()
            try setting.expectTop("a")
        },
        SharedTest("Window, A6: right-to-left layout sees the mirror image") { trial in
            let setting = try await NavigationSetting(trial, isRightToLeft: true)
            setting.navigation.setNavigationTransition(.snapshotPush.duration(1).timing(.linear))
            setting.push("a")
            try await trial.advance(0.4)
            trial.expect(try trial.shown(setting.navigation.view).transform.m41 < -10)
            try await ended(setting)
            try setting.expectTop("a")
        },
        SharedTest("Window: a change on top of one that plays: the first goes to its end") { trial in
            for isAnimated in [true, false] {
                let setting = try await NavigationSetting(trial)
                let events = Events()
                setting.navigation.setNavigationTransition(.snapshotPush.duration(1), options: .init(swipe: .off))
                let rest = trial.window.subviews.count
                setting.transitions.onEvent = { events.all.append($0) }
                setting.push("a")
                try await trial.advance(0.2)
                trial.expect(trial.window.layer.sublayers?.count ?? 0 > rest, "a picture lies in the window")
                setting.push("b", animated: isAnimated)
                try await trial.advance(0.1)
                trial.equal(events.ends, [.finished], "it gives way at once:")
                try await ended(setting)
                trial.equal(trial.window.subviews.count, rest)
                trial.equal(events.ends, isAnimated ? [.finished, .finished] : [.finished])
                trial.equal(setting.names, ["root", "a", "b"])
                try setting.expectTop("b")
            }
        },
        SharedTest("Window: a presentation ends it at once") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.snapshotPush.duration(2))
            setting.push("a")
            try await trial.advance(0.3)
            trial.expect(setting.transitions.isPlaying, "it plays")
            setting.navigation.startPresenting(Screen("modal"), animated: false)
            try await trial.advance(0.2)
            trial.expect(!setting.transitions.isPlaying, "it has ended")
            let isAtRest = trial.window.subviews.allSatisfy { CATransform3DIsIdentity($0.layer.transform) }
            trial.expect(isAtRest, "nothing is moved")
            setting.navigation.startDismissing(animated: false)
            try await trial.settle()
            try setting.expectTop("a")
        },
        SharedTest("Window: uninstalled in mid-flight, the screen is there at once") { trial in
            let setting = try await NavigationSetting(trial)
            try await setting.pushed("a", animated: false)
            let expected = trial.residue()
            try await setting.popped(animated: false)
            setting.navigation.setNavigationTransition(.snapshotPush.duration(2))
            setting.push("b")
            try await trial.advance(0.3)
            trial.expect(setting.transitions.isPlaying, "it plays")
            setting.navigation.setNavigationTransition(nil)
            try await trial.advance(0.1)
            try await trial.settle()
            trial.equal(trial.residue(), expected)
            try setting.expectTop("b")
        },
    ]

    @MainActor
    private static func pushed(_ name: String, _ setting: NavigationSetting) async throws {
        setting.push(name)
        try await ended(setting)
    }

    /// Waits for the end: UIKit's part is done long before.
    @MainActor
    private static func ended(_ setting: NavigationSetting) async throws {
        try await setting.trial.settle()
        setting.trial.expect(!setting.transitions.isPlaying, "it still plays")
    }
}
