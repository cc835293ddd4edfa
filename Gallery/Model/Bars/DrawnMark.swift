import TransitionCore
import TransitionTabBar
import UIKit

/// A picture that draws itself as a pen would, from its beginning to its end.
@MainActor final class DrawnMark: UIView, TabItemDrawing {
    /// What is drawn.
    enum Outline: CaseIterable {
        case house, wave, ring, bolt

        /// Corners in a unit square.
        var corners: [CGPoint] {
            switch self {
            case .house: points((0.15, 0.9), (0.15, 0.45), (0.5, 0.1), (0.85, 0.45), (0.85, 0.9), (0.15, 0.9))
            case .wave: points((0.05, 0.6), (0.25, 0.3), (0.45, 0.7), (0.65, 0.3), (0.95, 0.6))
            case .ring:
                (0...24).map { step in
                    let angle = Double(step) / 12 * .pi
                    return CGPoint(x: 0.5 + 0.4 * sin(angle), y: 0.5 - 0.4 * cos(angle))
                }
            case .bolt:
                points((0.6, 0.05), (0.2, 0.55), (0.5, 0.55), (0.4, 0.95), (0.8, 0.42), (0.5, 0.42), (0.6, 0.05))
            }
        }

        private func points(_ corners: (Double, Double)...) -> [CGPoint] {
            corners.map { CGPoint(x: $0.0, y: $0.1) }
        }
    }

    private let outline: Outline
    private let line = CAShapeLayer()

    init(_ outline: Outline) {
        self.outline = outline
        super.init(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        line.fillColor = nil
        line.lineWidth = 2
        layer.addSublayer(line)
        tintColorDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// How much of it is drawn, 0 to 1.
    var drawnPart: CGFloat { line.strokeEnd }

    func drawItem(at progress: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        line.strokeEnd = CGFloat(min(max(progress, 0), 1))
        CATransaction.commit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = bounds
        let path = CGMutablePath()
        for (index, corner) in outline.corners.enumerated() {
            let point = CGPoint(x: corner.x * bounds.width, y: corner.y * bounds.height)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        line.path = path
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        line.strokeColor = tintColor.cgColor
    }
}
