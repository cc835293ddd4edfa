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
        parent.childTraitOverrides[ObjectIdentifier(self)] = nil
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called when the view's place relative to bars changes.
    func extendedLayoutChanged() {
        navigationController?.viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// The nearest container of a type.
    func ancestor<Container: UIViewController>() -> Container? {
        var candidate = parent
        while let controller = candidate {
            if let container = controller as? Container { return container }
            candidate = controller.parent
        }
        return nil
    }

    /// Passes a change of size on to the children whose own size changes with it.
    func tellChildren(ofSize size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let old = child.viewIfLoaded?.bounds.size
            let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if old != new { child.viewWillTransition(to: new, with: coordinator) }
        }
    }

    func change(
        from: UIViewController,
        to: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions,
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        // F243
        guard from.parent === self, to.parent === self else {
            return Headless.raise("Children view controllers must have a common parent view controller")
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            return Headless.raise("A container that forwards appearance callbacks must change its children itself")
        }
        let animated = duration > 0
        let isOnScreen = appearance.isVisible
        if isOnScreen {
            from.beginAppearanceTransition(false, animated: animated)
            to.beginAppearanceTransition(true, animated: animated)
        }
        from.view.superview?.addSubview(to.view)
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            from.view.removeFromSuperview()
            if isOnScreen {
                from.endAppearanceTransition()
                to.endAppearanceTransition()
            }
            completion?(finished)
        }
    }
}

extension Headless {
    /// The style of the status bar's text that the window's controllers ask for.
    public static func statusBarStyle(in window: UIWindow) -> UIStatusBarStyle {
        var controller = window.rootViewController?.statusBarOwner
        while let child = controller?.childForStatusBarStyle { controller = child }
        return controller?.preferredStatusBarStyle ?? .default
    }

    /// Whether the window's controllers want the status bar hidden.
    public static func isStatusBarHidden(in window: UIWindow) -> Bool {
        var controller = window.rootViewController?.statusBarOwner
        while let child = controller?.childForStatusBarHidden { controller = child }
        return controller?.prefersStatusBarHidden ?? false
    }

    /// The interface orientations that the window's root controller supports.
    public static func supportedInterfaceOrientations(in window: UIWindow) -> UIInterfaceOrientationMask {
        window.rootViewController?.supportedInterfaceOrientations ?? .all
    }
}
