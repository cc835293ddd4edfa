import UIKit

/// A view filled with a gradient from its top left to its bottom right.
final class GradientView: UIView {
    fileprivate let gradient = CAGradientLayer()

    init(_ colors: [UIColor], corner: CGFloat = 0) {
        super.init(frame: .zero)
        gradient.colors = colors.map(\.cgColor)
        gradient.startPoint = CGPoint(x: 0.1, y: 0)
        gradient.endPoint = CGPoint(x: 0.9, y: 1)
        gradient.cornerRadius = corner
        layer.cornerRadius = corner
        layer.addSublayer(gradient)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
    }
}

extension GradientView: Mirrorable {
    func mirror() {
        gradient.startPoint.x = 1 - gradient.startPoint.x
        gradient.endPoint.x = 1 - gradient.endPoint.x
    }
}

/// A filled outline, drawn in a box of `size` points, which moves with its view.
final class ShapeView: UIView {
    fileprivate let shape = CAShapeLayer()

    init(_ path: UIBezierPath, fill: UIColor) {
        super.init(frame: .zero)
        shape.path = path.cgPath
        shape.fillColor = fill.cgColor
        layer.addSublayer(shape)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}

extension ShapeView: Mirrorable {
    func mirror() {
        let flip = CATransform3DMakeScale(-1, 1, 1)
        shape.transform = CATransform3DConcat(flip, CATransform3DMakeTranslation(bounds.width, 0, 0))
    }
}

extension UIView {
    /// Adds `view` at the place given and returns it.
    @discardableResult
    func place<Subview: UIView>(
        _ view: Subview, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
    ) -> Subview {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        addSubview(view)
        return view
    }

    /// A soft shadow below a card.
    func lift() {
        layer.shadowColor = Palette.ink.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
    }
}

/// A rounded white surface, or one of another colour.
@MainActor func card(_ color: UIColor = Palette.white, corner: CGFloat = 20) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    view.layer.cornerRadius = corner
    return view
}

/// A label of one line, or with `lines` 0 of as many as the text needs.
@MainActor func text(
    _ string: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = Palette.ink,
    lines: Int = 1, alignment: NSTextAlignment = .natural
) -> UILabel {
    let label = UILabel()
    label.text = string
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.numberOfLines = lines
    label.textAlignment = alignment
    return label
}

/// A circle with someone's initials.
@MainActor func avatar(_ initials: String, _ colors: [UIColor], diameter: CGFloat) -> UIView {
    let view = GradientView(colors, corner: diameter / 2)
    view.place(
        text(initials, diameter * 0.36, .semibold, Palette.white, alignment: .center),
        x: 0, y: 0, width: diameter, height: diameter
    )
    return view
}

/// The picture of a capsule-shaped button; it is not a control, because nothing in a preview is tapped.
final class Pill: UIView {
    private let label: UILabel

    init(_ title: String, _ size: CGFloat, fill: UIColor, ink: UIColor) {
        label = text(title, size, .semibold, ink, alignment: .center)
        super.init(frame: .zero)
        backgroundColor = fill
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}
