import UIKit

/// The app's own delegate of a navigation controller. It checks that it is told everything once and in order.
@MainActor final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    private let ledger: Ledger
    /// The screen that is about to be shown.
    private weak var announced: UIViewController?
    /// The screen that was shown last; nil before the first call.
    private(set) weak var shown: UIViewController?

    init(ledger: Ledger) { self.ledger = ledger }

    /// Whether the announced screen may be announced again, because a transition was cancelled in between, or because
    /// the screen went away, together with the navigation controller, before it was shown.
    private var mayRepeat = false

    /// Whether the screen that was shown last may be shown again: another one was announced since, which may have gone
    /// before it had come.
    private var mayShowAgain = false

    /// How often the announced screen may be shown still. A navigation controller that leaves and comes back while a push
    /// is on its way announces the new screen for both, and shows it for both.
    private var owed = 0

    /// The screen that was on top at the last rest.
    weak var topAtRest: UIViewController?

    /// Called when a transition was cancelled: the announced screen may never be shown.
    func transitionWasCancelled() { mayRepeat = true }

    func screenLeaves(_ screen: UIViewController) {
        if announced === screen { mayRepeat = true }
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        if announced === viewController, !mayRepeat { ledger.report(.delegate, "willShow was told twice") }
        if viewController !== shown { mayShowAgain = true }
        owed = announced === viewController ? 2 : 1
        announced = viewController
        mayRepeat = !Self.isChosen(navigationController)
        ledger.onOccasion(.willShow)
    }

    /// Whether each container around it has selected it, and goes on showing it. One that leaves, or has left, announces its
    /// top screen again when it comes back.
    private static func isChosen(_ navigation: UINavigationController) -> Bool {
        var child: UIViewController = navigation
        while let parent = child.parent {
            if let tabs = parent as? UITabBarController, tabs.selectedViewController !== child { return false }
            // A row may take it away and bring it back before the screen that was announced is shown.
            if parent is RowController { return false }
            child = parent
        }
        return true
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        let isSecond = owed > 0 && announced == nil && shown === viewController
        if shown === viewController, !mayShowAgain, !isSecond { ledger.report(.delegate, "didShow was told twice") }
        mayShowAgain = false
        if announced !== viewController, !isSecond, shown != nil || announced != nil {
            ledger.report(.delegate, "didShow was told of a screen that was not announced")
        }
        owed = max(owed - 1, 0)
        announced = nil
        shown = viewController
        ledger.onOccasion(.didShow)
    }
}

/// The app's own delegate of a tab bar controller. It checks that it is asked once before each change by the user and
/// told once after it.
@MainActor final class TabDelegate: NSObject, UITabBarControllerDelegate {
    private let ledger: Ledger
    /// If this number is n, every n-th tab may not be selected; with 0 all may.
    private let refusal: Int
    private var allowed: [ObjectIdentifier] = []
    private(set) weak var lastSelected: UIViewController?
    /// The tab that was selected before the last change of which the delegate was told: a finger may turn that change
    /// back.
    private weak var before: UIViewController? {
        willSet { earlier = before }
    }
    /// The one before that: the program may select a tab during a swipe, which is turned back then.
    private weak var earlier: UIViewController?
    /// How often the delegate was asked since the last event.
    var questions = 0
    /// The tab that a tap was allowed to select and that was not announced yet.
    private(set) weak var promised: UIViewController?
    var isTapped = false
    /// Whether the delegate was set after the last rest: until the next one it may be told of changes about which
    /// another delegate was asked.
    private var isNew = true

    init(ledger: Ledger, refusal: Int) {
        self.ledger = ledger
        self.refusal = refusal
    }

    /// Called at a rest: all changes about which the delegate was asked have ended by then.
    func rest() {
        isNew = false
        allowed = []
    }

    /// Called when the program selects another tab. A finger that takes hold of this change may turn it back, unless
    /// both are in More, where it is no change of tabs.
    func programSelects(_ new: UIViewController?, insteadOf old: UIViewController?, isWithinMore: Bool) {
        guard let new, new !== old else { return }
        if !isWithinMore { before = old }
        // With `tabs` UIKit may also tell the delegate of selections by the program.
        if Headless.assumptions.selectingTabsInCodeTellsTheDelegate { allowed.append(ObjectIdentifier(new)) }
    }

    /// Whether the delegate refuses any tab.
    var refuses: Bool { refusal > 0 }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        if isRepeated(viewController, \.asked, in: tabBarController) {
            return !isRefused(viewController, in: tabBarController)
        }
        questions += 1
        if isTapped, questions > 1 { ledger.report(.delegate, "shouldSelect was asked twice for a tap") }
        if isRefused(viewController, in: tabBarController) { return false }
        allowed.append(ObjectIdentifier(viewController))
        let selected = tabBarController.selectedViewController
        if selected !== viewController, !tabBarController.listsInMore(viewController, selected) { before = selected }
        if isTapped { promised = viewController }
        ledger.onOccasion(.shouldSelect)
        return true
    }

    private func isRefused(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
        let index = tabBarController.lineup.firstIndex { $0 === controller } ?? 0
        return refusal > 0 && index % refusal == refusal - 1
    }

    /// Whether UIKit itself calls both the methods with tabs and those with controllers.
    private func hearsTwice(_ tabBarController: UITabBarController) -> Bool {
        !tabBarController.usesTabs && Headless.assumptions.selectionsWithoutTabs == .both
    }

    /// The tabs of the latest question and of the latest call, in this turn.
    private weak var asked: UIViewController?
    private weak var heard: UIViewController?

    /// Whether the other method has said the same before, in this turn. Where tabs are listed for controllers, a swipe
    /// calls the methods with tabs only.
    private func isRepeated(
        _ controller: UIViewController, _ latest: ReferenceWritableKeyPath<TabDelegate, UIViewController?>,
        in tabBarController: UITabBarController
    ) -> Bool {
        guard hearsTwice(tabBarController) else { return false }
        if self[keyPath: latest] === controller {
            self[keyPath: latest] = nil
            return true
        }
        self[keyPath: latest] = controller
        Headless.clock.schedule(after: 0) { [weak self] in self?[keyPath: latest] = nil }
        return false
    }

    // If the app uses `tabs`, UIKit calls these methods instead.

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        guard let controller = tab.viewController else { return true }
        return self.tabBarController(tabBarController, shouldSelect: controller)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        selectedTab.viewController.map { self.tabBarController(tabBarController, didSelect: $0) }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        if isRepeated(viewController, \.heard, in: tabBarController) { return }
        let isKnown =
            allowed.contains(ObjectIdentifier(viewController)) || [before, earlier].contains { $0 === viewController }
        if !isNew, !isKnown {
            ledger.report(.delegate, "didSelect was told of a tab that nobody asked about, or twice")
        }
        allowed.removeAll { $0 == ObjectIdentifier(viewController) }
        lastSelected = viewController
        if promised === viewController { promised = nil }
        ledger.onOccasion(.didSelect)
    }
}
