import UIKit

/// What the grid shows when a search finds nothing: what was searched for, and the names closest to it.
final class NothingFoundView: UIView {
    private let column = UIStackView()
    /// Called with the suggestion that was tapped.
    var onSuggestion: (String) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        column.axis = .vertical
        column.spacing = 12
        column.alignment = .center
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        // Below the search bar rather than in the middle, where the keyboard would cover it.
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 40),
            column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// - Parameters:
    ///   - suggestions: Words that find something.
    ///   - note: What is said instead of the usual words.
    func show(search: String, suggestions: [String], note: String? = nil) {
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        let plain =
            search.isEmpty
            ? String(localized: "No transition matches all filters.")
            : String(localized: "No transition matches “\(search)”.")
        let text = UILabel(note ?? plain, .headline)
        text.numberOfLines = 0
        text.textAlignment = .center
        column.addArrangedSubview(text)
        guard !suggestions.isEmpty else { return }
        let question = UILabel(String(localized: "Did you mean:"), .subheadline, color: .secondaryLabel)
        column.addArrangedSubview(question)
        for suggestion in suggestions {
            let button = UIButton(configuration: .gray())
            button.configuration?.title = suggestion
            button.addAction(
                UIAction { [weak self] _ in self?.onSuggestion(suggestion) }, for: .primaryActionTriggered)
            column.addArrangedSubview(button)
        }
    }
}
