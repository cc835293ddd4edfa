import UIKit

extension AssumptionMeasurement {
    /// Scroll views that nobody touches, and the keyboard.
    public static let scrollingAndKeyboard: [AssumptionMeasurement] = [
        flag("scrollViewsStayAtTheTop") { trial in
            let (controller, list) = try await scrolled(trial)
            let before = list.contentOffset.y
            controller.additionalSafeAreaInsets.top = 60
            controller.view.setNeedsLayout()
            controller.view.layoutIfNeeded()
            try await trial.advance(0.1)
            if list.adjustedContentInset.top < 60 { throw Check.Missing(description: "the inset") }
            return abs(list.contentOffset.y - (before - 60)) < 1
        },
        flag("contentScrollViewsAreFound") { trial in
            let controller = UIViewController()
            let list = UIScrollView(frame: trial.window.bounds)
            list.contentSize = CGSize(width: 100, height: 5000)
            controller.view.addSubview(list)
            try await trial.show(UINavigationController(rootViewController: controller))
            try await trial.advance(0.1)
            return controller.contentScrollView(for: .top) === list
        },
        number("scrollAnimationDuration") { trial in
            let (_, list) = try await scrolled(trial)
            let listener = ScrollListener()
            list.delegate = listener
            let start = CACurrentMediaTime()
            list.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
            try await trial.advance(2)
            return try trial.check.require(listener.end, "the end of the animation") - start
        },
        flag("removedViewsResign") { trial in
            let field = try await typing(trial)
            field.removeFromSuperview()
            try await trial.advance(0.1)
            return !field.isFirstResponder
        },
        flag("keyboardIsAnnouncedNextTurn") { trial in
            let field = try await focus(trial)
            let listener = KeyboardListener()
            defer { listener.stop() }
            if !field.becomeFirstResponder() { throw Check.Missing(description: "a first responder") }
            let isLater = listener.height == nil
            try await trial.advance(0.5)
            _ = try trial.check.require(listener.height, "the keyboard, which a hardware keyboard replaces")
            field.resignFirstResponder()
            try await trial.advance(0.5)
            return isLater
        },
        number("keyboardHeight") { trial in
            let field = try await focus(trial)
            let listener = KeyboardListener()
            defer { listener.stop() }
            if !field.becomeFirstResponder() { throw Check.Missing(description: "a first responder") }
            try await trial.advance(0.5)
            field.resignFirstResponder()
            try await trial.advance(0.5)
            return try trial.check.require(listener.height, "the keyboard, which a hardware keyboard replaces")
        },
        flag("keyboardMovesInABlockAnimation") { trial in
            let root = UIViewController()
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            root.view.addSubview(field)
            let navigation = UINavigationController(rootViewController: root)
            try await trial.show(navigation)
            let beside = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            trial.window.addSubview(beside)
            let listener = KeyboardListener()
            defer { listener.stop() }
            if !field.becomeFirstResponder() { throw Check.Missing(description: "a first responder") }
            try await trial.advance(0.6)
            _ = try trial.check.require(listener.height, "the keyboard, which a hardware keyboard replaces")
            let animator = ScriptedAnimator()
            animator.duration = 2
            animator.onStart = { _ in field.resignFirstResponder() }
            let delegate = ScriptedNavigationDelegate(animator)
            delegate.onWillShow = { $0.transitionCoordinator?.animate(alongsideTransition: { _ in beside.alpha = 0 }) }
            navigation.delegate = delegate
            navigation.pushViewController(UIViewController(), animated: true)
            try await trial.advance(1)
            // Along with the keyboard it is gone by now; along with the transition it is half way.
            let opacity = (beside.layer.presentation() ?? beside.layer).opacity
            try await trial.settle()
            beside.removeFromSuperview()
            if animator.starts == 0 { throw Check.Missing(description: "the transition") }
            return opacity < 0.05
        },
    ]

    @MainActor
    private static func scrolled(_ trial: Trial) async throws -> (UIViewController, UIScrollView) {
        let controller = UIViewController()
        let list = UIScrollView(frame: trial.window.bounds)
        list.contentInsetAdjustmentBehavior = .always
        list.contentSize = CGSize(width: 100, height: 5000)
        controller.view.addSubview(list)
        try await trial.show(controller)
        list.contentOffset.y = -list.adjustedContentInset.top
        try await trial.turn()
        return (controller, list)
    }

    @MainActor
    private static func focus(_ trial: Trial) async throws -> UITextField {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        controller.view.addSubview(field)
        try await trial.show(controller)
        return field
    }

    @MainActor
    private static func typing(_ trial: Trial) async throws -> UITextField {
        let field = try await focus(trial)
        if !field.becomeFirstResponder() { throw Check.Missing(description: "a first responder") }
        try await trial.advance(0.5)
        return field
    }
}

/// Notes when an animated change of the offset ends.
@MainActor
private final class ScrollListener: NSObject, UIScrollViewDelegate {
    private(set) var end: TimeInterval?
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { end = CACurrentMediaTime() }
}

/// Notes how high the keyboard is going to be.
@MainActor
private final class KeyboardListener {
    private(set) var height: Double?
    private var token: (any NSObjectProtocol)?

    init() {
        let key = UIResponder.keyboardFrameEndUserInfoKey
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[key] as? NSValue
            let height = frame.map { Double($0.cgRectValue.height) }
            MainActor.assumeIsolated { self?.height = height }
        }
    }

    /// Hears nothing more.
    func stop() {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
