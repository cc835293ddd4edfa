import Foundation

/// The values on which the frame of the selected controller's view depends.
struct TabLayout: Equatable {
    var size: CGSize
    var bottom: CGFloat
    var showsBar: Bool
    var goesBelowBar: Bool
    var isUpright: Bool
}

/// The view of a tab bar controller.
final class TabView: UIView {
    weak var tabs: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        tabs?.layoutContents()
    }
}

extension UITabBarController {
    /// Whether the bar takes part in the layout.
    var showsBar: Bool {
        let keepsPlace = !tabBar.isHidden || (Headless.assumptions.hiddenTabBarsKeepTheirPlace && !barFloats)
        return !showsSidebar && !isBarHidden && (!isBarPushedAway || keepsInset) && keepsPlace
    }

    func goesBelowBar(_ child: UIViewController) -> Bool {
        child.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    }

    func layoutContents() {
        container.frame = view.bounds
        layoutFloatingBar()
        layoutBar()
        layoutSidebar()
        guard let selected else { return }
        let layout = TabLayout(
            size: view.bounds.size, bottom: view.safeAreaInsets.bottom, showsBar: showsBar,
            goesBelowBar: goesBelowBar(selected), isUpright: tabBar.isUpright)
        // During a transition the animator sets the views' frames, and they keep them afterwards: what the animator
        // forgot is not corrected here, only what the layout has changed meanwhile.
        if Headless.assumptions.containersPlaceScreensInTransit {
            for controller in running.flatMap({ [$0.from, $0.to] }) {
                guard let view = controller.viewIfLoaded, view.superview === container else { continue }
                view.frame = frame(for: controller)
            }
        }
        guard running.isEmpty else {
            // A change of size during the transition must be followed by a layout at rest, even if the old size is back
            // by then.
            if layout.size != laidOut?.size { laidOut = nil }
            return
        }
        guard layout != laidOut else { return }
        laidOut = layout
        if let view = selected.viewIfLoaded { view.frame = frame(for: selected) }
    }

    /// Places the bar: at the bottom, or upright at a side; below it when hidden; and when a push hides it, at the side to which the screens
    /// move.
    func layoutBar() {
        guard !layoutStrip() else { return }
        let height = UITabBar.standardHeight + view.safeAreaInsets.bottom
        let width = view.bounds.width
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isBarPushedAway ? (isRightToLeft ? width : -width) : 0,
            y: view.bounds.height - (isBarHidden ? 0 : height),
            width: width, height: height)
        if tabBar.frame != frame { tabBar.frame = frame }
    }

    /// The frame of a tab's view, in the container's coordinates.
    func frame(for child: UIViewController) -> CGRect {
        var frame = container.bounds
        if showsBar, !barFloats, !tabBar.isUpright, !goesBelowBar(child) {
            frame.size.height -= UITabBar.standardHeight + view.safeAreaInsets.bottom
        }
        return frame
    }

    /// Updates safe areas after the bar has appeared or disappeared.
    func barPlaceChanged() {
        guard isViewLoaded else { return }
        selected?.viewIfLoaded?.safeAreaCheck()
        view.setNeedsLayout()
    }

    /// Shows or hides the bar as the selected navigation controller asks, in step with a transition if there is one.
    func followBottomBar(along coordinator: TransitionCoordinator?, isOwn: Bool = true) {
        guard isViewLoaded else { return }
        let goes = (selected as? UINavigationController)?.hidesBottomBar ?? false
        let keeps = goes && coordinator != nil && !isOwn && Headless.assumptions.pushedScreensKeepTheBarsInset
        let lets = keepsInset && coordinator == nil
        keepsInset = keeps && goes != isBarPushedAway
        if lets { barPlaceChanged() }
        guard goes != isBarPushedAway else {
            // A cancelled animation has put the bar at its old place.
            if coordinator == nil { view.setNeedsLayout() }
            return
        }
        isBarPushedAway = goes
        if Headless.assumptions.stackChangesShowTheTabBar { tabBar.isHidden = false }
        if let coordinator {
            coordinator.animateAlongsideTransition(
                in: tabBar, animation: { [weak self] _ in self?.layoutBar() },
                // Another tab may be selected by now, or this one gone.
                completion: { [weak self] _ in self?.viewIfLoaded?.setNeedsLayout() })
        } else {
            layoutBar()
        }
        barPlaceChanged()
    }
}

extension UINavigationController {
    /// Tells the tab bar controller, if this is its selected controller, whether the stack wants its bar.
    ///
    /// - Parameters:
    ///   - coordinator: The transition that changes it.
    ///   - isOwn: Whether the transition is the system's own push or pop.
    func updateBottomBar(along coordinator: TransitionCoordinator? = nil, isOwn: Bool = true) {
        guard let tabs = parent as? UITabBarController, tabs.selected === self else { return }
        tabs.followBottomBar(along: coordinator, isOwn: isOwn)
    }
}
