import UIKit

/// Progress over time, drawn: the run of a timing from 0 to 1, and beyond where it swings.
final class TimingGraphView: UIView {
    private let curve = CAShapeLayer()
    private let grid = CAShapeLayer()

    /// What is drawn.
    var graph: TimingGraph? {
        didSet { if graph != oldValue { setNeedsLayout() } }
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
        accessibilityLabel = String(localized: "Progress over time")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 120) }

    override func layoutSubviews() {
        super.layoutSubviews()
        // UIKit lays views out anew for another appearance. Layers do not follow it by themselves.
        colour()
        let area = bounds.insetBy(dx: 14, dy: 14)
        guard let graph, area.width > 0, area.height > 0 else { return }
        let range = graph.range
        // Time runs as the user reads, progress upwards.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ time: Double, _ progress: Double) -> CGPoint {
            let height = (progress - range.lowerBound) / (range.upperBound - range.lowerBound)
            return CGPoint(
                x: area.minX + area.width * (isMirrored ? 1 - time : time), y: area.maxY - area.height * height)
        }
        let lines = UIBezierPath()
        for progress in [0.0, 1] {
            lines.move(to: place(0, progress))
            lines.addLine(to: place(1, progress))
        }
        let path = UIBezierPath()
        for (index, point) in graph.points.enumerated() {
            let place = place(point.time, point.progress)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        grid.path = lines.cgPath
        curve.path = path.cgPath
        CATransaction.commit()
        let swing = Int(((range.upperBound - 1) * 100).rounded())
        let seconds = String(format: "%.2f", locale: .current, graph.duration)
        accessibilityValue =
            swing > 0
            ? String(localized: "\(seconds) seconds, swings \(swing) percent beyond")
            : String(localized: "\(seconds) seconds")
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colour()
    }

    private func colour() {
        curve.strokeColor = tintColor.cgColor
        grid.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
