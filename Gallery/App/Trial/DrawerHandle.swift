import UIKit

/// The short bar at the top of the drawer, which opens and closes it.
final class DrawerHandle: UIControl {
    private let grip = UIView()

    /// Whether the drawer is open.
    var isOpen = false {
        didSet { accessibilityValue = isOpen ? String(localized: "Open") : String(localized: "Closed") }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        grip.backgroundColor = .tertiaryLabel
        grip.layer.cornerRadius = 2.5
        grip.isUserInteractionEnabled = false
        addSubview(grip)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = String(localized: "Settings")
        accessibilityIdentifier = AccessibilityIdentifier.drawerHandle
        addTarget(self, action: #selector(tap), for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 28) }

    override func layoutSubviews() {
        super.layoutSubviews()
        grip.frame = CGRect(x: bounds.midX - 20, y: bounds.midY - 2.5, width: 40, height: 5)
    }

    /// A finger needs 44 points.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -8).contains(point)
    }

    @objc private func tap() {
        sendActions(for: .primaryActionTriggered)
    }
}
