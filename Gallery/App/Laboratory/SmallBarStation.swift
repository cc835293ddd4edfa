import UIKit

/// A bar that makes itself small while a finger scrolls down (iOS 26): whether its other items still say where they are.
final class SmallBarStation: TabBarStation, UIScrollViewDelegate {
    private let list = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let screens = Self.threeScreens()
        viewControllers = screens
        let first = screens[0]
        list.frame = first.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 100, height: 6000)
        list.delegate = self
        first.view.addSubview(list)
        first.setContentScrollView(list, for: .all)
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) { tabBarMinimizeBehavior = .onScrollDown }
        #endif
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.look() }
    }

    private func look() {
        guard #available(iOS 17.0, *), let items = tabBar.items, items.count == 3 else { return }
        let frames = items.map { $0.frame(in: view) }
        findings.note("minimizedBarsHideItems", frames[1] == nil || frames[2] == nil)
        let places = frames.compactMap { $0 }
        findings.note(
            "minimizedItemsSayAnotherPlace", places.indices.contains { places[..<$0].contains(places[$0]) })
    }
}
