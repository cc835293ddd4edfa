#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// Pushes that hide the bar, and pops that show it again.
extension AnimatedTabBar {
    func changeAway(to goesAway: Bool, in tabs: UITabBarController) {
        endTravel()
        isAway = goesAway
        guard let navigation = tabs.selectedViewController as? UINavigationController, barView.window != nil,
            !reading.isHidden, Transitions.isEnabled, UIView.areAnimationsEnabled, tabs.transitionCoordinator == nil
        else { return }
        let screen = goesAway ? lastTop : navigation.topViewController
        // The insets are set first, because the request for the coordinator may begin the change and lay out its
        // screens.
        giveRoom(in: tabs, changing: navigation, screen: screen)
        guard let coordinator = navigation.transitionCoordinator, coordinator.isAnimated else { return }
        travel = TabBarTravel(
            of: barView, in: navigation, coordinator: coordinator, screen: screen, goesAway: goesAway,
            fades: SideStrip(in: barView.window) != nil
        ) { [weak self] ended in
            guard let self, travel === ended else { return }
            endTravel()
            finishTravel()
        }
    }

    private func finishTravel() {
        guard let tabBarController else { return }
        update()
        giveRoom(in: tabBarController)
        placeBar(animated: false)
    }

    /// Brings the bar to its place, because the app has switched all transitions off.
    func switchDidChange() {
        guard !Transitions.isEnabled else { return }
        rolling?.end()
        endTravel()
        finishTravel()
        barView.endMotion()
    }

    func endTravel() {
        travel?.end()
        travel = nil
    }
}
#endif
