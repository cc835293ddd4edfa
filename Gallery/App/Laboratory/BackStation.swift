import UIKit

/// A navigation controller with a screen that has a Back action: whether a swipe from the edge pops it.
final class BackStation: Station, UINavigationControllerDelegate {
    private let navigation = UINavigationController(rootViewController: UIViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        let screen = UIViewController()
        screen.view.backgroundColor = .systemYellow
        if #available(iOS 16.0, *) { screen.navigationItem.backAction = UIAction { _ in } }
        navigation.pushViewController(screen, animated: false)
        navigation.delegate = self
        // Corrected when the swipe goes back.
        findings.note("backActionsStopTheSwipeBack", true)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        if navigationController.viewControllers.count == 1 { findings.note("backActionsStopTheSwipeBack", false) }
    }
}
