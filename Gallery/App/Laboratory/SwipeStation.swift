import Repertoire
import UIKit

/// A stack in a tab with a transition of the package: what a finger's swipe back begins, from each place. With swipes
/// switched off it is seen whether the system's own recognisers begin beside a delegate with animators (F78).
final class SwipeStation: TabBarStation, UINavigationControllerDelegate {
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private var touched = TouchedView()
    private let swipe: SwipeOrigin
    private var isOurs = false

    init(_ findings: LaboratoryFindings, swipe: SwipeOrigin) {
        self.swipe = swipe
        super.init(findings)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [navigation] + Self.threeScreens().dropFirst()
        navigation.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
        navigation.delegate = self
        navigation.setNavigationTransition(.slide, options: .init(swipe: swipe))
        navigation.transitions.onEvent = { [weak self] _ in self?.isOurs = true }
        // By default the screen receives the touch only after the recogniser has failed.
        navigation.interactivePopGestureRecognizer?.delaysTouchesBegan = false
        push()
    }

    private func push() {
        touched = TouchedView()
        touched.backgroundColor = .systemYellow
        touched.onDown = { [weak self] in self?.watch() }
        let screen = UIViewController()
        screen.view = touched
        navigation.pushViewController(screen, animated: false)
    }

    /// Writes down what the finger has led to when its change is over, and makes ready for the next one.
    private func watch() {
        let x = Int(touched.down.x)
        isOurs = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
            guard let self else { return }
            let isPopped = navigation.viewControllers.count == 1
            findings.note("from \(x)", isOurs ? "ours" : isPopped ? "the system's" : "nothing")
            findings.note("recognizers", recognizers)
            if isPopped { push() }
        }
    }

    private var recognizers: String {
        ([navigation.interactivePopGestureRecognizer] + contentRecognizers)
            .map { $0.map { "\(type(of: $0)) enabled \($0.isEnabled)" } ?? "none" }.joined(separator: ", ")
    }

    private var contentRecognizers: [UIGestureRecognizer?] {
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) { return [navigation.interactiveContentPopGestureRecognizer] }
        #endif
        return []
    }
}
