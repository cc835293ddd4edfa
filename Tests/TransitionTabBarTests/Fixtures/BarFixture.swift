import Testing
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar

/// A tab bar controller with an own bar.
@MainActor
struct BarFixture {
    let base: TabFixture
    let bar: AnimatedTabBar?
    var tabs: UITabBarController { base.tabs }

    init(
        tabs count: Int = 3, size: CGSize = CGSize(width: 390, height: 844), bottom: CGFloat = 34,
        isRightToLeft: Bool = false, isPad: Bool = false, assumptions: Headless.Assumptions = .init(),
        look: AnimatedTabBarAppearance? = .standard, options: AnimatedTabBarMetrics = .init()
    ) {
        base = TabFixture(
            tabs: count, size: size, isRightToLeft: isRightToLeft, isPad: isPad, assumptions: assumptions)
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: bottom, right: 0), of: base.window)
        for (index, screen) in base.screens.enumerated() {
            screen.tabBarItem.image = UIImage(systemName: "\(index).circle")
            screen.tabBarItem.selectedImage = UIImage(systemName: "\(index).circle.fill")
            screen.tabBarItem.tag = index
        }
        Headless.clock.settle()
        let controller = base.tabs
        bar = look.flatMap { controller.setAnimatedTabBar($0, metrics: options) }
        Headless.clock.advance(by: 1)
        Headless.clock.settle()
    }

    /// The bar's own view, if it is there.
    var view: AnimatedTabBarView? { bar?.barView }

    var items: [TabBarItemView] { view?.items ?? [] }

    /// The frame of the bar as it is seen.
    var seen: CGRect {
        guard let view else { return .null }
        let layer = view.layer.presentation() ?? view.layer
        return layer.convert(layer.bounds, to: base.window.layer)
    }

    /// The frame of an item in the window.
    func frame(_ place: Int) -> CGRect {
        view?.layoutIfNeeded()
        return items.indices.contains(place) ? items[place].convert(items[place].bounds, to: base.window) : .null
    }

    func tap(_ place: Int, above: CGFloat = 0) {
        let frame = frame(place)
        let y = above > 0 ? (view?.convert(CGPoint(x: 0, y: -above), to: base.window).y ?? 0) : frame.maxY - 10
        Headless.tap(at: CGPoint(x: frame.midX, y: y), in: base.window)
    }

    func begin() { Headless.clock.advance(by: 0.02) }

    func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        Headless.clock.advance(by: 1)
        base.settle(sourceLocation: sourceLocation)
    }

    /// The place of the item that looks selected, if it is one alone.
    var chosen: Int? {
        let places = items.indices.filter { items[$0].isChosen }
        return places.count == 1 ? places[0] : nil
    }

    /// All that is on the screen and in the controller, without the bar.
    var residue: String {
        let insets = base.screens.map { "\($0.additionalSafeAreaInsets) \($0.viewIfLoaded?.safeAreaInsets ?? .zero)" }
        let delegate = tabs.delegate === base.app
        return "\(tabs.tabBar.isHidden) \(tabs.isTabBarHidden) \(delegate) \(tabs.tabBar.frame) \(insets) "
            + "\(tabs.view.subviews.count) \(tabs.view.gestureRecognizers?.count ?? 0) \(base.residue())"
    }
}
