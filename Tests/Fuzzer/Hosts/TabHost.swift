import TransitionCore
import TransitionSwiftUI
import TransitionUIKit
import UIKit

/// A tab bar controller that behaves as the one under `TabView(selection:)` is publicly known to.
///
/// It is a `UITabBarController` (github.com/siteline/swiftui-introspect/issues/27) whose delegate is SwiftUI's. A tap sets
/// the binding, even one on the selected tab (github.com/ruddarr/app/issues/43), and a binding that does not take the
/// value leaves the tab that was selected, as apps count on that open a sheet for a tab.
@MainActor
final class TabHost: ContainerHost<UITabBarController>, UITabBarControllerDelegate {
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    /// The tabs that the app's binding does not take.
    var refused: Set<String> = []

    /// The controller of a tab that the delegate was just called with.
    private weak var heard: UIViewController?

    /// The title of the selected tab. The app sets it.
    var selection: String {
        didSet { if selection != oldValue, !isTaking { setNeedsUpdate() } }
    }

    /// - Parameter screens: The tabs, each with its title; four screens if there are none.
    init(_ assumptions: HostAssumptions = HostAssumptions(), screens: [UIViewController] = [], selection: String = "a")
    {
        self.selection = selection
        super.init(assumptions, tabs)
        let screens = screens.isEmpty ? "abcd".map { HostedScreen(String($0)) } : screens
        build(tabs) {
            tabs.give(screens, asTabs: assumptions.usesTabs)
            screens.firstIndex { $0.title == selection }.map { if $0 > 0 { tabs.select($0) } }
        }
    }

    convenience init(
        _ assumptions: HostAssumptions = HostAssumptions(), _ animator: (any TransitionAnimator)?,
        options: TabTransitionOptions = .init(swipe: .fromAnywhere)
    ) {
        self.init(assumptions)
        add(animator, options: options, .outside)
    }

    override func setDelegate() { tabs.delegate = self }

    override var content: UIViewController { tabs.lineup[0] }

    /// The modifier that came first.
    var request: TransitionRequest<UITabBarController> { requests[0].request }

    /// The title of the tab that the container has.
    var shown: String { tabs.selectedViewController?.title ?? "none" }

    /// The titles of the tabs that are in the window.
    var seen: [String] { tabs.lineup.filter { $0.viewIfLoaded?.window != nil }.map { $0.title ?? "?" } }

    override func follow() {
        let screens = tabs.lineup
        guard shown != selection, let index = screens.firstIndex(where: { $0.title == selection }) else { return }
        if assumptions.usesTabs {
            tabs.selectedTab = tabs.tabs[index]
        } else if assumptions.selectsByIndex {
            tabs.selectedIndex = index
        } else {
            tabs.selectedViewController = screens[index]
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        guard assumptions.selectsWhenAsked, let title = tab.viewController?.title else { return true }
        hear(of: title)
        guard assumptions.refusesWhatItWrites else { return selection == title }
        setNeedsUpdate()
        return false
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        if heard === viewController { return heard = nil }
        hear(of: viewController.title ?? "?")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        if assumptions.selectsWhenAsked { return }
        hear(of: selectedTab.viewController?.title ?? "?")
        // UIKit may call both methods where the tabs are not given as such: once is enough.
        guard !assumptions.usesTabs, Headless.assumptions.selectionsWithoutTabs == .both else { return }
        heard = selectedTab.viewController
        Headless.clock.schedule(after: 0) { [weak self] in self?.heard = nil }
    }

    private func hear(of title: String) {
        log.note("didSelect \(title)")
        if refused.contains(title) { return setNeedsUpdate() }
        take { selection = title }
    }
}
