import UIKit

/// A small phone with a picture of a screen, or with a real one, on its display.
final class PhoneView: UIView {
    /// Height over width.
    static let proportion = LivePreview.screenSize.height / LivePreview.screenSize.width

    private let display = UIView()
    private let still = UIImageView()

    /// What is shown while no real screen is.
    var image: UIImage? {
        get { still.image }
        set { still.image = newValue }
    }

    /// A view as large as a real screen, which is shown smaller. Whoever sets it also owns its controller.
    var live: UIView? {
        didSet {
            guard live !== oldValue else { return }
            if oldValue?.superview === display { oldValue?.removeFromSuperview() }
            if let live { display.addSubview(live) }
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
        layer.cornerCurve = .continuous
        layer.borderWidth = 1
        display.clipsToBounds = true
        display.layer.cornerCurve = .continuous
        display.backgroundColor = .secondarySystemBackground
        still.contentMode = .scaleAspectFill
        addSubview(display)
        display.addSubview(still)
        // What lies on it is a picture to the finger and to VoiceOver; the cell around it speaks.
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        colour()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = bounds.width * 0.03
        layer.cornerRadius = bounds.width * 0.14
        display.frame = bounds.insetBy(dx: frame, dy: frame)
        display.layer.cornerRadius = layer.cornerRadius - frame
        still.frame = display.bounds
        guard let live else { return }
        let size = LivePreview.screenSize
        live.bounds = CGRect(origin: .zero, size: size)
        live.center = CGPoint(x: display.bounds.midX, y: display.bounds.midY)
        live.transform = CGAffineTransform(
            scaleX: display.bounds.width / size.width, y: display.bounds.height / size.height)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        colour()
    }

    private func colour() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
