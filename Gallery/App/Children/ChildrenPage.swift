import Repertoire
import TransitionSwap
import UIKit

/// A container with three children of its own: taps on the segments, code and swipes change them by any transition.
@MainActor
final class ChildrenPage: UIViewController {
    private let animators: [any TransitionAnimator]
    private var animator: any TransitionAnimator
    private let segments = UISegmentedControl(items: [
        String(localized: "News"), String(localized: "Photos"), String(localized: "People"),
    ])
    private let stage = UIView()
    private let screens: [UIViewController]

    /// The page as a screen with a bar.
    ///
    /// - Parameters:
    ///   - animators: The transitions to choose from.
    ///   - close: Leaves the page.
    static func controller(animators: [any TransitionAnimator], close: @escaping () -> Void) -> UIViewController {
        let page = ChildrenPage(animators)
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { _ in close() })
        return UINavigationController(rootViewController: page)
    }

    private init(_ animators: [any TransitionAnimator]) {
        self.animators = animators.filter {
            $0.info.containers.contains(.tab) && [nil, .pageCurl].contains($0.systemTransition)
        }
        animator = self.animators.first { $0.info.name.rawValue == "cube" } ?? .cube
        screens = [("newspaper", UIColor.systemTeal), ("photo", .systemOrange), ("person.2", .systemPurple)].map {
            ChildPageScreen(symbol: $0.0, color: $0.1)
        }
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Children")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(stage)
        view.addSubview(segments)
        segments.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                childTransitions.select(segments.selectedSegmentIndex)
            }, for: .valueChanged)
        segments.accessibilityIdentifier = AccessibilityIdentifier.childSegments
        stage.accessibilityIdentifier = AccessibilityIdentifier.childStage
        childTransitions.onEvent = { [weak self] event in
            if event == .finished || event == .cancelled { self?.showSelection() }
        }
        install()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        segments.frame = CGRect(x: room.minX + 16, y: room.minY + 8, width: max(room.width - 32, 0), height: 32)
        let top = segments.frame.maxY + 8
        stage.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.maxY - top, 0))
    }

    private func install() {
        setChildren(
            screens, selectedIndex: childTransitions.selectedIndex ?? 0, in: stage, transition: animator,
            swipe: .fromAnywhere)
        showSelection()
        showMenu()
    }

    private func showSelection() { segments.selectedSegmentIndex = childTransitions.selectedIndex ?? 0 }

    private func showMenu() {
        let transitions = animators.map { animator in
            UIAction(title: animator.info.title, state: animator.info.name == self.animator.info.name ? .on : .off) {
                [weak self] _ in
                self?.animator = animator
                self?.install()
            }
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: animator.info.title, menu: UIMenu(title: String(localized: "Transition"), children: transitions))
    }
}

/// A child with a symbol on a colour.
private final class ChildPageScreen: UIViewController {
    private let symbol = UIImageView()

    init(symbol name: String, color: UIColor) {
        super.init(nibName: nil, bundle: nil)
        symbol.image = UIImage(systemName: name)
        symbol.tintColor = .white
        symbol.contentMode = .scaleAspectFit
        self.color = color
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var color = UIColor.systemGray

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        view.addSubview(symbol)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = min(view.bounds.width, view.bounds.height) / 3
        symbol.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        symbol.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
}
