import UIKit

/// Progress over time, drawn: the run of a timing from 0 to 1, and beyond 1 where it swings.
final class TimingGraphView: UIView {
    private let curve = CAShapeLayer()
    private let grid = CAShapeLayer()

    /// Progress at evenly spaced moments, from the start to the end.
    var samples: [Double] = [] {
        didSet { if samples != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        for shape in [grid, curve] {
            shape.fillColor = nil
            shape.lineJoin = .round
            layer.addSublayer(shape)
        }
        grid.lineWidth = 1
        curve.lineWidth = 3
        isAccessibilityElement = true
        accessibilityTraits = .image
        accessibilityLabel = "Progress over time"
        colour()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 120) }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Room above 1 and below 0 for springs that swing; a wilder one is cut off at the frame.
        let area = bounds.insetBy(dx: 14, dy: 28)
        guard area.width > 0, area.height > 0 else { return }
        let lines = UIBezierPath()
        for y in [area.minY, area.maxY] {
            lines.move(to: CGPoint(x: area.minX, y: y))
            lines.addLine(to: CGPoint(x: area.maxX, y: y))
        }
        let path = UIBezierPath()
        for (index, value) in samples.enumerated() where samples.count > 1 {
            let across = CGFloat(index) / CGFloat(samples.count - 1)
            // Time runs as the user reads.
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = area.minX + area.width * (isMirrored ? 1 - across : across)
            let y = min(max(area.maxY - area.height * CGFloat(value), bounds.minY + 4), bounds.maxY - 4)
            if index == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        grid.path = lines.cgPath
        curve.path = path.cgPath
        CATransaction.commit()
        let highest = samples.max() ?? 1
        accessibilityValue =
            highest > 1.005 ? "Swings \(Int(((highest - 1) * 100).rounded())) percent beyond" : "No swing"
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colour()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        colour()
    }

    /// Layers do not follow dark mode by themselves.
    private func colour() {
        curve.strokeColor = tintColor.cgColor
        grid.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
