import Foundation

extension UIWindow {
    /// Replaces the old root by a new one, at once if the window is shown.
    func rootChanged(from old: UIViewController?) {
        if let old {
            old.modal.presentation?.abandon()
            let wasVisible = old.appearance.isVisible
            if wasVisible { old.beginAppearanceTransition(false, animated: false) }
            old.viewIfLoaded?.removeFromSuperview()
            if wasVisible { old.endAppearanceTransition() }
            old.appearance.isManaged = false
        }
        if !isHidden { showRoot() }
    }

    /// Called when the window is shown or hidden: its root appears or disappears with it.
    func visibilityChanged() {
        if isHidden {
            guard let root = rootViewController, root.appearance.isVisible else { return }
            root.beginAppearanceTransition(false, animated: false)
            root.endAppearanceTransition()
        } else {
            showRoot()
        }
    }

    private func showRoot() {
        guard let root = rootViewController, !root.appearance.isVisible else { return }
        root.appearance.isManaged = true
        root.loadViewIfNeeded()
        root.beginAppearanceTransition(true, animated: false)
        root.view.frame = bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(root.view)
        // The root has appeared when the window has been drawn.
        Headless.clock.schedule(after: 0) { [weak self, weak root] in
            guard let root, self?.rootViewController === root, root.appearance.phase == .appearing else { return }
            self?.layoutIfNeeded()
            root.endAppearanceTransition()
        }
    }
}
