import UIKit

/// The title above a section of the grid.
final class GridHeader: UICollectionReusableView {
    private let label = UILabel("", .title3)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .bold(.title3)
        label.accessibilityTraits.insert(.header)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// What the section is called.
    var title: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }
}
