import UIKit

/// A row that becomes a column when the user's text is so large that a row would squeeze it.
final class AdaptiveStack: UIStackView {
    init(_ views: [UIView], spacing: CGFloat = 12) {
        super.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
        self.spacing = spacing
        adapt()
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("made in code only")
    }

    /// Labels of another size have the stack laid out anew.
    override func layoutSubviews() {
        adapt()
        super.layoutSubviews()
    }

    private func adapt() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if isLarge != (axis == .vertical) || isLarge != (alignment == .fill) {
            axis = isLarge ? .vertical : .horizontal
            alignment = isLarge ? .fill : .center
        }
    }
}
