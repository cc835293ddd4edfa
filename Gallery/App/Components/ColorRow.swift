import UIKit

/// A title and a well of colour, which opens the system's picker.
final class ColorRow: UIView {
    private let well = UIColorWell()

    init(_ title: String, identifier: String, color: UIColor, changed: @escaping (UIColor) -> Void) {
        super.init(frame: .zero)
        let label = UILabel(title, .subheadline)
        label.isAccessibilityElement = false
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, well])
        row.spacing = 12
        row.alignment = .center
        fill(with: row)
        well.title = title
        well.supportsAlpha = false
        well.selectedColor = color
        well.accessibilityLabel = title
        well.accessibilityIdentifier = identifier
        well.addAction(
            UIAction { [weak well] _ in if let color = well?.selectedColor { changed(color) } }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
