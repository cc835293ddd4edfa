import Repertoire
import TransitionSwap
import UIKit

/// A login that becomes the app: the window's root changes there and back, by a transition that is chosen here.
final class LoginViewController: UIViewController {
    private let choices: [any TransitionAnimator]
    private var animator: any TransitionAnimator
    /// The root that the window had.
    private let app: UIViewController
    private let choice = UIButton(configuration: .plain())

    /// Takes the place of a window's root, until someone logs in.
    ///
    /// - Parameter animators: The transitions to choose from.
    static func show(in window: UIWindow, animators: [any TransitionAnimator]) {
        let choices = animators.filter {
            $0.info.containers.contains(.navigation) && [nil, .pageCurl].contains($0.systemTransition)
        }
        guard let app = window.rootViewController,
            let animator = choices.first(where: { $0.info.name == "fold" }) ?? choices.first
        else { return }
        window.setRootViewController(
            LoginViewController(app, animator, choices), transition: animator,
            options: RootTransitionOptions(direction: .backward))
    }

    private init(_ app: UIViewController, _ animator: any TransitionAnimator, _ choices: [any TransitionAnimator]) {
        self.app = app
        self.animator = animator
        self.choices = choices
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var filled = UIButton.Configuration.filled()
        filled.title = String(localized: "Log in")
        let login = UIButton(configuration: filled, primaryAction: UIAction { [weak self] _ in self?.logIn() })
        login.accessibilityIdentifier = AccessibilityIdentifier.login
        choice.showsMenuAsPrimaryAction = true
        choice.accessibilityIdentifier = AccessibilityIdentifier.rootChoices
        showChoice()
        let title = UILabel(String(localized: "Welcome"), .largeTitle)
        let text = UILabel(
            String(localized: "The root of this window has changed. The gallery comes back when you log in."), .body)
        text.textAlignment = .center
        let column = UIStackView(arrangedSubviews: [title, text, login, choice])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func showChoice() {
        choice.configuration?.title = animator.info.title
        choice.menu = UIMenu(
            children: choices.map { animator in
                let isChosen = animator.info.name == self.animator.info.name
                return UIAction(title: animator.info.title, state: isChosen ? .on : .off) { [weak self] _ in
                    self?.animator = animator
                    self?.showChoice()
                }
            })
    }

    private func logIn() {
        view.window?.setRootViewController(app, transition: animator)
    }
}
