import UIKit

/// A container as an app might write one: it sets its child's frame in each layout pass.
final class FramingController: UIViewController {
    let child: UIViewController

    init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
        addChild(child)
        child.didMove(toParent: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(child.view)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        child.view.frame = view.bounds
    }
}

// Views that an app adds to bars.
extension UINavigationController {
    func blurBar() { navigationBar.insertSubview(UIVisualEffectView(effect: UIBlurEffect(style: .regular)), at: 0) }
}

extension UITabBarController {
    func blurBar() { tabBar.insertSubview(UIVisualEffectView(effect: UIBlurEffect(style: .regular)), at: 0) }
}
