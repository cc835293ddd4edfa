#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// Decides when the package's own bar reads the values that it shows.
///
/// UIKit does not report changes of items: key-value observing is documented for neither `UITabBarItem` nor `UITab`.
/// The values are therefore read at the end of a turn of the run loop, and only while the bar is visible. An app at rest
/// has no turns. While an app is busy, for example while a list scrolls, the reads have a limited rate, and a last read
/// follows the last turn. Only the few values that decide where the bar is and which items it has are compared in each
/// turn.
@MainActor
final class TabBarWatch {
    /// The longest time until a change is read, in seconds.
    static let longestWait = 0.1
    /// The number of reads in quick succession before the rate is limited.
    private static let burst = 5.0

    /// The values that decide which items the bar has, which one is selected, and whether and where the bar is visible.
    private struct Glance: Equatable {
        var items: [ObjectIdentifier]
        var selected: ObjectIdentifier?
        var top: ObjectIdentifier?
        var isPushedAway = false
        var isSystemBarHidden: Bool
        var isHidden = false

        @MainActor
        init(at tabs: UITabBarController) {
            items = (tabs.tabBar.items ?? []).map { ObjectIdentifier($0) }
            isSystemBarHidden = tabs.tabBar.isHidden
            if #available(iOS 18.0, *) { isHidden = tabs.isTabBarHidden }
            guard let controller = tabs.selectedViewController else { return }
            selected = ObjectIdentifier(controller)
            guard let navigation = controller as? UINavigationController else { return }
            top = navigation.topViewController.map { ObjectIdentifier($0) }
            isPushedAway = navigation.pushesBarAway
        }
    }

    private weak var tabBarController: UITabBarController?
    private let bar: UIView
    private let read: @MainActor () -> Void
    private var glance: Glance?
    /// Whether the values are read at the end of this turn in any case.
    private var isDue = false
    /// The time at which all past reads count as used up, at the limited rate.
    private var paidUntil: CFTimeInterval = 0
    /// Whether the values were read in this turn.
    private var hasRead = false
    private var isWaking = false
    /// Whether a watch has made this turn. All bars read in it, because otherwise each would make a turn for the others, for
    /// ever.
    private static var isWakeTurn = false
    private var isOver = false

    /// - Parameter read: Reads the values and shows them.
    init(of bar: UIView, in tabBarController: UITabBarController, read: @escaping @MainActor () -> Void) {
        self.bar = bar
        self.tabBarController = tabBarController
        self.read = read
        TurnWatch.begin(of: tabBarController.view) { [weak self] in self?.turnEnds() ?? false }
        // The closure above may be called twice in a turn (F212), this one once.
        TurnWatch.begin(.afterLayout) { [weak self] in self?.turnHasEnded() ?? false }
    }

    /// Reads the values at the end of this turn.
    func setNeedsRead() { isDue = true }

    func end() { isOver = true }

    private func turnEnds() -> Bool {
        guard !isOver, let tabBarController else { return false }
        guard bar.window != nil || isDue else { return true }
        let glance = Glance(at: tabBarController)
        if isDue || glance != self.glance {
            isDue = false
            read()
            // The read may have hidden the system bar.
            self.glance = Glance(at: tabBarController)
        } else if bar.isHidden || hasRead {
            return true
        } else if wait < 0.000_1 {
            paidUntil = max(paidUntil, CACurrentMediaTime()) + Self.longestWait
            read()
        } else if Self.isWakeTurn {
            read()
        } else {
            return true
        }
        hasRead = true
        return true
    }

    private func turnHasEnded() -> Bool {
        if !isOver, !hasRead, bar.window != nil, !bar.isHidden { wake() }
        (hasRead, Self.isWakeTurn) = (false, false)
        return !isOver && tabBarController != nil
    }

    /// The time until the values may be read, in seconds; not positive if they may be read now.
    private var wait: Double { paidUntil - CACurrentMediaTime() - Self.longestWait * Self.burst }

    /// Makes a turn when the values may be read again, because no other turn may follow.
    private func wake() {
        guard !isWaking else { return }
        isWaking = true
        MainQueue.after(max(wait, 0)) { [weak self] in
            self?.isWaking = false
            Self.isWakeTurn = true
        }
    }
}

extension UINavigationController {
    /// Whether a screen of the stack hides the bar at the bottom.
    var pushesBarAway: Bool { viewControllers.contains { $0.hidesBottomBarWhenPushed } }
}
#endif
