import UIKit

/// A demo screen: one screen of an imagined app, with its own hue. It is laid out by hand for its width, once and
/// whenever the width changes.
@MainActor public class Screen: UIViewController {
    private var laidOutSize = CGSize.zero
    private var laidOutStyle = UIUserInterfaceStyle.unspecified
    /// The background in a light appearance.
    private var ground: UIColor?
    /// The view that a tap leads on from, or, on the screen that arrives, the one that it becomes.
    public internal(set) weak var keyView: UIView?

    /// Lays the screen out again when its size or its appearance has changed.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let style = traitCollection.userInterfaceStyle
        guard view.bounds.size != laidOutSize || style != laidOutStyle else { return }
        (laidOutSize, laidOutStyle) = (view.bounds.size, style)
        for subview in view.subviews {
            subview.removeFromSuperview()
        }
        fill(view, width: laidOutSize.width, height: laidOutSize.height)
        ground = ground ?? view.backgroundColor
        let dark = ground.flatMap { style == .dark ? Palette.dark(of: $0) : nil }
        view.backgroundColor = dark ?? ground
        if style == .dark { view.darkenContents(isOnSurface: dark != nil) }
        if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { view.mirrorContents() }
    }

    /// Adds the views of this screen to `view`, which is empty and has the size given.
    func fill(_ view: UIView, width: CGFloat, height: CGFloat) {}
}
