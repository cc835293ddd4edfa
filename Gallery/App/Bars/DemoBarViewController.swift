import Repertoire
import TransitionTabBar
import UIKit

/// A demo app that fills the screen, and a button to leave it.
final class DemoBarViewController: UIViewController {
    private let demo: UITabBarController
    private let closeButton = UIButton(configuration: .gray())

    /// - Parameters:
    ///   - bar: The demo app.
    ///   - animator: What its items do when they are selected; nil for the demo's own.
    init(_ bar: DemoBar, animator: (any TabItemAnimator)?) {
        demo = bar.make(animator)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(demo)
        demo.view.accessibilityIdentifier = AccessibilityIdentifier.demoBar
        closeButton.configuration?.image = UIImage(systemName: "xmark")
        closeButton.configuration?.cornerStyle = .capsule
        closeButton.accessibilityLabel = String(localized: "Close")
        closeButton.accessibilityIdentifier = AccessibilityIdentifier.close
        closeButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
        closeButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(closeButton)
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            closeButton.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 12),
            closeButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            closeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }
}
