import UIKit

/// A title and a switch.
final class SwitchRow: UIView {
    private let control = UISwitch()

    init(_ title: String, identifier: String, isOn: Bool, changed: @escaping (Bool) -> Void) {
        super.init(frame: .zero)
        let label = UILabel(title, .subheadline)
        label.isAccessibilityElement = false
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        // A row at every text size: a switch is never too wide, and a column would stretch it.
        let row = UIStackView(arrangedSubviews: [label, control])
        row.spacing = 12
        row.alignment = .center
        fill(with: row)
        control.isOn = isOn
        control.accessibilityLabel = title
        control.accessibilityIdentifier = identifier
        control.addAction(
            UIAction { [weak control] _ in if let control { changed(control.isOn) } }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Whether the switch is on. Setting it tells nobody.
    var isOn: Bool {
        get { control.isOn }
        set { control.isOn = newValue }
    }
}
