import UIKit

/// A small phone with a picture of a screen, or with a real one, on its display.
final class PhoneView: UIView {
    /// Height over width.
    static let proportion = LivePreview.screenSize.height / LivePreview.screenSize.width

    private let bezel = UIView()
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
        // A line around the phone. A view's colour follows dark mode, and that of a layer's border does not.
        backgroundColor = .separator
        layer.cornerCurve = .continuous
        bezel.backgroundColor = .black
        bezel.layer.cornerCurve = .continuous
        display.clipsToBounds = true
        display.layer.cornerCurve = .continuous
        display.backgroundColor = .secondarySystemBackground
        still.contentMode = .scaleAspectFill
        addSubview(bezel)
        addSubview(display)
        display.addSubview(still)
        // What lies on it is a picture to the finger and to VoiceOver; the cell around it speaks.
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = bounds.width * 0.03
        layer.cornerRadius = bounds.width * 0.14
        bezel.frame = bounds.insetBy(dx: 1, dy: 1)
        bezel.layer.cornerRadius = layer.cornerRadius - 1
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
}
