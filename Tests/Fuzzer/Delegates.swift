import UIKit

/// The app's own delegate of a navigation controller: it must hear everything once and in order.
@MainActor final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    private let ledger: Ledger
    /// The screen that is about to be shown.
    private weak var announced: UIViewController?
    /// The screen that was shown last; nil as long as nothing was heard.
    private(set) weak var shown: UIViewController?

    init(ledger: Ledger) { self.ledger = ledger }

    /// Whether what was announced may be announced again: a transition was cancelled in between, or the screen went,
    /// with all of the navigation controller, before it was shown.
    private var mayRepeat = false

    /// Whether the screen that was shown last may be shown again: another one was announced since, which may have gone
    /// before it had come.
    private var mayShowAgain = false

    /// The screen that was on top at the last rest.
    weak var topAtRest: UIViewController?

    /// What was announced may never come.
    func transitionWasCancelled() { mayRepeat = true }

    func screenLeaves(_ screen: UIViewController) {
        if announced === screen { mayRepeat = true }
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        if announced === viewController, !mayRepeat { ledger.report(.delegate, "willShow was told twice") }
        if viewController !== shown { mayShowAgain = true }
        announced = viewController
        mayRepeat = false
        ledger.onOccasion(.willShow)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        if shown === viewController, !mayShowAgain { ledger.report(.delegate, "didShow was told twice") }
        mayShowAgain = false
        if announced !== viewController, shown != nil || announced != nil {
            ledger.report(.delegate, "didShow was told of a screen that was not announced")
        }
        announced = nil
        shown = viewController
        ledger.onOccasion(.didShow)
    }
}

/// The app's own delegate of a tab bar controller: asked once before a change that the user makes, told once after it.
@MainActor final class TabDelegate: NSObject, UITabBarControllerDelegate {
    private let ledger: Ledger
    /// Every how-manyth tab may not be selected; none if 0.
    private let refusal: Int
    private var allowed: [ObjectIdentifier] = []
    private(set) weak var lastSelected: UIViewController?
    /// The tab to which a change that was told of may be taken back.
    private weak var before: UIViewController?
    /// How often it was asked since the last event.
    var questions = 0
    /// The tab that a tap was allowed to select and that was not announced yet.
    private(set) weak var promised: UIViewController?
    var isTapped = false
    /// Set until the next rest: what it hears until then may have been asked of another.
    private var isNew = true

    init(ledger: Ledger, refusal: Int) {
        self.ledger = ledger
        self.refusal = refusal
    }

    /// What was asked before a rest is answered by then, or was cancelled.
    func rest() {
        isNew = false
        allowed = []
    }

    /// The program selects another tab; a finger that takes hold of that change may bring this one back.
    func programSelects(_ new: UIViewController?, insteadOf old: UIViewController?) {
        guard let new, new !== old else { return }
        before = old
        // With `tabs` UIKit may tell of what the program selects, too.
        if Headless.assumptions.selectingTabsInCodeTellsTheDelegate { allowed.append(ObjectIdentifier(new)) }
    }

    /// Whether it refuses anything at all.
    var refuses: Bool { refusal > 0 }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        questions += 1
        if isTapped, questions > 1 { ledger.report(.delegate, "shouldSelect was asked twice for a tap") }
        if isRefused(viewController, in: tabBarController) { return false }
        allowed.append(ObjectIdentifier(viewController))
        if tabBarController.selectedViewController !== viewController {
            before = tabBarController.selectedViewController
        }
        if isTapped { promised = viewController }
        ledger.onOccasion(.shouldSelect)
        return true
    }

    private func isRefused(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
        let index = tabBarController.lineup.firstIndex { $0 === controller } ?? 0
        return refusal > 0 && index % refusal == refusal - 1
    }

    /// Whether UIKit itself asks and tells by either name.
    private func hearsTwice(_ tabBarController: UITabBarController) -> Bool {
        tabBarController.tabs.isEmpty && Headless.assumptions.selectionsWithoutTabs == .both
    }

    // Where the app uses `tabs`, these are asked and told instead.

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        guard let controller = tab.viewController else { return true }
        if hearsTwice(tabBarController) { return !isRefused(controller, in: tabBarController) }
        return self.tabBarController(tabBarController, shouldSelect: controller)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        if hearsTwice(tabBarController) { return }
        selectedTab.viewController.map { self.tabBarController(tabBarController, didSelect: $0) }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        if !isNew, !allowed.contains(ObjectIdentifier(viewController)), before !== viewController {
            ledger.report(.delegate, "didSelect was told of a tab that nobody asked about, or twice")
        }
        allowed.removeAll { $0 == ObjectIdentifier(viewController) }
        lastSelected = viewController
        if promised === viewController { promised = nil }
        ledger.onOccasion(.didSelect)
    }
}
