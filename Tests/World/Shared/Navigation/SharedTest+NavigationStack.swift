import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// Changes of a stack, and which animator plays them.
    public static let navigationStack: [SharedTest] = [
        SharedTest("Navigation, P32: a push moves the arriving screen, and ends with it at rest") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
            let screen = setting.push("a")
            try await trial.advance(0.3)
            let x = try trial.shown(screen.view).transform.m41
            trial.expect(x > 10 && x < trial.window.bounds.width - 10, "it is at \(x)")
            trial.expect(screen.view.layer.transform.m41 == 0, "its own value is that of the end")
            trial.expect(setting.navigation.transitionCoordinator?.isAnimated == true, "UIKit knows")
            try await trial.settle()
            try setting.expectTop("a")
        },
        SharedTest("Navigation: a pop plays the push backwards") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.cover.duration(1).timing(.linear))
            let screen = try await setting.pushed("a")
            setting.pop()
            try await trial.advance(0.3)
            trial.expect(try trial.shown(screen.view).transform.m42 > 10, "it sinks to where it came from")
            try await trial.settle()
            try setting.expectTop("root")
            trial.expect(screen.view.window == nil, "the popped screen is gone")
        },
        SharedTest("Navigation, N2, P54: popTo plays backwards, and takes all screens above away") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
            let a = try await setting.pushed("a", animated: false)
            try await setting.pushed("b", animated: false)
            let c = try await setting.pushed("c", animated: false)
            setting.navigation.popToViewController(a, animated: true)
            try await trial.advance(0.3)
            trial.expect(try trial.shown(c.view).transform.m41 > 10)
            try await trial.settle()
            trial.equal(setting.names, ["root", "a"])
            try setting.expectTop("a")
        },
        SharedTest("Navigation, N2, P54: popToRoot plays backwards, and leaves the root alone") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
            for name in ["a", "b"] { try await setting.pushed(name, animated: false) }
            let c = try await setting.pushed("c", animated: false)
            setting.navigation.popToRootViewController(animated: true)
            try await trial.advance(0.3)
            trial.expect(try trial.shown(c.view).transform.m41 > 10)
            try await trial.settle()
            trial.equal(setting.names, ["root"])
            try setting.expectTop("root")
        },
        SharedTest("Navigation, N3: a new stack with a new top comes like a push") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
            try await setting.pushed("a", animated: false)
            let new = Screen("new")
            setting.navigation.setViewControllers([setting.root, new], animated: true)
            try await trial.advance(0.3)
            trial.expect(try trial.shown(new.view).transform.m41 > 10)
            try await trial.settle()
            trial.equal(setting.names, ["root", "new"])
            try setting.expectTop("new")
        },
        SharedTest("Navigation, N3: a new stack whose top was on the old one ends with that top at rest") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide)
            let a = try await setting.pushed("a")
            for name in ["b", "c"] { try await setting.pushed(name, animated: false) }
            setting.navigation.setViewControllers([setting.root, a], animated: true)
            try await trial.settle()
            trial.equal(setting.names, ["root", "a"])
            try setting.expectTop("a")
        },
        SharedTest("Navigation, N19, F202: a zoomed screen comes and goes with its zoom, and what it pushes is ours") {
            trial in
            guard #available(iOS 18.0, *) else { return }
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide)
            let events = Events()
            setting.transitions.onEvent = { events.all.append($0) }
            let zoomed = Screen("zoomed")
            zoomed.preferredTransition = .zoom { _ in nil }
            setting.navigation.pushViewController(zoomed, animated: true)
            try await trial.settle()
            try setting.expectTop("zoomed")
            trial.equal(events.all, [], "the push is the zoom's")
            try await setting.pushed("above")
            trial.equal(events.all.last, .finished, "what it pushes is ours")
            try await setting.popped()
            try setting.expectTop("zoomed")
            events.all = []
            try await setting.popped()
            try setting.expectTop("root")
            trial.equal(events.all, [], "the pop is the zoom's")
            try await setting.pushed("next")
            trial.equal(events.all.last, .finished)
        },
        SharedTest("Navigation, N18: a rule chooses for each change, and nil leaves it to the system") { trial in
            let setting = try await NavigationSetting(trial)
            let notes = NamedAnimator.Notes()
            let marked = NamedAnimator("app.marked", notes)
            setting.navigation.setNavigationTransition { _, from, to in
                [from.title, to.title].contains("plain") ? nil : marked
            }
            try await setting.pushed("a")
            trial.equal(notes.take(), ["app.marked"])
            try await setting.pushed("plain")
            try await setting.popped()
            trial.equal(notes.take(), [], "the system's own push and pop:")
            try await setting.popped()
            trial.equal(notes.take(), ["app.marked"])
            try setting.expectTop("root")
        },
        SharedTest("Navigation: a rule hears of the operation and both screens") { trial in
            let setting = try await NavigationSetting(trial)
            let log = Log()
            setting.navigation.setNavigationTransition { operation, from, to in
                log.note("\(operation == .push ? "push" : "pop") \(from.title ?? "?") \(to.title ?? "?")")
                return CatalogueAnimator.slide
            }
            try await setting.pushed("a")
            trial.equal(log.take().last, "push root a")
            try await setting.popped()
            trial.equal(log.take().last, "pop a root")
        },
        SharedTest("Navigation, N10, P29: an animator given to a push takes its screen back, whatever else was pushed")
        { trial in
            let setting = try await NavigationSetting(trial)
            let notes = NamedAnimator.Notes()
            setting.navigation.setNavigationTransition(NamedAnimator("usual", notes))
            setting.navigation.pushViewController(Screen("a"), transition: NamedAnimator("special", notes))
            try await trial.settle()
            try await setting.pushed("b")
            try await setting.pushed("c", animated: false)
            trial.equal(notes.take(), ["special", "usual"])
            try await setting.popped()
            trial.equal(notes.take(), ["usual"])
            setting.navigation.popToRootViewController(animated: true)
            try await trial.settle()
            trial.equal(notes.take(), ["special"])
            trial.equal(setting.names, ["root"])
            try await setting.pushed("d")
            trial.equal(notes.take(), ["usual"])
        },
        SharedTest("Navigation: a push with an animator of its own needs no transition for the rest") { trial in
            let setting = try await NavigationSetting(trial)
            let notes = NamedAnimator.Notes()
            setting.navigation.pushViewController(Screen("a"), transition: NamedAnimator("special", notes))
            try await trial.settle()
            trial.equal(notes.take(), ["special"])
            try await setting.popped()
            trial.equal(notes.take(), ["special"])
            try await setting.pushed("plain")
            trial.equal(notes.take(), [])
            try setting.expectTop("plain")
        },
        SharedTest("Navigation, P30: a screen pushed without animation is popped with one") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(1))
            try await setting.pushed("a", animated: false)
            setting.pop()
            try await trial.advance(0.2)
            trial.expect(setting.navigation.transitionCoordinator != nil)
            try await trial.settle()
            try setting.expectTop("root")
        },
        SharedTest("Navigation, R9: a choreography of its own for the way back plays there") { trial in
            struct Loop: TransitionAnimator {
                let info = AnimatorInfo(
                    name: "loop", title: "Loop", author: "Tests", summary: "In from the side, out by the bottom.")
                let timing = Timing.linear
                let duration = 1.0
                func choreography(in scene: TransitionScene) -> Choreography {
                    Choreography(foreground: .from(.offset(x: 1)))
                }
                func returnChoreography(in scene: TransitionScene) -> Choreography? {
                    Choreography(foreground: .from(.offset(y: 1)))
                }
            }
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(Loop())
            let screen = setting.push("a")
            try await trial.advance(0.3)
            let forward = try trial.shown(screen.view).transform
            trial.expect(forward.m41 > 10 && forward.m42 == 0)
            try await trial.settle()
            setting.pop()
            try await trial.advance(0.3)
            let backward = try trial.shown(screen.view).transform
            trial.expect(backward.m42 > 10 && backward.m41 == 0)
            try await trial.settle()
            try setting.expectTop("root")
        },
    ]
}
