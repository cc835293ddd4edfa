import UIKit

extension AssumptionMeasurement {
    /// Whom a navigation controller asks and tells, and when.
    public static let navigation: [AssumptionMeasurement] = [
        flag("asksForAnimatorsWhenNotAnimated") { trial in
            let stage = try await StackStage(trial, ScriptedAnimator())
            stage.navigation.pushViewController(Screen("new"), animated: false)
            try await trial.settle()
            return !stage.delegate.operations.isEmpty
        },
        flag("settingControllersPopsToOnesOnTheStack") { trial in
            let stage = try await StackStage(trial, ScriptedAnimator())
            for name in ["b", "c"] {
                stage.navigation.pushViewController(Screen(name), animated: false)
                try await trial.settle()
            }
            stage.navigation.setViewControllers([stage.root, stage.top], animated: true)
            try await trial.settle()
            return try trial.check.require(stage.delegate.operations.last, "a question") == .pop
        },
        flag("navigationStartsInLayoutPass") { trial in
            let animator = ScriptedAnimator()
            let stage = try await StackStage(trial, animator)
            stage.navigation.pushViewController(Screen("new"), animated: true)
            let isLater = animator.starts == 0
            try await trial.settle()
            if animator.starts == 0 { throw Check.Missing(description: "the transition") }
            return isLater
        },
        flag("hasContentPopGesture") { trial in
            let stage = try await StackStage(trial, nil)
            #if compiler(>=6.2)
            if #available(iOS 26.0, *) { return stage.navigation.interactiveContentPopGestureRecognizer != nil }
            #endif
            _ = stage
            return false
        },
        flag("willShowPrecedesAppearance") { trial in
            let stage = try await StackStage(trial, ScriptedAnimator())
            let log = Log()
            stage.delegate.log = log
            stage.navigation.pushViewController(Screen("new", log: log), animated: true)
            try await trial.settle()
            let lines = log.take()
            let told = try trial.check.require(lines.firstIndex(of: "willShow"), "willShow")
            let appears = try trial.check.require(lines.firstIndex(of: "new willAppear"), "viewWillAppear")
            return told < appears
        },
    ]

    /// Where a navigation controller puts views.
    public static let navigationLayout: [AssumptionMeasurement] = [
        flag("navigationPlacesTheArrivingView") { trial in
            let animator = ScriptedAnimator()
            let stage = try await StackStage(trial, animator)
            let new = Screen("new")
            new.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            return try await isPlaced(new.view, by: animator, trial) {
                stage.navigation.pushViewController(new, animated: true)
            }
        },
        flag("pushedScreensKeepTheBarsInset") { trial in
            let animator = ScriptedAnimator()
            animator.duration = 1
            let navigation = UINavigationController(rootViewController: Screen("root"))
            let delegate = ScriptedNavigationDelegate(animator)
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [navigation, Screen("other")]
            try await trial.show(tabs)
            navigation.delegate = delegate
            let detail = Screen("detail")
            detail.hidesBottomBarWhenPushed = true
            navigation.pushViewController(detail, animated: true)
            try await trial.advance(0.4)
            let meanwhile = detail.view.safeAreaInsets.bottom
            try await trial.settle()
            return meanwhile > detail.view.safeAreaInsets.bottom + 1
        },
    ]

    /// Whether a view has the place that UIKit means for it when the animator starts.
    @MainActor
    public static func isPlaced(
        _ view: UIView, by animator: ScriptedAnimator, _ trial: Trial, change: () -> Void
    ) async throws -> Bool {
        var found: (frame: CGRect, final: CGRect)?
        animator.onStart = { context in
            guard let controller = context.viewController(forKey: .to) else { return }
            found = (view.frame, context.finalFrame(for: controller))
        }
        change()
        try await trial.settle()
        let (frame, final) = try trial.check.require(found, "the transition")
        return frame.size == final.size
    }
}
