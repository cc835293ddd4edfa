import UIKit

/// A container as apps write them: it gives its child a frame in each layout pass.
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

// What an app puts on bars of its own.
extension UINavigationController {
    func blurBar() { navigationBar.insertSubview(UIVisualEffectView(effect: UIBlurEffect(style: .regular)), at: 0) }
}

extension UITabBarController {
    func blurBar() { tabBar.insertSubview(UIVisualEffectView(effect: UIBlurEffect(style: .regular)), at: 0) }
}
