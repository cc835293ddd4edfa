import Repertoire
import TransitionTabBar
import UIKit

/// Goes from the grid to everything else.
@MainActor
final class GalleryCoordinator: GalleryRouter {
    let navigation = UINavigationController()
    private let registry: TransitionRegistry
    private let items: TabItemRegistry
    private let library: GalleryLibrary
    private let grid: GalleryGrid
    private let behavior: LaunchBehavior

    init(
        registry: TransitionRegistry, items: TabItemRegistry, library: GalleryLibrary, behavior: LaunchBehavior
    ) {
        self.registry = registry
        self.items = items
        self.library = library
        self.behavior = behavior
        grid = GalleryGrid(registry)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.viewControllers = [GridViewController(context: context)]
    }

    private var context: GalleryContext {
        GalleryContext(registry: registry, grid: grid, library: library, behavior: behavior, router: self)
    }

    func open(_ name: TransitionName) {
        guard let item = grid[name] else { return }
        open(TrialSettings(item.animator), at: nil, animated: true)
    }

    /// Opens the page of a transition with these settings, held at a moment if there is one.
    func open(_ settings: TrialSettings, at progress: Double?, animated: Bool) {
        guard let item = grid[settings.name] else { return }
        library.remembered.visit(settings.name)
        let page = TrialViewController(item: item, settings: settings, progress: progress, context: context)
        page.modalPresentationStyle = .fullScreen
        navigation.present(page, animated: animated)
    }

    func openSlideShow() {
        let show = SlideShowViewController(items: grid.answer(to: GalleryFilter()).items.filter { !$0.isSystem })
        show.modalPresentationStyle = .fullScreen
        navigation.present(show, animated: true)
    }

    func openComparison(_ names: [TransitionName]) {
        let items = grid.answer(to: GalleryFilter()).items
        guard !items.isEmpty else { return }
        navigation.pushViewController(
            CompareViewController(choices: items.map(\.animator), names: names), animated: true)
    }

    func openItems() {
        navigation.pushViewController(ItemsViewController(grid: TabItemGrid(items)), animated: true)
    }

    func openElements() {
        let animators = grid.answer(to: GalleryFilter()).items.map(\.animator)
        let page = ElementsPage.controller(animators: animators) { [weak navigation] in
            navigation?.dismiss(animated: true)
        }
        page.modalPresentationStyle = .fullScreen
        navigation.present(page, animated: true)
    }

    func openChildren() {
        let animators = grid.answer(to: GalleryFilter()).items.map(\.animator)
        let page = ChildrenPage.controller(animators: animators) { [weak navigation] in
            navigation?.dismiss(animated: true)
        }
        page.modalPresentationStyle = .fullScreen
        navigation.present(page, animated: true)
    }

    func openLogin() {
        guard let window = navigation.view.window else { return }
        LoginViewController.show(in: window, animators: grid.answer(to: GalleryFilter()).items.map(\.animator))
    }

    func openSwiftUIDemo() {
        guard #available(iOS 16.0, *) else {
            return explain(String(localized: "The demonstration needs iOS 16 or later."))
        }
        let demo = SwiftUIDemo.controller(grab: behavior.grab) { [weak navigation] in
            navigation?.dismiss(animated: true)
        }
        demo.modalPresentationStyle = .fullScreen
        navigation.present(demo, animated: true)
    }

    func openExplanation() {
        navigation.pushViewController(OnMyScreensViewController(), animated: true)
    }

    /// Says what is wrong, and what to do.
    func explain(_ problem: String) {
        let alert = UIAlertController(
            title: String(localized: "This Can’t Be Opened"), message: problem, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        navigation.present(alert, animated: true)
    }
}
