import UIKit

/// Shows one child that fills it, in a layout direction and with size classes that can differ from the app's.
@MainActor final class StageHost: UIViewController {
    private var isRightToLeft = false
    private var size = StageSize.window

    /// Puts a child in the place of the one before; nil takes that away.
    func show(_ child: UIViewController?, isRightToLeft: Bool = false, size: StageSize = .window) {
        for old in children {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        (self.isRightToLeft, self.size) = (isRightToLeft, size)
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

    /// The layout of the child runs as asked for, whatever that of the app does, and so do its size classes.
    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        let direction = UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        return size.traits.map { UITraitCollection(traitsFrom: [direction, $0]) } ?? direction
    }
}
