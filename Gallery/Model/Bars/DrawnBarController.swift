import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionUIKit
import UIKit

/// A tab bar with pictures that are drawn when they are selected and a line that follows a swipe between tabs. On a phone
/// that lies on its side it is 80 points high.
@MainActor public final class DrawnBarController: UITabBarController {
    /// A bar with four tabs.
    public init() {
        super.init(nibName: nil, bundle: nil)
        let tabs: [(title: String, color: UIColor)] = [
            ("Home", UIColor(red: 1, green: 0.95, blue: 0.9, alpha: 1)),
            ("Waves", UIColor(red: 0.9, green: 0.97, blue: 1, alpha: 1)),
            ("Rings", UIColor(red: 0.94, green: 1, blue: 0.93, alpha: 1)),
            ("Flash", UIColor(red: 0.97, green: 0.93, blue: 1, alpha: 1)),
        ]
        viewControllers = tabs.map { title, color in
            let screen = DemoScreen(title, color)
            screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return screen
        }
        setTabTransition(.slide, swipe: .fromAnywhere)
        // Long enough for a picture to be drawn in.
        setTabItemAnimation(.bounce)
        var look = AnimatedTabBarAppearance.standard
        look.indicator = .line(height: 3)
        let bar = setAnimatedTabBar(
            look,
            metrics: AnimatedTabBarMetrics(height: 56, compactHeight: 80, compactArrangement: .titleBelow))
        for (place, outline) in DrawnMark.Outline.allCases.enumerated() {
            bar?.items[place].layout.view = DrawnMark(outline)
        }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }
}
