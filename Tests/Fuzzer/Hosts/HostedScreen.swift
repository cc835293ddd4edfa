import UIKit

/// A screen that SwiftUI hosts: of one colour, with a view in it.
final class HostedScreen: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let inner = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
        inner.backgroundColor = .red
        view.addSubview(inner)
    }
}

extension UIViewController {
    /// Makes a controller a child: as large as this one, or of a size of its own and behind all else.
    func embed(_ child: UIViewController, size: CGSize? = nil) {
        addChild(child)
        if let size {
            child.view.frame = CGRect(origin: CGPoint(x: view.bounds.midX, y: view.bounds.midY), size: size)
            child.view.autoresizingMask = [
                .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
            ]
            view.insertSubview(child.view, at: 0)
        } else {
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
        }
        child.didMove(toParent: self)
    }

    /// Leaves the container.
    func leave() {
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}
