import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

extension SharedTest {
    /// The app's own delegate of a navigation controller.
    public static let navigationDelegate: [SharedTest] = [
        SharedTest("Navigation, N12: the app's delegate, set before, hears everything once, and gets its place back") {
            try await hearsEverything($0, before: true)
        },
        SharedTest("Navigation, N12: the app's delegate, set after, hears everything once, and gets its place back") {
            try await hearsEverything($0, before: false)
        },
        SharedTest("Navigation: what the rule leaves to others is asked of the app's delegate") { trial in
            let setting = try await NavigationSetting(trial)
            let app = InstantDelegate()
            setting.navigation.delegate = app
            setting.navigation.setNavigationTransition { _, _, to in to.title == "ours" ? CatalogueAnimator.slide : nil
            }
            try await setting.pushed("ours")
            trial.equal(app.asked, [])
            try await setting.pushed("theirs")
            trial.equal(app.asked, ["theirs"])
            try setting.expectTop("theirs")
        },
        SharedTest("Navigation: a delegate set directly wins") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide)
            let app = InstantDelegate()
            setting.navigation.delegate = app
            try await setting.pushed("a")
            trial.equal(app.asked, ["a"])
            trial.expect(setting.navigation.delegate === app)
            try setting.expectTop("a")
        },
        SharedTest("Navigation: a push with an animator of its own takes a new delegate along") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.cube)
            let app = AppDelegate()
            setting.navigation.delegate = app
            let top = Screen("a")
            setting.navigation.pushViewController(top, transition: .slide.duration(1).timing(.linear))
            try await trial.advance(0.3)
            trial.expect(try trial.shown(top.view).transform.m41 > 10)
            try await trial.settle()
            trial.equal(app.log.take(), ["willShow a true", "didShow a true"])
        },
        SharedTest("Navigation: a controller that makes itself its delegate when its view loads hears all, and plays") {
            try await ownDelegate($0, pushesFirst: false)
        },
        SharedTest("Navigation: so does one that has a push with an animator of its own before its view loads") {
            try await ownDelegate($0, pushesFirst: true)
        },
        SharedTest("Navigation: the app's delegate is not kept alive") { trial in
            let setting = try await NavigationSetting(trial)
            weak var weakApp: AppDelegate?
            do {
                let app = AppDelegate()
                weakApp = app
                setting.navigation.delegate = app
                setting.navigation.setNavigationTransition(.slide)
                trial.expect(setting.navigation.transitions.delegate === app)
            }
            try await trial.turn()
            trial.expect(weakApp == nil)
            try await setting.pushed("a")
            try setting.expectTop("a")
        },
        SharedTest("Navigation: blocks alongside move with the transition, and hear of its end once") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
            let beside = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            trial.window.addSubview(beside)
            try await trial.turn()
            let app = AlongsideDelegate { beside.alpha = 0 }
            setting.navigation.transitions.delegate = app
            setting.push("a")
            try await trial.advance(0.4)
            let opacity = try trial.shown(beside).opacity
            trial.expect(opacity > 0.05 && opacity < 0.95, "it is at \(opacity)")
            try await trial.settle()
            trial.equal(app.cancelled, [false])
            trial.equal(beside.alpha, 0)
            beside.removeFromSuperview()
        },
        SharedTest("Navigation: a coordinator spans the transition, and is gone with it") { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide.duration(1))
            setting.push("a")
            let log = Log()
            let coordinator = try trial.check.require(setting.navigation.transitionCoordinator)
            coordinator.animate(alongsideTransition: nil) { log.note("completed \($0.isCancelled)") }
            try await trial.advance(0.2)
            trial.equal(log.take(), [])
            try await trial.settle()
            trial.equal(log.take(), ["completed false"])
            trial.expect(setting.navigation.transitionCoordinator == nil)
        },
        SharedTest("Navigation: the observer is called at the beginning, with progress that grows, and once at the end")
        { trial in
            let setting = try await NavigationSetting(trial)
            setting.navigation.setNavigationTransition(.slide)
            let events = Events()
            setting.navigation.transitions.onEvent = { events.all.append($0) }
            for isPush in [true, false] {
                if isPush { try await setting.pushed("a") } else { try await setting.popped() }
                let values = events.take()
                let progress = values.compactMap { if case .progress(let value) = $0 { value } else { nil } }
                trial.expect(progress.count > 5, "\(progress.count) times")
                trial.expect(zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 }, "\(progress)")
                trial.equal(values.first, .began)
                trial.equal(values.last, .finished)
                trial.equal(values.count, progress.count + 2)
            }
        },
    ]

    @MainActor
    private static func hearsEverything(_ trial: Trial, before: Bool) async throws {
        let setting = try await NavigationSetting(trial)
        let app = AppDelegate()
        if before { setting.navigation.delegate = app }
        setting.navigation.setNavigationTransition(.slide)
        if !before { setting.navigation.transitions.delegate = app }
        try await setting.pushed("a")
        try await setting.pushed("b", animated: false)
        try await setting.popped()
        trial.equal(
            app.log.take(),
            [
                "willShow a true", "didShow a true", "willShow b false", "didShow b false", "willShow a true",
                "didShow a true",
            ])
        trial.expect(setting.navigation.transitions.delegate === app)
        setting.navigation.setNavigationTransition(nil)
        trial.expect(setting.navigation.delegate === app, "it has its place back")
        trial.expect(setting.transitions.options == nil, "nothing of ours is left")
    }

    @MainActor
    private static func ownDelegate(_ trial: Trial, pushesFirst: Bool) async throws {
        let navigation = OwnDelegate(rootViewController: Screen("root"))
        let top = Screen("a")
        let animator = CatalogueAnimator.slide.duration(1).timing(.linear)
        if pushesFirst {
            navigation.pushViewController(top, transition: animator)
        } else {
            navigation.setNavigationTransition(animator)
        }
        try await trial.show(navigation)
        if !pushesFirst {
            navigation.pushViewController(top, animated: true)
            try await trial.advance(0.3)
            trial.expect(try trial.shown(top.view).transform.m41 > 10, "ours plays")
            try await trial.settle()
        }
        trial.expect(navigation.transitions.delegate === navigation)
        trial.expect(navigation.log.take().contains("willShow a"), "it hears of the push")
        navigation.popViewController(animated: true)
        try await trial.advance(0.3)
        trial.expect(try trial.shown(top.view).transform.m41 > 10, "backwards, too")
        try await trial.settle()
        trial.equal(navigation.log.take(), ["willShow root"])
    }

    /// A navigation controller as tutorials have it.
    private final class OwnDelegate: UINavigationController, UINavigationControllerDelegate {
        let log = Log()

        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.note("willShow \(viewController.title ?? "?")")
        }
    }
}
