import UIKit

/// A transition in the grid: a small phone and a name.
final class GridCell: UICollectionViewCell {
    let phone = PhoneView()
    private let title = UILabel("", .subheadline)
    private let star = UIImageView(image: UIImage(systemName: "star.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.textAlignment = .center
        star.tintColor = .systemYellow
        star.setContentHuggingPriority(.required, for: .horizontal)
        star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
        star.adjustsImageSizeForAccessibilityContentSizeCategory = true
        let caption = UIStackView(arrangedSubviews: [title, star])
        caption.alignment = .center
        caption.spacing = 4
        for view in [phone, caption] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        // The layout first guesses a height, which the phone's proportion must not be broken for.
        let bottom = caption.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            phone.topAnchor.constraint(equalTo: contentView.topAnchor),
            phone.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            phone.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            phone.heightAnchor.constraint(equalTo: phone.widthAnchor, multiplier: PhoneView.proportion),
            caption.topAnchor.constraint(equalTo: phone.bottomAnchor, constant: 8),
            caption.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            caption.leadingAnchor.constraint(greaterThanOrEqualTo: contentView.leadingAnchor),
            caption.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
            bottom,
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// - Parameters:
    ///   - name: The name that the transition is registered under.
    ///   - summary: What VoiceOver says after the title.
    func show(name: String, title text: String, summary: String, isFavourite: Bool) {
        title.text = text
        star.isHidden = !isFavourite
        accessibilityIdentifier = AccessibilityIdentifier.cell(name)
        accessibilityLabel = text
        accessibilityValue = isFavourite ? "Favourite" : nil
        accessibilityHint = summary
    }

    override var isHighlighted: Bool {
        didSet { phone.alpha = isHighlighted ? 0.6 : 1 }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        phone.image = nil
        phone.live = nil
    }
}
