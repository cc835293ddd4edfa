import UIKit

/// A title, and a button whose menu offers a few values, one of which is chosen.
final class ChoiceRow<Value: Equatable>: UIView {
    private let button = UIButton(configuration: .gray())
    private let title: String
    private let options: [(title: String, value: Value)]
    private let changed: (Value) -> Void

    /// What is chosen. Setting it tells nobody.
    var value: Value {
        didSet { show() }
    }

    init(
        _ title: String, identifier: String, value: Value, options: [(title: String, value: Value)],
        changed: @escaping (Value) -> Void
    ) {
        self.title = title
        self.value = value
        self.options = options
        self.changed = changed
        super.init(frame: .zero)
        let label = UILabel(title, .subheadline)
        label.isAccessibilityElement = false
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        // Titles are short. A long choice takes a second line.
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        fill(with: AdaptiveStack([label, button]))
        button.showsMenuAsPrimaryAction = true
        button.accessibilityIdentifier = identifier
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        show()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func show() {
        let chosen = options.first { $0.value == value }?.title ?? ""
        button.configuration?.title = chosen
        button.accessibilityLabel = title
        button.accessibilityValue = chosen
        button.menu = UIMenu(
            options: .singleSelection,
            children: options.map { option in
                UIAction(title: option.title, state: option.value == value ? .on : .off) { [weak self] _ in
                    self?.choose(option.value)
                }
            })
    }

    private func choose(_ new: Value) {
        guard new != value else { return }
        value = new
        changed(new)
    }
}
