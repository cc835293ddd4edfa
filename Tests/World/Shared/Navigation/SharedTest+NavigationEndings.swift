import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// What is left of a navigation controller's transitions.
    public static let navigationEndings: [SharedTest] = [
        SharedTest("Navigation: push and pop leave what plain changes leave, slide") {
            try await leavesNothing($0, [.slide])
        },
        SharedTest("Navigation: push and pop leave what plain changes leave, animators with shadows and corners") {
            try await leavesNothing($0, [.cover, .stack, .elevate])
        },
        SharedTest("Navigation: push and pop leave what plain changes leave, animators in space") {
            try await leavesNothing($0, [.cube, .flip, .door])
        },
        SharedTest("Navigation: push and pop leave what plain changes leave, animators with pieces") {
            try await leavesNothing($0, [.fold, .blinds, .shatter])
        },
        SharedTest("Navigation: push and pop leave what plain changes leave, animators with clips") {
            try await leavesNothing($0, [.circleReveal, .wipe, .iris])
        },
        SharedTest("Navigation: push and pop leave what plain changes leave, right to left") {
            try await leavesNothing($0, [.slide, .fold], isRightToLeft: true)
        },
        SharedTest("Navigation: appearance callbacks are balanced and in order") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide)
            try await setting.pushed("a")
            trial.equal(setting.log.take(), ["root willDisappear", "a willAppear", "root didDisappear", "a didAppear"])
            try await setting.popped()
            trial.equal(setting.log.take(), ["a willDisappear", "root willAppear", "a didDisappear", "root didAppear"])
        },
        SharedTest("Navigation, P33: a popped screen is freed") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.fold)
            weak var top: UIViewController?
            do { top = try await setting.pushed("own") }
            trial.expect(top != nil)
            try await setting.popped()
            try await trial.turn()
            trial.expect(top == nil)
        },
        SharedTest("Navigation: the controller and what is installed on it are freed when the window lets go") {
            trial in
            weak var navigation: UINavigationController?
            weak var control: TransitionControl?
            do {
                let setting = try await NavigationSetting(trial)
                setting.navigation.setNavigationTransition(.cube)
                try await setting.pushed("a")
                (navigation, control) = (setting.navigation, setting.transitions.control)
                trial.expect(navigation != nil && control != nil)
            }
            try await trial.show(UIViewController())
            try await trial.settle()
            trial.expect(navigation == nil, "the controller is kept")
            trial.expect(control == nil, "what is installed on it is kept")
        },
        SharedTest("Navigation: the controller is freed in mid-flight") { trial in
            weak var navigation: UINavigationController?
            do {
                let setting = try await NavigationSetting(trial)
                setting.navigation.setNavigationTransition(.fold.duration(1))
                setting.push("a")
                try await trial.advance(0.2)
                navigation = setting.navigation
                trial.expect(navigation?.transitionCoordinator != nil)
            }
            try await trial.show(UIViewController())
            try await trial.settle()
            trial.expect(navigation == nil)
        },
        SharedTest("Navigation: uninstalled in mid-flight, it goes on to its end") { trial in
            let setting = try await NavigationSetting(trial)
            try await setting.pushed("a", animated: false)
            let expected = trial.residue()
            try await setting.popped(animated: false)
            setting.navigation.setNavigationTransition(.cube.duration(1))
            setting.push("b")
            try await trial.advance(0.2)
            setting.navigation.setNavigationTransition(nil)
            trial.expect(setting.transitions.options == nil && setting.navigation.delegate == nil)
            try await trial.settle()
            trial.equal(trial.residue(), expected)
            try setting.expectTop("b")
        },
        SharedTest("Navigation: animations that are taken away end the transition, once") { trial in
            @MainActor func strip(_ layer: CALayer) {
                layer.removeAllAnimations()
                if let mask = layer.mask { strip(mask) }
                for sublayer in layer.sublayers ?? [] { strip(sublayer) }
            }
            let setting = try await NavigationSetting(trial)
            let app = AppDelegate()
            setting.navigation.delegate = app
            setting.navigation.setNavigationTransition(.slide.duration(3))
            setting.push("a")
            try await trial.advance(0.2)
            strip(trial.window.layer)
            try await trial.advance(0.3)
            trial.expect(setting.navigation.transitionCoordinator == nil, "it has ended early")
            trial.equal(app.log.take(), ["willShow a true", "didShow a true"])
            try setting.expectTop("a")
        },
        SharedTest("Navigation: what the app changes in mid-flight is the app's") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.scale.duration(1))
            let screen = setting.push("a")
            try await trial.advance(0.2)
            screen.view.layer.cornerRadius = 7
            screen.view.layer.opacity = 0.5
            try await trial.settle()
            trial.equal(screen.view.layer.cornerRadius, 7)
            trial.equal(screen.view.layer.opacity, 0.5)
        },
    ]

    @MainActor
    private static func leavesNothing(
        _ trial: Trial, _ transitions: [BuiltInTransition], isRightToLeft: Bool = false
    ) async throws {
        let plain = try await NavigationSetting(trial, isRightToLeft: isRightToLeft)
        try await plain.pushed("a", animated: false)
        let afterPush = trial.residue()
        try await plain.popped(animated: false)
        let afterPop = trial.residue()
        trial.expect(afterPush != afterPop || !afterPop.isEmpty, "there is something to compare")
        for transition in transitions {
            let setting = try await NavigationSetting(trial, isRightToLeft: isRightToLeft)
            setting.navigation.setNavigationTransition(transition.animator, options: .init(swipe: .off))
            setting.push("a")
            try await trial.advance(0.15)
            trial.expect(setting.navigation.transitionCoordinator != nil, "\(transition) plays")
            try await trial.settle()
            trial.equal(trial.residue(), afterPush, "\(transition) pushed:")
            try setting.expectTop("a")
            try await setting.popped()
            trial.equal(trial.residue(), afterPop, "\(transition) popped:")
            try setting.expectTop("root")
        }
    }
}
