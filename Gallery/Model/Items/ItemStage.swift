import TransitionCore
import TransitionTabBar
import UIKit

/// A real tab bar on which an animation of its items plays: by a tap, as in an app, or by `play()`.
@MainActor public final class ItemStage {
    /// The controller, for a parent to embed.
    public let tabs = UITabBarController()

    /// The animation that is installed; nil, at first, for none.
    public private(set) var animator: (any TabItemAnimator)?

    /// Called when another item is selected, with its place.
    public var onSelect: (@MainActor (Int) -> Void)?

    private static let items = [
        ("Today", "sun.max", "sun.max.fill"), ("Map", "map", "map.fill"), ("Saved", "heart", "heart.fill"),
        ("Music", "music.note", "music.quarternote.3"),
    ]

    /// A bar with four items; one has a badge.
    public init() {
        tabs.viewControllers = Self.items.map { title, image, selected in
            let screen = UIViewController()
            screen.tabBarItem = UITabBarItem(
                title: title, image: UIImage(systemName: image), selectedImage: UIImage(systemName: selected))
            return screen
        }
        tabs.tabItems[2].badge = .number(3)
        // The app shows what an animation is like, also where the bar's places are not known.
        tabs.tabItems.animatedBars = .evenUnmeasured
        for place in Self.items.indices {
            tabs.tabItems[place].onSelect = { [weak self] in self?.onSelect?(place) }
        }
    }

    /// Installs an animation in place of another one; nil takes it off.
    public func choose(_ animator: (any TabItemAnimator)?) {
        self.animator = animator
        // A user who chooses one wants to see it. The app checks the user's settings before one plays by itself.
        tabs.setTabItemAnimation(animator, motion: .neverReduced)
    }

    /// Selects the next item, and the first after the last.
    public func play() {
        tabs.selectedIndex = (tabs.selectedIndex + 1) % Self.items.count
    }
}
