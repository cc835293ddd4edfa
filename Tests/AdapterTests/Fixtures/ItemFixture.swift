import Animations
import Testing
import UIKit

/// A tab bar controller whose items have pictures, and what is seen of them.
@MainActor
struct ItemFixture {
    let base: TabFixture
    var tabs: UITabBarController { base.tabs }
    var items: [UITabBarItem] { base.screens.map(\.tabBarItem) }
    private let subviews: Int
    private let layers: Int

    init(
        tabs count: Int = 3, size: CGSize = CGSize(width: 390, height: 844), isRightToLeft: Bool = false,
        isPad: Bool = false, assumptions: Headless.Assumptions = .init()
    ) {
        base = TabFixture(
            tabs: count, size: size, isRightToLeft: isRightToLeft, isPad: isPad, assumptions: assumptions)
        if isRightToLeft {
            base.tabs.tabBar.semanticContentAttribute = .forceRightToLeft
            base.tabs.tabBar.setNeedsLayout()
        }
        for (index, screen) in base.screens.enumerated() {
            screen.tabBarItem.image = UIImage(systemName: "\(index).circle")
            screen.tabBarItem.selectedImage = UIImage(systemName: "\(index).circle.fill")
            screen.tabBarItem.tag = index
        }
        Headless.clock.settle()
        subviews = base.tabs.view.subviews.count
        layers = base.tabs.view.layer.sublayers?.count ?? 0
    }

    /// The views that lie above the bar, the latest last.
    var overlays: [UIView] { Array(tabs.view.subviews.dropFirst(subviews)) }

    /// Whether an item's own picture is out of sight.
    func isBlank(_ place: Int) -> Bool { items[place].image?.isSymbolImage == false }

    /// All that an app can read of its items.
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

    /// What a user of VoiceOver hears of the items, whichever is selected; an animation changes nothing of it.
    var spoken: [String] {
        Headless.spokenLines(in: base.window).filter { $0.contains(", tab, ") }
            .map { $0.hasPrefix("selected, ") ? String($0.dropFirst(10)) : $0 }
    }

    func tap(_ place: Int) { base.tap(place) }

    /// Lets a moment pass in which a selection becomes certain and the first frame is drawn.
    func begin() { Headless.clock.advance(by: 0.02) }

    /// Waits until no item and no screen moves.
    func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        Headless.clock.advance(by: 2.5)
        base.settle(sourceLocation: sourceLocation)
    }

    /// Checks that nothing of ours is left on the screen or on the items.
    func expectClean(_ looks: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(self.looks == looks, sourceLocation: sourceLocation)
        #expect(overlays.isEmpty, sourceLocation: sourceLocation)
        #expect(tabs.view.layer.sublayers?.count == layers, sourceLocation: sourceLocation)
    }
}
