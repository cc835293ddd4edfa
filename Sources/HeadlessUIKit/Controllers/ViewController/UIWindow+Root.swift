import Foundation

extension UIWindow {
    /// Replaces the old root by a new one, at once if the window is shown.
    func rootChanged(from old: UIViewController?) {
        if let old {
            if Headless.assumptions.newRootsLeavePresentations, rootViewController != nil {
                leavePresentations(of: old)
            } else {
                old.modal.presentation?.abandon()
            }
            let wasVisible = old.appearance.isVisible
            if wasVisible { old.beginAppearanceTransition(false, animated: false) }
            old.viewIfLoaded?.removeFromSuperview()
            if wasVisible { old.endAppearanceTransition() }
            old.appearance.isManaged = false
        }
        if !isHidden { showRoot() }
    }

    /// F253: keeps what an old root presents, with its controllers, until it is dismissed.
    private func leavePresentations(of old: UIViewController) {
        for presentation in old.modal.presentation?.chain ?? [] where presentation.phase != .waiting {
            guard let presenter = presentation.presenter else { continue }
            leftPresentations.append(LeftPresentation(presentation: presentation, presenter: presenter))
            // F132: no window is in charge of the old root, should its view come back.
            if presenter === old { presentation.home?.wasManaged = false }
        }
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
            // The app may have set another root when this one was laid out.
            if root.appearance.phase == .appearing { root.endAppearanceTransition() }
        }
    }
}

/// A presentation of a window's old root. A presentation refers to its presenter weakly.
struct LeftPresentation {
    let presentation: ModalPresentation
    let presenter: UIViewController
}
