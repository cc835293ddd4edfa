import TransitionCore
import TransitionTabBar
import UIKit

/// The demo apps with a tab bar of the package's own.
public enum DemoBar: String, CaseIterable, Sendable {
    /// A news app's bar, with a logo that becomes a rocket.
    case rocket
    /// A bar with pictures that are drawn, and a line that follows a swipe.
    case drawn

    /// The name for people.
    public var title: String {
        switch self {
        case .rocket: "Logo and rocket"
        case .drawn: "Drawn pictures"
        }
    }

    /// One sentence that says what there is to try.
    public var advice: String {
        switch self {
        case .rocket:
            "Scroll far and tap the rocket; press the plus; rest a finger on Messages; go to Profile without an account."
        case .drawn: "Select a tab, swipe from one to the next and back, and turn the phone on its side."
        }
    }

    /// The demo app.
    ///
    /// - Parameter animator: What its items do when they are selected; nil for the demo's own.
    @MainActor public func make(_ animator: (any TabItemAnimator)? = nil) -> UITabBarController {
        let tabs: UITabBarController =
            switch self {
            case .rocket: RocketBarController()
            case .drawn: DrawnBarController()
            }
        if let animator { tabs.setTabItemAnimation(animator) }
        return tabs
    }
}
