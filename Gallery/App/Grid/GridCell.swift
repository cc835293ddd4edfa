import Repertoire
import UIKit

/// A transition in the grid: a small phone and a name.
final class GridCell: UICollectionViewCell {
    let phone = PhoneView()
    /// What it shows.
    private(set) var name: TransitionName?
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
        // Where there is one column only, for large text, a phone as wide as that would be higher than the screen.
        let width = phone.widthAnchor.constraint(equalTo: contentView.widthAnchor)
        width.priority = .defaultHigh
        let bottom = caption.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            phone.topAnchor.constraint(equalTo: contentView.topAnchor),
            phone.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            phone.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor),
            phone.widthAnchor.constraint(lessThanOrEqualToConstant: 220),
            width,
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

    /// Shows a transition. VoiceOver says its summary after its title.
    func show(_ info: AnimatorInfo, isFavourite: Bool) {
        name = info.name
        title.text = info.title
        star.isHidden = !isFavourite
        accessibilityIdentifier = AccessibilityIdentifier.cell(info.name.rawValue)
        accessibilityLabel = info.title
        accessibilityValue = isFavourite ? String(localized: "Favourite") : nil
        accessibilityHint = info.summary
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
