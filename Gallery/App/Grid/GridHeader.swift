import UIKit

/// The title above a section of the grid.
final class GridHeader: UICollectionReusableView {
    private let title = UILabel("", .title3)
    private let advice = UILabel("", .footnote, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .bold(.title3)
        let column = UIStackView(arrangedSubviews: [title, advice])
        column.axis = .vertical
        column.spacing = 2
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        fill(with: column)
        isAccessibilityElement = true
        accessibilityTraits = .header
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// - Parameters:
    ///   - text: What the section is called.
    ///   - words: What it is good for, if anybody says so.
    func show(title text: String, advice words: String?) {
        title.text = text
        advice.text = words
        advice.isHidden = words == nil
        accessibilityLabel = [text, words].compactMap { $0 }.joined(separator: ". ")
    }
}
