import UIKit

extension AssumptionMeasurement {
    /// Tab bar controllers without fingers.
    public static let tabs: [AssumptionMeasurement] = [
        flag("tabsTellTheArrivingControllerFirst") { trial in
            let log = Log()
            let stage = try await TabStage(trial, ScriptedAnimator(), log: log)
            stage.tabs.selectedIndex = 1
            try await trial.settle()
            let lines = log.take()
            let comes = try trial.check.require(lines.firstIndex(of: "b willAppear"), "viewWillAppear")
            let goes = try trial.check.require(lines.firstIndex(of: "a willDisappear"), "viewWillDisappear")
            return comes < goes
        },
        flag("tabsPlaceTheArrivingView") { trial in
            let animator = ScriptedAnimator()
            let stage = try await TabStage(trial, animator)
            let view: UIView = stage.screens[1].view
            view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            return try await isPlaced(view, by: animator, trial) { stage.tabs.selectedIndex = 1 }
        },
        flag("tabsDissolveByThemselves") { trial in
            let stage = try await TabStage(trial, nil)
            stage.tabs.selectedIndex = 1
            let isAtOnce = stage.tabs.transitionCoordinator != nil
            try await trial.advance(0.1)
            let isRunning = isAtOnce || stage.tabs.transitionCoordinator != nil
            try await trial.advance(1)
            try await trial.settle()
            if stage.screens[1].view.window == nil { throw Check.Missing(description: "the tab") }
            return isRunning
        },
        flag("tabsStartInNextTurn") { trial in
            let animator = ScriptedAnimator()
            let stage = try await TabStage(trial, animator)
            stage.tabs.selectedIndex = 1
            let isLater = animator.starts == 0
            try await trial.settle()
            if animator.starts == 0 { throw Check.Missing(description: "the transition") }
            return isLater
        },
        flag("tabBarItemsHaveNoFrame") { trial in
            guard #available(iOS 17.0, *) else { throw NotThere(what: "places of items, before iOS 17") }
            let stage = try await TabStage(trial, nil)
            try await trial.settle()
            let item = try trial.check.require(stage.tabs.tabBar.items?.first, "an item of the bar")
            return item.frame(in: stage.tabs.tabBar) == nil
        },
        flag("itemsArePlacedInTheNextTurn") { trial in
            guard #available(iOS 17.0, *) else { throw NotThere(what: "places of items, before iOS 17") }
            let tabs = FirstPlaceReader(nibName: nil, bundle: nil)
            tabs.viewControllers = [Screen("a"), Screen("b"), Screen("c")]
            try await trial.show(tabs)
            try await trial.settle()
            if !tabs.hasLaidOut { throw Check.Missing(description: "a layout pass") }
            return tabs.firstPlace == .zero
        },
        flag("tabBarItemsOverlap") { trial in
            guard #available(iOS 17.0, *) else { throw NotThere(what: "places of items, before iOS 17") }
            let stage = try await TabStage(trial, nil)
            try await trial.settle()
            let bar = stage.tabs.tabBar
            let places = (bar.items ?? []).compactMap { $0.frame(in: bar) }.sorted { $0.minX < $1.minX }
            if places.count < 2 { throw Check.Missing(description: "the places of two items") }
            return places[0].maxX > places[1].minX + 1
        },
        flag("stackChangesShowTheTabBar") { trial in
            let navigation = UINavigationController(rootViewController: Screen("root"))
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [navigation, Screen("b")]
            try await trial.show(tabs)
            try await trial.settle()
            tabs.tabBar.isHidden = true
            let detail = Screen("detail")
            detail.hidesBottomBarWhenPushed = true
            navigation.pushViewController(detail, animated: true)
            try await trial.advance(0.1)
            let isShown = !tabs.tabBar.isHidden
            try await trial.settle()
            return isShown
        },
        flag("hiddenTabBarsKeepTheirPlace") { trial in
            let stage = try await TabStage(trial, nil)
            try await trial.settle()
            let (tabs, view) = (stage.tabs, stage.screens[0].view)
            @MainActor func room() -> CGFloat {
                let below = tabs.view.bounds.height - (view?.frame.maxY ?? 0)
                return below + (view?.safeAreaInsets.bottom ?? 0) - tabs.view.safeAreaInsets.bottom
            }
            if room() < 1 { throw Check.Missing(description: "the room of a bar") }
            tabs.tabBar.isHidden = true
            tabs.view.setNeedsLayout()
            try await trial.advance(0.1)
            return room() > 1
        },
        flag("tabBarAppearancesPrecedeItems") { trial in
            let stage = try await TabStage(trial, nil)
            let looks = UITabBarAppearance()
            looks.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
            let item = try trial.check.require(stage.tabs.tabBar.items?.first, "an item of the bar")
            item.title = "first of all"
            item.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .selected)
            stage.tabs.tabBar.standardAppearance = looks
            stage.tabs.tabBar.scrollEdgeAppearance = looks
            stage.tabs.tabBar.setNeedsLayout()
            try await trial.advance(0.1)
            let colors = titleColors("first of all", in: stage.tabs.tabBar)
            if !colors.contains(.green), !colors.contains(.purple) {
                throw Check.Missing(description: "a text in one of the colours")
            }
            return colors.contains(.green)
        },
        flag("tabsAreListedAsViewControllers") { trial in
            guard #available(iOS 18.0, *) else { throw NotThere(what: "tabs, before iOS 18") }
            let (controller, _, _) = try await modernTabs(trial)
            return controller.viewControllers?.count == 3
        },
        flag("controllersAreListedAsTabs") { trial in
            guard #available(iOS 18.0, *) else { throw NotThere(what: "tabs, before iOS 18") }
            let controller = UITabBarController(nibName: nil, bundle: nil)
            controller.viewControllers = [Screen("a"), Screen("b")]
            trial.window.rootViewController = controller
            try await trial.advance(0.5)
            return controller.tabs.count == 2
        },
        flag("hiddenTabsLeaveTheBar") { trial in
            guard #available(iOS 18.0, *) else { throw NotThere(what: "tabs, before iOS 18") }
            let (controller, tabs, _) = try await modernTabs(trial)
            let before = controller.tabBar.items?.count ?? 0
            tabs[2].isHidden = true
            try await trial.advance(0.5)
            if before < 2 { throw Check.Missing(description: "items of the bar") }
            return (controller.tabBar.items?.count ?? 0) < before
        },
        flag("tabControllersAreMadeWhenSelected") { trial in
            guard #available(iOS 18.0, *) else { throw NotThere(what: "tabs, before iOS 18") }
            var made = 0
            let tabs = ["a", "b", "c"].map { name in
                UITab(title: name, image: nil, identifier: name) {
                    made += 1
                    return Screen($0.identifier)
                }
            }
            try await trial.show(UITabBarController(tabs: tabs))
            try await trial.settle()
            return made < 3
        },
        flag("selectingTabsInCodeTellsTheDelegate") { trial in
            guard #available(iOS 18.0, *) else { throw NotThere(what: "tabs, before iOS 18") }
            let (controller, tabs, delegate) = try await modernTabs(trial)
            controller.selectedTab = tabs[1]
            try await trial.advance(1)
            try await trial.settle()
            if controller.selectedTab !== tabs[1] { throw Check.Missing(description: "the selection") }
            return delegate.told > 0
        },
    ]

    /// The colours of the labels that show a text.
    @MainActor
    private static func titleColors(_ text: String, in view: UIView) -> [UIColor] {
        let own = (view as? UILabel).flatMap { $0.text == text ? $0.textColor : nil }
        return [own].compactMap { $0 } + view.subviews.flatMap { titleColors(text, in: $0) }
    }

    @available(iOS 18.0, *)
    @MainActor
    private static func modernTabs(_ trial: Trial) async throws -> (UITabBarController, [UITab], TabListener) {
        let tabs = ["a", "b", "c"].map { name in
            UITab(title: name, image: nil, identifier: name) { Screen($0.identifier) }
        }
        let controller = UITabBarController(tabs: tabs)
        let listener = TabListener()
        controller.delegate = listener
        try await trial.show(controller)
        return (controller, tabs, listener)
    }
}

/// Reads where the first item says it is in the first layout pass in a window.
@available(iOS 17.0, *)
@MainActor
private final class FirstPlaceReader: UITabBarController {
    private(set) var hasLaidOut = false
    private(set) var firstPlace: CGRect?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.window != nil, !hasLaidOut else { return }
        hasLaidOut = true
        tabBar.layoutIfNeeded()
        firstPlace = tabBar.items?.first?.frame(in: tabBar)
    }
}

/// Counts the selections that it is told of.
@available(iOS 18.0, *)
@MainActor
private final class TabListener: NSObject, UITabBarControllerDelegate {
    private(set) var told = 0

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        told += 1
    }
}
