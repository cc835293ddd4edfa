import Animations
import UIKit

@testable import TransitionCore

/// A tab bar controller that behaves as the one under `TabView(selection:)` is publicly known to.
///
/// It is a `UITabBarController` (github.com/siteline/swiftui-introspect/issues/27) whose delegate is SwiftUI's. A tap sets
/// the binding, even one on the selected tab (github.com/ruddarr/app/issues/43), and a binding that does not take the
/// value leaves the tab that was selected, as apps count on that open a sheet for a tab.
@MainActor
final class TabHost: NSObject, UITabBarControllerDelegate {
    let assumptions: HostAssumptions
    /// The hosting controller.
    let hosting = UIViewController()
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    let request: TransitionRequest<UITabBarController>
    let log = Log()
    /// The tabs that the app's binding does not take.
    var refused: Set<String> = []
    private var needsUpdate = false
    private var isTaking = false

    /// The title of the selected tab. The app sets it.
    var selection = "a" {
        didSet {
            if selection != oldValue, !isTaking { setNeedsUpdate() }
        }
    }

    init(
        _ assumptions: HostAssumptions = HostAssumptions(), _ animator: (any TransitionAnimator)?,
        options: TabTransitionOptions = .init()
    ) {
        self.assumptions = assumptions
        request = TransitionRequest(animator, options: options)
        super.init()
        tabs.viewControllers = "abcd".map { Screen(String($0)) }
        if assumptions.delegate != .late { tabs.delegate = self }
        var parent = hosting
        if assumptions.isDeepBeside {
            parent = UIViewController()
            hosting.embed(parent)
        }
        parent.embed(tabs)
        hosting.embed(request.finder, size: .zero)
        if assumptions.delegate == .late {
            Headless.DispatchQueue.main.async { [weak self] in self?.tabs.delegate = self }
        }
    }

    /// The title of the tab that the container has.
    var shown: String { tabs.selectedViewController?.title ?? "none" }

    /// Something around the tabs has changed, and SwiftUI updates all of it.
    func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        if assumptions.updatesInNextTurn {
            Headless.DispatchQueue.main.async { [weak self] in self?.update() }
        } else {
            update()
        }
    }

    private func update() {
        needsUpdate = false
        if assumptions.delegate == .always { tabs.delegate = self }
        request.update(request.animator, options: request.options)
        let screens = tabs.viewControllers ?? []
        guard shown != selection, let index = screens.firstIndex(where: { $0.title == selection }) else { return }
        if assumptions.selectsByIndex {
            tabs.selectedIndex = index
        } else {
            tabs.selectedViewController = screens[index]
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        let title = viewController.title ?? "?"
        log.note("didSelect \(title)")
        guard !needsUpdate else { return }
        if refused.contains(title) { return setNeedsUpdate() }
        isTaking = true
        selection = title
        isTaking = false
    }
}
