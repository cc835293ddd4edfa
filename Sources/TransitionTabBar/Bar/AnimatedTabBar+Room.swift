#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// The place of the bar, and the space that screens reserve for it.
extension AnimatedTabBar {
    func placeBar(animated: Bool) {
        let hides = reading.isHidden
        let height = reading.height + reading.bottom
        let frame = CGRect(
            x: 0, y: reading.size.height - (hides ? 0 : height), width: reading.size.width, height: height)
        let isGone = isAway && travel == nil
        guard animated, barView.window != nil, Transitions.isEnabled, UIView.areAnimationsEnabled, !isGone,
            travel == nil
        else {
            // A frame is meaningless while a transform is set.
            barView.bounds.size = frame.size
            barView.center = CGPoint(x: frame.midX, y: frame.midY)
            barView.isHidden = isGone || hides
            return
        }
        barView.isHidden = false
        UIView.animate(withDuration: 0.2) {
            self.barView.frame = frame
        } completion: { [weak self] _ in
            guard let self, !isOver else { return }
            barView.isHidden = reading.isHidden || (isAway && travel == nil)
        }
    }

    /// Reserves space for the bar in each screen. A hidden system bar may or may not leave its own space (F157), so only
    /// the difference is added.
    ///
    /// - Parameters:
    ///   - navigationController: A controller that is about to hide the bar or to show it again. During the change,
    ///     each of its two screens keeps the inset that it has at rest.
    ///   - screen: The screen of that change that shows the bar.
    func giveRoom(
        in tabs: UITabBarController, changing navigationController: UINavigationController?, screen: UIViewController?
    ) {
        func amount(in child: UIViewController) -> CGFloat {
            // A bar that the app hides by the controller leaves no space (F157).
            if systemBar.isHiddenByApp { return 0 }
            let given = child === tabs.selectedViewController ? reading.systemRoom : reading.restingSystemRoom
            return (reading.isHidden ? 0 : reading.height) - given
        }
        var gifts: [(controller: UIViewController, amount: CGFloat)] = []
        for child in tabs.children {
            if let navigationController, navigationController === child {
                if let screen { gifts.append((screen, amount(in: child))) }
            } else if (child as? UINavigationController)?.pushesBarAway != true {
                gifts.append((child, amount(in: child)))
            }
        }
        room.give(gifts)
    }

    func giveRoom(in tabs: UITabBarController) {
        giveRoom(in: tabs, changing: travel?.navigationController, screen: travel?.screen)
    }

    /// Returns the height that UIKit reserves in the selected screen for the hidden system bar: now, and while no push
    /// hides the bar. If the screen does not reach the bottom, UIKit reserves the height outside the screen.
    func systemRoom(in tabs: UITabBarController, _ view: UIView) -> (now: CGFloat, atRest: CGFloat) {
        let known = (now: reading.systemRoom, atRest: reading.restingSystemRoom)
        guard !systemBar.isHiddenByApp, systemBar.isHidden, room.isLaidOut, view.window != nil,
            let child = tabs.selectedViewController, child.parent === tabs, let screen = child.viewIfLoaded,
            screen.window != nil, screen.transform.isIdentity
        else { return known }
        let place = screen.convert(screen.bounds, to: view)
        // A transition may be moving the screen.
        guard abs(place.minX) < 1, abs(place.width - view.bounds.width) < 1 else { return known }
        let below = max(view.bounds.maxY - place.maxY, 0)
        let inset = screen.safeAreaInsets.bottom - child.additionalSafeAreaInsets.bottom + below
        let now = min(max(inset - view.safeAreaInsets.bottom, 0), tabs.tabBar.bounds.height)
        return (now, (child as? UINavigationController)?.pushesBarAway == true ? known.atRest : now)
    }
}
#endif
