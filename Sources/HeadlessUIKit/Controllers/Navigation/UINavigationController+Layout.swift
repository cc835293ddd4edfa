import Foundation

/// The values on which the frame of the top controller's view depends.
struct NavigationLayout: Equatable {
    var size: CGSize
    /// The lower edge of the bar, which lies lower beside a strip than elsewhere (F149).
    var barBottom: CGFloat
    var isBarHidden: Bool
    var edges: UIRectEdge
    var goesBelowOpaqueBars: Bool
    var isTranslucent: Bool
}

/// The view of a navigation controller.
final class NavigationView: UIView {
    weak var navigation: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        navigation?.layoutContents()
    }

    // The bar's frame depends on the safe area.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

extension UINavigationController {
    func layoutContents() {
        startWaitingChange()
        container.frame = view.bounds
        layoutBar()
        interactivePop.updateEdge()
        guard let top = topViewController else { return }
        let layout = NavigationLayout(
            size: view.bounds.size, barBottom: view.safeAreaInsets.top + barBottom, isBarHidden: isBarHidden,
            edges: top.edgesForExtendedLayout, goesBelowOpaqueBars: top.extendedLayoutIncludesOpaqueBars,
            isTranslucent: navigationBar.isTranslucent)
        // During a transition the animator sets the views' frames, and they keep them afterwards: what the animator
        // forgot is not corrected here, only what the layout has changed meanwhile.
        if Headless.assumptions.containersPlaceScreensInTransit { placeScreensInTransit() }
        // While a transition is ending it is not decided yet which screen stays.
        guard running == nil, !isEnding else {
            // A change of size during the transition must be followed by a layout at rest, even if the old size is back
            // by then.
            if layout.size != laidOut?.size { laidOut = nil }
            return
        }
        guard layout != laidOut else { return }
        laidOut = layout
        if let view = top.viewIfLoaded { view.frame = frame(for: top) }
    }

    /// F134: both screens of a transition get their frames, as if they were at rest.
    private func placeScreensInTransit() {
        for controller in [running?.change.from, running?.change.to] {
            guard let controller, let view = controller.viewIfLoaded, view.superview === container else { continue }
            view.frame = frame(for: controller)
        }
    }

    func layoutBar() {
        let isAside = !view.verticalBarSide.isEmpty
        let height = isAside ? UINavigationBar.heightBesideStrip : UINavigationBar.standardHeight
        let top = view.safeAreaInsets.top + barBottom - height
        let frame = CGRect(x: 0, y: isBarHidden ? -height : top, width: view.bounds.width, height: height)
        if navigationBar.frame != frame { navigationBar.frame = frame }
        navigationBar.statusBarHeight = top
        navigationBar.alpha = isBarHidden ? 0 : 1
    }

    /// F149: how far the bar reaches down below the safe area, in points. Beside an upright bar it is higher, and a gap
    /// is above it.
    var barBottom: CGFloat {
        viewIfLoaded?.verticalBarSide.isEmpty == false
            ? UINavigationBar.gapBesideStrip + UINavigationBar.heightBesideStrip : UINavigationBar.standardHeight
    }

    /// The frame of the view of a controller on the stack, in the container's coordinates.
    func frame(for child: UIViewController) -> CGRect {
        var frame = container.bounds
        let goesBelowBar =
            child.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
        if !isBarHidden, !goesBelowBar {
            let top = view.safeAreaInsets.top + barBottom
            frame.origin.y += top
            frame.size.height -= top
        }
        return frame
    }

    /// Sets the frame of a controller's view. Outside of a window there is no safe area, so that frame may change
    /// later.
    func place(_ child: UIViewController) {
        child.view.frame = frame(for: child)
        if view.window == nil { laidOut = nil }
    }

    /// Shows the top controller at once, without a transition, because the navigation controller itself is not on
    /// screen.
    func installTop() {
        guard isViewLoaded, running == nil, waiting == nil, let top = topViewController else { return }
        // Only one child may be visible, even if a broken transition has left other views here.
        for view in container.subviews where view !== top.view { view.removeFromSuperview() }
        if top.view.superview !== container {
            place(top)
            container.addSubview(top.view)
            laidOut = nil
        }
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    }
}
