import UIKit

/// A window above the app's, for controls that are no part of what they control: a transition moves everything in the
/// app's own window, and a presentation covers it. Touches beside the controls go to the window below.
final class OverlayWindow: UIWindow {
    init(windowScene: UIWindowScene, root: UIViewController) {
        super.init(windowScene: windowScene)
        windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
        backgroundColor = .clear
        rootViewController = root
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Only while it presents something, as the share sheet, which may ask for text.
    override var canBecomeKey: Bool { rootViewController?.presentedViewController != nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self || view === rootViewController?.view ? nil : view
    }

    /// Takes the window off the screen.
    func remove() {
        isHidden = true
        rootViewController = nil
        windowScene = nil
    }
}
