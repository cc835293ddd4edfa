import Foundation

extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.willMove(toParent: self)
        child.parent?.childControllers.removeAll { $0 === child }
        child.parent = self
        child.appearance.entersParent = true
        childControllers.append(child)
    }

    func leaveParent() {
        guard let parent else { return }
        parent.childControllers.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// The nearest container that is a navigation controller.
    public var navigationController: UINavigationController? {
        var ancestor = parent
        while let controller = ancestor {
            if let navigation = controller as? UINavigationController { return navigation }
            ancestor = controller.parent
        }
        return nil
    }

    /// Changes from one child to another, animated; both are children of this controller already.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - animations: changes to animate; the arriving view is in the hierarchy.
    ///   - completion: runs at the end, with whether the animations finished.
    public func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animated = duration > 0
        let isOnScreen = appearance.isVisible
        if isOnScreen {
            fromViewController.beginAppearanceTransition(false, animated: animated)
            toViewController.beginAppearanceTransition(true, animated: animated)
        }
        fromViewController.view.superview?.addSubview(toViewController.view)
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            fromViewController.view.removeFromSuperview()
            if isOnScreen {
                fromViewController.endAppearanceTransition()
                toViewController.endAppearanceTransition()
            }
            completion?(finished)
        }
    }

    /// Shows a controller in the nearest container that knows how: a navigation controller pushes it.
    public func show(_ vc: UIViewController, sender: Any?) {
        navigationController?.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }
}

extension Headless {
    /// The style of the status bar's text that the window's controllers ask for.
    public static func statusBarStyle(in window: UIWindow) -> UIStatusBarStyle {
        var controller = window.rootViewController
        while let child = controller?.childForStatusBarStyle { controller = child }
        return controller?.preferredStatusBarStyle ?? .default
    }

    /// Whether the window's controllers want the status bar hidden.
    public static func isStatusBarHidden(in window: UIWindow) -> Bool {
        var controller = window.rootViewController
        while let child = controller?.childForStatusBarHidden { controller = child }
        return controller?.prefersStatusBarHidden ?? false
    }

    /// The ways to hold the device that the window's root controller allows.
    public static func supportedInterfaceOrientations(in window: UIWindow) -> UIInterfaceOrientationMask {
        window.rootViewController?.supportedInterfaceOrientations ?? .all
    }
}
