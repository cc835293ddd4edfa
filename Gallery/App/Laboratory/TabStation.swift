import UIKit

/// Taps on tabs: who is asked and told, in which order, and what a tap on the selected tab pops.
final class TabStation: TabBarStation, UITabBarControllerDelegate {
    private let nested = UINavigationController(rootViewController: UIViewController())
    private let animator = TabStationAnimator()
    private var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let outer = UIViewController()
        outer.addChild(nested)
        outer.view.addSubview(nested.view)
        nested.didMove(toParent: outer)
        nested.pushViewController(UIViewController(), animated: false)
        let other = UIViewController()
        outer.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        let two = UITabBarItem(title: "Two", image: nil, tag: 1)
        two.badgeValue = "3"
        other.tabBarItem = two
        viewControllers = [outer, other]
        animator.onStart = { [weak self] in self?.calls.append("start") }
        delegate = self
    }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { calls.append("tabBar") }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        note("shouldSelect")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        note("didSelect")
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        note("shouldSelectTab")
        return true
    }

    @available(iOS 18.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        note("didSelectTab")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    /// Looks at all calls of a tap when they have come.
    private func note(_ call: String) {
        if calls.isEmpty || call.hasPrefix("should") && calls == ["tabBar"] {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.look() }
        }
        calls.append(call)
    }

    private func look() {
        let heard = calls
        calls = []
        listen()
        if heard.contains("start") {
            let told = heard.firstIndex { $0.hasPrefix("didSelect") }
            if let told, let start = heard.firstIndex(of: "start") {
                findings.note("didSelectFollowsTheStartOfTheAnimation", start < told)
            }
            if let bar = heard.firstIndex(of: "tabBar"), let asked = heard.firstIndex(where: { $0.hasPrefix("should") })
            {
                findings.note("tabBarTellsBeforeShouldSelect", bar < asked)
            }
            let (byTabs, byControllers) = (heard.contains("didSelectTab"), heard.contains("didSelect"))
            findings.note(
                "selectionsWithoutTabs", byTabs && byControllers ? ".both" : byTabs ? ".tabs" : ".controllers")
        } else if selectedIndex == 0 {
            findings.note("reselectingPopsNestedNavigation", nested.viewControllers.count == 1)
        }
    }
}

extension TabStation {
    /// What assistive technologies are told. UIKit only tells them while somebody listens, as UI tests do.
    private func listen() {
        findings.note("bareControlsAreElements", UIControl().isAccessibilityElement)
        if let value = value(of: "Two", in: tabBar) {
            findings.note("numbersOfBadgesAreReadAsItems", value != "3" && value.contains("3"))
        }
    }

    private func value(of label: String, in object: NSObject) -> String? {
        if object.accessibilityLabel == label, let value = object.accessibilityValue { return value }
        let inside = object.accessibilityElements as? [NSObject] ?? (object as? UIView)?.subviews ?? []
        return inside.lazy.compactMap { self.value(of: label, in: $0) }.first
    }
}

/// Fades in for a moment, and tells of its start.
final class TabStationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Called when it starts.
    var onStart: (() -> Void)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        onStart?()
        let view = transitionContext.view(forKey: .to)
        if let view, let controller = transitionContext.viewController(forKey: .to) {
            view.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(view)
        }
        view?.alpha = 0
        UIView.animate(withDuration: 0.3) {
            view?.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
