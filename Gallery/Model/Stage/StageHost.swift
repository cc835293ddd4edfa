import UIKit

/// Shows one child that fills it, in a layout direction that can differ from the app's.
@MainActor final class StageHost: UIViewController {
    private var isRightToLeft = false

    /// Puts a child in the place of the one before; nil takes that away.
    func show(_ child: UIViewController?, isRightToLeft: Bool) {
        for old in children {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        self.isRightToLeft = isRightToLeft
        guard let child else { return }
        addChild(child)
        if isViewLoaded { embed(child) }
        child.didMove(toParent: self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        children.forEach(embed)
    }

    private func embed(_ child: UIViewController) {
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
    }

    /// The layout of the child runs as asked for, whatever that of the app does.
    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
