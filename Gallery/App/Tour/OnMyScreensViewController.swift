import UIKit

/// Shows the explanation as a page to read.
final class OnMyScreensViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = AccessibilityIdentifier.Page.help.rawValue
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 12
        for step in OnMyScreens.steps {
            let heading = UILabel(step.title, .headline)
            heading.accessibilityTraits.insert(.header)
            column.addArrangedSubview(heading)
            column.addArrangedSubview(UILabel(step.text, .body))
            if let code = step.code {
                let view = CodeView(code) { [weak self] code, source in self?.share(code, from: source) }
                column.addArrangedSubview(view)
                column.setCustomSpacing(32, after: view)
            }
        }
        let scroll = UIScrollView()
        view.fill(with: scroll)
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
            scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -32),
            column.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }
}
