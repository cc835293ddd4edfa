import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar

/// The bar that shows the items. The settings of an item apply to each.
enum ItemBar: CaseIterable, Sendable {
    case system, own
}

/// A tab bar controller with pictures in its items, on the system bar or on the package's own, and its visible state.
@MainActor
struct ItemFixture {
    let base: TabFixture
    let bar: ItemBar
    var tabs: UITabBarController { base.tabs }
    var items: [UITabBarItem] { base.screens.map(\.tabBarItem) }
    private let subviews: Int
    private let layers: Int
    private let partsOfItem: Int

    init(
        tabs count: Int = 3, size: CGSize = CGSize(width: 390, height: 844), isRightToLeft: Bool = false,
        isPad: Bool = false, bottom: CGFloat = 0, assumptions: Headless.Assumptions = .init(),
        on bar: ItemBar = .system
    ) {
        base = TabFixture(
            tabs: count, size: size, isRightToLeft: isRightToLeft, isPad: isPad, assumptions: assumptions)
        self.bar = bar
        if bottom > 0 {
            Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: bottom, right: 0), of: base.window)
        }
        if isRightToLeft {
            base.tabs.tabBar.semanticContentAttribute = .forceRightToLeft
            base.tabs.tabBar.setNeedsLayout()
        }
        for (index, screen) in base.screens.enumerated() {
            screen.tabBarItem.image = UIImage(systemName: "\(index).circle")
            screen.tabBarItem.selectedImage = UIImage(systemName: "\(index).circle.fill")
            screen.tabBarItem.tag = index
        }
        if bar == .own { base.tabs.setAnimatedTabBar(.standard) }
        Headless.clock.advance(by: 1)
        Headless.clock.settle()
        subviews = base.tabs.view.subviews.count
        layers = base.tabs.view.layer.sublayers?.count ?? 0
        partsOfItem = base.tabs.animatedTabBar?.barView.items.first?.subviews.count ?? 0
    }

    /// The view of the bar that shows the items.
    var barView: UIView { tabs.animatedTabBar?.view ?? tabs.tabBar }

    /// The items of an own bar.
    var itemViews: [TabBarItemView] { tabs.animatedTabBar?.barView.items ?? [] }

    /// The views above the bar, the latest last.
    var overlays: [UIView] { Array(tabs.view.subviews.dropFirst(subviews)) }

    /// The number of moving items.
    var moving: Int { bar == .system ? overlays.count : itemViews.count { $0.play != nil } }

    /// Whether an item's own picture is hidden.
    func isBlank(_ place: Int) -> Bool {
        bar == .system
            ? items[place].image?.isSymbolImage == false
            : itemViews[place].subviews.contains { $0 is UIImageView && $0.isHidden }
    }

    /// Returns the frame of an item in the window.
    func frame(_ place: Int) -> CGRect {
        tabs.tabItems[place].frame(in: base.window) ?? .null
    }

    /// The values of the items that an app can read.
    var looks: [String] {
        items.map { item in
            func id(_ object: AnyObject?) -> String { object.map { "\(ObjectIdentifier($0))" } ?? "-" }
            let states: [UIControl.State] = [.normal, .selected]
            let attributes = states.map { state in
                let (title, badge) = (item.titleTextAttributes(for: state), item.badgeTextAttributes(for: state))
                return "\(title?.count ?? -1)\(badge?.count ?? -1)"
            }
            return [
                id(item.image), id(item.selectedImage), item.title ?? "-", item.badgeValue ?? "-", id(item.badgeColor),
                "\(item.isEnabled)", attributes.joined(),
            ].joined(separator: " ")
        }
    }

    /// The speech of VoiceOver for the items, independent of the selection. An animation does not change it.
    var spoken: [String] {
        Headless.spokenLines(in: base.window).filter { $0.contains(", tab, ") }
            .map { $0.hasPrefix("selected, ") ? String($0.dropFirst(10)) : $0 }
    }

    func tap(_ place: Int) {
        if bar == .system { return base.tap(place) }
        let frame = frame(place)
        Headless.tap(at: CGPoint(x: frame.midX, y: frame.midY), in: base.window)
    }

    /// Advances the clock until a selection is final and the first frame is drawn.
    func begin() { Headless.clock.advance(by: 0.02) }

    /// Waits until no item and no screen moves.
    func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        Headless.clock.advance(by: 2.5)
        base.settle(sourceLocation: sourceLocation)
    }

    /// Checks that the package has left nothing on the screen or on the items.
    func expectClean(_ looks: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(self.looks == looks, sourceLocation: sourceLocation)
        #expect(overlays.isEmpty, sourceLocation: sourceLocation)
        #expect(tabs.view.layer.sublayers?.count == layers, sourceLocation: sourceLocation)
        for (place, item) in itemViews.enumerated() {
            #expect(item.play == nil && item.subviews.count == partsOfItem, sourceLocation: sourceLocation)
            #expect(!isBlank(place) && !item.badge.isAnimating, sourceLocation: sourceLocation)
        }
    }
}

// Badges that move.
extension ItemFixture {
    /// A badge that moves.
    struct Badge {
        let text: String?
        let color: UIColor?
        /// How far it is above its place, in points.
        let height: CGFloat
    }

    /// The badge of an item while it moves; nil while it rests or is not there.
    func badge(_ place: Int) -> Badge? {
        var label: UILabel?
        var ground: UIView?
        if bar == .system {
            label = overlays.last?.subviews.last as? UILabel
            ground = label
        } else if itemViews[place].badge.isAnimating, itemViews[place].content.badge != nil {
            ground = itemViews[place].badge.subviews.first
            label = ground?.subviews.first as? UILabel
        }
        guard let label, let ground else { return nil }
        let seen = ground.layer.presentation() ?? ground.layer
        return Badge(text: label.text, color: ground.backgroundColor, height: -seen.transform.m42)
    }

    /// Whether the system bar shows an item's badge with transparent colours.
    func hidesBadge(_ place: Int) -> Bool {
        items[place].badgeTextAttributes(for: .normal)?[.foregroundColor] != nil
    }
}
