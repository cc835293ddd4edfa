import Foundation

extension Headless {
    /// Changes the size of a window, as turning the device or resizing a split view does: the root controller is told
    /// `viewWillTransition(to:with:)` first, and the change is animated.
    public static func resize(_ window: UIWindow, to size: CGSize) {
        guard window.bounds.size != size else { return }
        resize(window, to: size) { window.posture = nil }
    }

    /// - Parameter change: Called just before the window gets its new frame.
    static func resize(_ window: UIWindow, to size: CGSize, _ change: @escaping @MainActor () -> Void) {
        let frame = CGRect(origin: window.frame.origin, size: size)
        guard let root = window.rootViewController, root.isViewLoaded else {
            change()
            window.frame = frame
            return
        }
        let place: (UIViewController) -> CGRect = { _ in window.bounds }
        let setting = TransitionContext.Setting(
            from: root, to: root, container: window, view: { _ in root.view },
            initialFrame: place, finalFrame: place, ended: { _ in })
        let context = TransitionContext(
            setting: setting, animator: ResizeAnimator(frame: frame, change: change), interaction: nil)
        let coordinator = TransitionCoordinator(context: context)
        // This is the only reference to the coordinator, and an optimised build would not keep an object that is only
        // mentioned.
        context.whenEnded { withExtendedLifetime(coordinator) {} }
        root.viewWillTransition(to: size, with: coordinator)
        tellPresentations(of: root, size, coordinator)
        context.start()
    }

    /// Notifies what a controller or one of its children presents; a child may present in its own place.
    private static func tellPresentations(
        of controller: UIViewController, _ size: CGSize, _ coordinator: TransitionCoordinator
    ) {
        for presentation in controller.modal.presentation?.chain ?? [] {
            presentation.controller.viewWillTransition(to: size, with: coordinator)
        }
        for child in controller.children {
            let own = controller.size(forChildContentContainer: child, withParentContainerSize: size)
            tellPresentations(of: child, own, coordinator)
        }
    }

    /// Rotates the device by a quarter: width and height of the window change places.
    public static func rotate(_ window: UIWindow) {
        resize(window, to: CGSize(width: window.bounds.height, height: window.bounds.width))
    }
}

/// Animates the frame of a window and the layout that follows.
private final class ResizeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let frame: CGRect
    private let change: @MainActor () -> Void

    init(frame: CGRect, change: @escaping @MainActor () -> Void) {
        (self.frame, self.change) = (frame, change)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let window = transitionContext.containerView
        UIView.animate(withDuration: 0.4) {
            self.change()
            window.frame = self.frame
            if let window = window as? UIWindow { Keyboard.windowDidResize(window) }
            window.layoutIfNeeded()
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}
