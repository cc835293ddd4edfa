import UIKit

/// A demo screen: one screen of an imagined app, with its own hue. It is laid out by hand for its width, once and
/// whenever the width changes.
@MainActor public class Screen: UIViewController {
    private var laidOutSize = CGSize.zero
    /// The view that a tap leads on from, or, on the screen that arrives, the one that it becomes.
    public internal(set) weak var keyView: UIView?

    /// Lays the screen out again when its size has changed.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.bounds.size != laidOutSize else { return }
        laidOutSize = view.bounds.size
        for subview in view.subviews {
            subview.removeFromSuperview()
        }
        fill(view, width: laidOutSize.width, height: laidOutSize.height)
        if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { view.mirrorContents() }
    }

    /// Adds the views of this screen to `view`, which is empty and has the size given.
    func fill(_ view: UIView, width: CGFloat, height: CGFloat) {}
}
